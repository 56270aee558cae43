import { answerOf, createGaemiClient, waitForAccumulation } from '@gaemi/client';

const { GAEMI_URL = 'http://localhost:3000', GAEMI_API_KEY = '' } = process.env;
const client = createGaemiClient({ url: GAEMI_URL, apiKey: GAEMI_API_KEY });

const { from, today, closed_days } = await answerOf(client.GET('/api/v1/mjb-calendar'));
const day = lastTradingDay(from, today, new Set(closed_days));
const request_id = `MJB-${crypto.randomUUID()}`;
const body = { request_id, stock_name: '삼성전자', stock_code: '005930', start_date: day, end_date: day };
await answerOf(client.POST('/api/v1/mjb', { body }));

const record = await waitForAccumulation(client, request_id, { intervalMs: 500 });
console.log(record.stock_name, record.searching_period, record.first_mjb_grade, record.second_mjb_grade);
for (const { rank, name, net_buy } of record.net_buyers.slice(0, 3)) console.log(rank, name, net_buy);

/** The last weekday before today on which the exchange was open. */
function lastTradingDay(first: string, until: string, closed: ReadonlySet<string>): string {
  for (let time = Date.parse(until) - 86_400_000; time >= Date.parse(first); time -= 86_400_000) {
    const date = new Date(time);
    const text = date.toISOString().slice(0, 10);
    if (date.getUTCDay() % 6 !== 0 && !closed.has(text)) return text;
  }
  throw new Error('no trading day');
}
