import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { WATCHLIST_MAX } from '@gaemi/domain/members/limits';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { measureComputingTime } from '@gaemi/testing/measures/computing-time';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const LIST = '/api/v1/watchlist';
const STOCKS = '/api/v1/watchlist/stocks';

let api: TestApi;
let owner: ReturnType<TestApi['browser']>;
let ownerId: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  ownerId = (await api.addMember('owner@example.com'))._id;
  await api.addMember('stranger@example.com');
  owner = await api.logIn('owner@example.com');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.connection.collection('watchlist').deleteMany({});
});

const list = (query: Record<string, string | number> = {}) => owner.get(LIST).query(query);
const add = (stocks: unknown) => owner.post(STOCKS).send({ stocks });
const listNames = (body: { items: { name: string }[] }) => body.items.map((item) => item.name);
const namesFor = async (query: string) => listNames((await list({ query }).expect(200)).body);
/** Adds the stocks one after the other, a second apart. */
const addInTurn = async (...codes: string[]) => {
  for (const code of codes) {
    await add({ [code]: '' }).expect(201);
    api.clock.forward(1);
  }
};
/** Puts stocks on the list past the API. */
const insertRows = (rows: { code: string; name: string }[]) =>
  api.connection
    .collection('watchlist')
    .insertMany(rows.map((row) => ({ userId: ownerId, createdAt: new Date(0), ...row })));
/** Changes the list of companies. The new process reads it at once; the old one would within seconds. */
const putInForce = async (version: string, list: ListedCompany[]) => {
  await api.app
    .get(StockMasterRepository, { strict: false })
    .replace({ version, source: 'bundled', asOf: '2026-11-20', companies: list });
  await api.restart();
  owner = await api.logIn('owner@example.com');
};

describe('the watchlist', () => {
  it.each([
    ['get', LIST],
    ['post', STOCKS],
    ['delete', `${STOCKS}/005930`],
    ['delete', `${STOCKS}/all`],
  ] as const)('asks for a log-in: %s %s', async (method, path) => {
    const answer = await api.browser()[method](path).expect(401);
    expect(answer.body.code).toBe('NOT_LOGGED_IN');
  });

  it('empties the list as it was read: what was added later stays, also in a repeat', async () => {
    await addInTurn('005930', '000660');
    const { as_of: upTo } = (await list().expect(200)).body;
    api.clock.forward(1);
    await addInTurn('009150');
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await owner.delete(`${STOCKS}/all`).query({ up_to: upTo }).expect(204);
      expect((await list().expect(200)).body.items).toMatchObject([{ code: '009150' }]);
    }
    await owner.delete(`${STOCKS}/all`).query({ up_to: 'soon' }).expect(400);
    await owner.delete(`${STOCKS}/all`).expect(204);
    expect((await list().expect(200)).body.total).toBe(0);
  });

  it('takes stocks and lists them newest first, by the names of the stock master', async () => {
    expect((await add({ '005930': '아무 이름', '000660': 'SK하이닉스' }).expect(201)).body).toEqual({ added: 2 });
    api.clock.forward(1);
    await add({ '009830': '한화솔루션' }).expect(201);
    const { body } = await list().expect(200);
    expect(body).toMatchObject({ page: 1, size: 5, total: 3, pages: 1 });
    expect(body.items[0]).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: '한화솔루션',
      code: '009830',
    });
    expect(listNames(body).toSorted()).toEqual(['SK하이닉스', '삼성전자', '한화솔루션']);
  });

  it('leaves a stock that is there as it is', async () => {
    await addInTurn('005930', '000660');
    expect((await add({ '005930': '삼성전자', '000880': '한화' }).expect(201)).body).toEqual({ added: 1 });
    expect((await add({ '005930': '삼성전자' }).expect(201)).body).toEqual({ added: 0 });
    expect(listNames((await list()).body)).toEqual(['한화', 'SK하이닉스', '삼성전자']);
  });

  it('adds nothing when one of the stocks is not listed', async () => {
    const answer = await add({ '005930': '삼성전자', '999999': '없는 회사' }).expect(404);
    expect(answer.body).toEqual({ detail: '상장된 종목을 찾을 수 없습니다.', code: 'STOCK_NOT_FOUND' });
    expect((await list()).body.total).toBe(0);
  });

  it('shows in the stock search what is on it', async () => {
    const likes = async () => {
      const { body } = await owner.get('/api/v1/stocks/search').query({ query: '삼성' }).expect(200);
      return body.items.map((item: { code: string; like: boolean }) => [item.code, item.like]);
    };
    await add({ '009150': '삼성전기' });
    expect(await likes()).toEqual([
      ['005930', false],
      ['009150', true],
    ]);
    await owner.delete(`${STOCKS}/009150`).expect(204);
    expect(await likes()).toEqual([
      ['005930', false],
      ['009150', false],
    ]);
  });

  it('finds by name, code and initial consonants without letter case and blanks, newest first', async () => {
    await addInTurn('005930', '000660', '009150');
    expect(await namesFor('삼성')).toEqual(['삼성전기', '삼성전자']);
    expect(await namesFor('ㅅㅅㅈㅈ')).toEqual(['삼성전자']);
    expect(await namesFor(' sk 하이')).toEqual(['SK하이닉스']);
    expect(await namesFor('0059')).toEqual(['삼성전자']);
    expect(await namesFor('한화')).toEqual([]);
  });

  it('keeps the name of a company that is listed no more, and follows a renamed one', async () => {
    await addInTurn('000880', '009150');
    const changed = companies
      .filter(({ code }) => code !== '000880')
      .map((one) => (one.code === '009150' ? { ...one, name: '새이름전기', formerNames: ['삼성전기'] } : one));
    await putInForce('changed', changed);
    expect(listNames((await list()).body)).toEqual(['새이름전기', '한화']);
    expect(await namesFor('ㅎㅎ')).toEqual(['한화']);
    await owner.delete(`${STOCKS}/000880`).expect(204);
    await add({ '000880': '한화' }).expect(404);
    await putInForce('test', companies);
  });

  it('takes one stock off; one that is not there is 404', async () => {
    await addInTurn('005930', '000660');
    await owner.delete(`${STOCKS}/005930`).expect(204);
    expect(listNames((await list()).body)).toEqual(['SK하이닉스']);
    const answer = await owner.delete(`${STOCKS}/005930`).expect(404);
    expect(answer.body).toEqual({ detail: '관심 종목에 없는 종목입니다.', code: 'NOT_ON_WATCHLIST' });
    await owner.delete(`${STOCKS}/abc`).expect(400);
  });

  it('is emptied at once, and again without complaint', async () => {
    await addInTurn('005930', '000660');
    await owner.delete(`${STOCKS}/all`).expect(204);
    expect((await list()).body.total).toBe(0);
    await owner.delete(`${STOCKS}/all`).expect(204);
  });

  it(`holds ${WATCHLIST_MAX} stocks and takes none of those that are too many`, async () => {
    const codes = Array.from({ length: WATCHLIST_MAX - 1 }, (_, index) => String(300_000 + index));
    await insertRows(codes.map((code) => ({ code, name: `회사${code}` })));
    const answer = await add({ '005930': '삼성전자', '000660': 'SK하이닉스' }).expect(409);
    expect(answer.body).toEqual({
      detail: `관심 종목은 ${WATCHLIST_MAX}개까지 추가할 수 있습니다.`,
      code: 'WATCHLIST_FULL',
    });
    expect((await list()).body.total).toBe(WATCHLIST_MAX - 1);
    await add({ '005930': '삼성전자' }).expect(201);
    // A stock of a full list may be added again.
    expect((await add({ '005930': '삼성전자' }).expect(201)).body).toEqual({ added: 0 });
    await add({ '000660': 'SK하이닉스' }).expect(409);
    expect((await list({ size: 100, page: 5 }).expect(200)).body.items).toHaveLength(100);
  });
});

