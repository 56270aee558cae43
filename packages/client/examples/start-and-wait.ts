import { answerOf, createGaemiClient, GaemiError, waitForAnalysis } from '@gaemi/client';

const { GAEMI_URL = 'http://localhost:3000', GAEMI_API_KEY = '' } = process.env;
const client = createGaemiClient({ url: GAEMI_URL, apiKey: GAEMI_API_KEY });

const { credit, news } = await answerOf(client.GET('/api/v1/analysis-costs'));
console.log(`${news.cost} of ${credit} credits`);

// A repeat with this key is the same analysis and no further charge.
const header = { 'idempotency-key': crypto.randomUUID() };
const body = { stock_code: '005930', kind: 'news' } as const;
try {
  const { id } = await answerOf(client.POST('/api/v1/analyses', { params: { header }, body }));
  const { result } = await waitForAnalysis(client, id);
  // Of the two kinds only news has scores.
  if (result !== null && 'good_news_score' in result)
    console.log(result.stock_name, result.good_news_score, result.bad_news_score);
} catch (error) {
  if (!(error instanceof GaemiError)) throw error;
  console.error(error.code, error.message);
  process.exitCode = 1;
}
