import { answerOf, createGaemiClient } from '@gaemi/client';

const { GAEMI_URL = 'http://localhost:3000', GAEMI_API_KEY = '' } = process.env;
const client = createGaemiClient({ url: GAEMI_URL, apiKey: GAEMI_API_KEY });

const query = { stock_code: '005930', size: 1 };
const { items } = await answerOf(client.GET('/api/v1/combined-news-result', { params: { query } }));
const [latest] = items;
if (latest === undefined || !('news_tier' in latest)) throw new Error('not analysed yet');

console.log(latest.stock_name, latest.good_news_score, latest.bad_news_score, latest.lead.join(' '));
const path = { id: latest.good_news_obj_id };
const good = await answerOf(client.GET('/api/v1/good-news/{id}', { params: { path } }));
for (const { text, links } of good.reasons) console.log(text, links[0]);
