import { computingTimeOf } from '@gaemi/testing/measures/computing-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let browser: ReturnType<TestApi['browser']>;
beforeAll(async () => {
  api = await startTestApi();
  const member = await api.addMember('member@example.com');
  await api.connection.collection('watchlist').insertOne({ userId: member._id, code: '009150', createdAt: new Date() });
  browser = await api.logIn('member@example.com');
});
afterAll(() => api.close());

const search = (query: Record<string, string | number>) => browser.get('/api/v1/stocks/search').query(query);
const namesOf = (body: { items: { name: string }[] }) => body.items.map((item) => item.name);

describe('stock search', () => {
  it('asks for a log-in', async () => {
    const answer = await api.browser().get('/api/v1/stocks/search').expect(401);
    expect(answer.body).toEqual({ detail: '로그인이 필요합니다.', code: 'NOT_LOGGED_IN' });
  });

  it('finds by name, code and initial consonants, and tells what is on the watchlist', async () => {
    const answer = await search({ query: '삼성' }).expect(200);
    expect(answer.body).toEqual({
      items: [
        { code: '005930', name: '삼성전자', market: 'KOSPI', like: false },
        { code: '009150', name: '삼성전기', market: 'KOSPI', like: true },
      ],
      page: 1,
      size: 5,
      total: 2,
      pages: 1,
    });
    expect(namesOf((await search({ query: 'ㅅㅅㅈㅈ' })).body)).toEqual(['삼성전자']);
    expect(namesOf((await search({ query: ' sk하이' })).body)).toEqual(['SK하이닉스']);
    expect(namesOf((await search({ query: '000880' })).body)).toEqual(['한화']);
  });

  it('#18 takes characters of regular expressions literally, within 200 ms of computing', async () => {
    for (const query of ['.*+?()[\\', '(a+)+$', '[', '^삼']) {
      const took = await computingTimeOf(async () => expect((await search({ query }).expect(200)).body.total).toBe(0));
      expect(took).toBeLessThan(200);
    }
  });

  it.each([{ page: 0 }, { page: -1 }, { page: 1.5 }, { page: 'x' }, { page: '' }, { page: '1e3' }])(
    '#19 refuses %o',
    async (query) => {
      const answer = await search(query).expect(400);
      expect(answer.body.detail).toBe('페이지 번호가 올바르지 않습니다.');
    },
  );

  it.each([{ size: 0 }, { size: 101 }, { size: 'NaN' }])('#19 refuses %o', async (query) => {
    expect((await search(query).expect(400)).body.detail).toBe('페이지 크기가 올바르지 않습니다.');
  });

  it('#19 answers a page past the end with no items and the right total', async () => {
    const answer = await search({ query: '한화', page: 99, size: 1 }).expect(200);
    expect(answer.body).toEqual({ items: [], page: 99, size: 1, total: 2, pages: 2 });
  });

  it('#17 refuses a query that is no text', async () => {
    await browser.get('/api/v1/stocks/search?query=a&query=b').expect(400);
    await search({ query: 'x'.repeat(51) }).expect(400);
    const answer = await browser.get('/api/v1/stocks/search?query[$gt]=').expect(200);
    expect(answer.body.total).toBe(7);
  });
});
