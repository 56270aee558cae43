import { tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const today = seoulDay(new Date());
const days = tradingDaysBetween(addDays(today, -30), addDays(today, -1));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function member(email: string, credit: number) {
  const { _id } = await api.addMember(email, { credit });
  const browser = await api.logIn(email);
  return {
    news: (requestId: string, side = 'good') =>
      browser.post(`/api/v1/medium-${side}-news-sqs`).send({ request_id: requestId, stock_name: '삼성전자' }),
    mjb: (requestId: string) =>
      browser.post('/api/v1/mjb').send({
        request_id: requestId,
        stock_name: '삼성전자',
        stock_code: '005930',
        start_date: days.at(0),
        end_date: days.at(-1),
      }),
    credit: async () => (await api.users.findByEmail(email))?.credit,
    charges: () =>
      api.connection
        .collection('credit_logs')
        .find({ userId: _id, reference: /^charge/ })
        .toArray(),
    end: (requestId: string) =>
      api.connection.collection('news_analyses').updateOne({ userId: _id, requestId }, { $set: { state: 'done' } }),
  };
}

const refusal = {
  detail: '분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.',
  code: 'TOO_MANY_ANALYSES',
};

describe('analyses of one member at the same time', () => {
  it('are ten of sixteen posted at once, news and accumulation together, and ten charges [R24]', async () => {
    const { news, mjb, credit, charges } = await member('sixteen@example.com', 1_000);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? news(`request-many-${at}`) : mjb(`MJB-many-${at}`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(202), ...Array(6).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual(refusal);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    const paid = await charges();
    expect(paid).toHaveLength(10);
    expect(await credit()).toBe(1_000 + paid.reduce((sum, { change }) => sum + change, 0));
  });

  it('never refuses the other side or a repeat of a running one, and takes a new one after it [R22]', async () => {
    const { news, end } = await member('repeats@example.com', 1_000);
    for (let at = 0; at < 10; at += 1) await news(`request-a${at}`).expect(202);
    await news('request-a10').expect(429);
    await news('request-a1').expect(202);
    await news('request-a1', 'bad').expect(202);
    await end('request-a1');
    await news('request-a10').expect(202);
  });

  it('are refused for want of credit first [R24]', async () => {
    const { news } = await member('poor@example.com', 200);
    for (let at = 0; at < 10; at += 1) await news(`request-b${at}`).expect(202);
    expect((await news('request-b10').expect(402)).body.code).toBe('NOT_ENOUGH_CREDIT');
  });
});
