import { answerOf, createGaemiClient, GaemiError, waitForNews } from '@gaemi/client';

const { GAEMI_URL = 'http://localhost:3000', GAEMI_API_KEY = '' } = process.env;
const client = createGaemiClient({ url: GAEMI_URL, apiKey: GAEMI_API_KEY });

const { credit, news } = await answerOf(client.GET('/api/v1/analysis-costs'));
console.log(`${news.cost} of ${credit} credits`);

// Both posts, repeats too, are one analysis and one charge as long as the id stays the same.
const request_id = `request-${crypto.randomUUID()}`;
const body = { request_id, stock_name: '삼성전자', stock_code: '005930' };
try {
  await answerOf(client.POST(`/api/v1/${news.tier}-good-news-sqs`, { body }));
  const result = await waitForNews(client, request_id, { intervalMs: 500 });
  console.log(result.stock_name, result.good_news_score, result.bad_news_score);
} catch (error) {
  if (!(error instanceof GaemiError)) throw error;
  console.error(error.code, error.message);
  process.exitCode = 1;
}