describe('the watchlist of another member [R14]', () => {
  it('is neither seen nor changed', async () => {
    await add({ '005930': '삼성전자' }).expect(201);
    const stranger = await api.logIn('stranger@example.com');
    expect((await stranger.get(LIST).expect(200)).body.total).toBe(0);
    const theirs = await stranger.delete(`${STOCKS}/005930`).expect(404);
    const none = await stranger.delete(`${STOCKS}/000660`).expect(404);
    expect(theirs.body).toEqual(none.body);
    await stranger.delete(`${STOCKS}/all`).expect(204);
    expect(listNames((await list()).body)).toEqual(['삼성전자']);
  });
});

describe('requests that are none', () => {
  it.each([
    ['no stocks', {}],
    ['an empty map', { stocks: {} }],
    ['a list', { stocks: ['005930'] }],
    ['a text', { stocks: '005930' }],
    ['null', { stocks: null }],
    ['an operator for the map [R17]', { stocks: { $gt: '' } }],
    ['an operator for a name [R17]', { stocks: { '005930': { $gt: '' } } }],
    ['a number for a name', { stocks: { '005930': 1 } }],
    ['a code in small letters', { stocks: { '0126z0': '' } }],
    ['a field of somebody else [R16]', { stocks: { '005930': '' }, userId: '0123456789abcdef01234567' }],
    ['the prototype [R16]', JSON.parse('{"stocks":{"005930":"","__proto__":"x"}}')],
    ['51 stocks', { stocks: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [String(400_000 + at), ''])) }],
  ])('are 400 and add nothing: %s', async (_, body) => {
    const answer = await owner.post(STOCKS).send(body).expect(400);
    expect(answer.body.detail).toMatch(/[가-힣]/);
    expect((await list()).body.total).toBe(0);
  });

  it('takes characters of regular expressions literally, within 200 ms of computing [R18]', async () => {
    await insertRows(
      Array.from({ length: WATCHLIST_MAX }, (_, at) => ({ code: String(500_000 + at), name: `회사${at}` })),
    );
    await list();
    for (const query of ['.*+?()[\\', '(a+)+$', '[', '^회']) {
      const took = await measureComputingTime(async () =>
        expect((await list({ query }).expect(200)).body.total).toBe(0),
      );
      expect(took).toBeLessThan(200);
    }
  });

  it.each([{ page: 0 }, { page: -1 }, { page: 1.5 }, { page: '1e3' }, { size: 0 }, { size: 101 }])(
    'are refused: %o [R19]',
    async (query) => {
      await list(query).expect(400);
    },
  );

  it('beyond the last page have no items and the right total [R19]', async () => {
    await addInTurn('005930', '000660', '000880');
    expect((await list({ page: 2, size: 2 }).expect(200)).body).toMatchObject({ total: 3, pages: 2 });
    const past = await list({ page: 99, size: 2 }).expect(200);
    expect(past.body).toMatchObject({ items: [], page: 99, size: 2, total: 3, pages: 2 });
  });

  it('do not turn a query into an operator [R17]', async () => {
    await owner.get(`${LIST}?query=a&query=b`).expect(400);
    await list({ query: 'x'.repeat(51) }).expect(400);
  });
});
