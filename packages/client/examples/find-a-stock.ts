import { answerOf, createGaemiClient } from '@gaemi/client';

const { GAEMI_URL = 'http://localhost:3000', GAEMI_API_KEY = '' } = process.env;
const client = createGaemiClient({ url: GAEMI_URL, apiKey: GAEMI_API_KEY });

const query = { query: '삼성전자' };
const { items } = await answerOf(client.GET('/api/v1/stocks/search', { params: { query } }));
for (const { code, name, market } of items) console.log(code, name, market);
