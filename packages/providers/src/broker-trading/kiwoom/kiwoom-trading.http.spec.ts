import { lacksBrokers } from '@gaemi/domain/accumulation/incomplete-day';
import type { Venue } from '@gaemi/domain/accumulation/venue';
import { body, cutOff, disconnect, gzipBomb, hang, htmlPage, redirect, status } from '@gaemi/testing/providers/faults';
import { kiwoomDay } from '@gaemi/testing/providers/kiwoom-days';
import {
  answerKiwoomError,
  answerToken,
  type KiwoomStub,
  kiwoomStubKeys,
  startKiwoomStub,
} from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKiwoomClient } from '../../kiwoom/kiwoom-client.ts';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createKiwoomTrading } from './kiwoom-trading.ts';

const day = '2026-11-20';
const forever = Number.POSITIVE_INFINITY;
/** Expected result for the stub's usual day. */
const usualTrades = kiwoomDay('005930', '20261120').map((trade) => ({
  ...trade,
  name: trade.name.replaceAll(' ', ''),
}));

let stub: KiwoomStub;
beforeAll(async () => {
  stub = await startKiwoomStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

interface Options {
  venue?: Venue;
  secretKey?: string;
  requestsPerSecond?: number;
  timeoutMs?: number;
}
const createSource = ({ timeoutMs = 5_000, venue = 'KRX+NXT', ...options }: Options = {}) =>
  createKiwoomTrading(
    createKiwoomClient(
      { baseUrl: stub.url, ...kiwoomStubKeys, requestsPerSecond: 1_000, ...options },
      { timeoutMs, backoffMs: 20 },
    ),
    { venue },
    () => new Date('2026-11-20T16:00:00Z'),
  );
const fetchDay = (source = createSource(), signal = new AbortController().signal) =>
  source.fetchDay({ company, day, signal });
const row = (name: string, figures: [buy: string, sell: string, net: string]) => ({
  mmcm_nm: name,
  buy_qty: figures[0],
  sell_qty: figures[1],
  acc_netprps_qty: figures[2],
});

describe('broker trading of a day from Kiwoom', () => {
  it('sends one request, with both days and a blank period, and returns plain figures and names', async () => {
    expect(await fetchDay()).toEqual({ day, trades: usualTrades });
    expect(stub.calls('au10001')).toBe(1);
    const asked = stub.requests.filter(({ headers }) => headers['api-id'] === 'ka10038');
    expect(asked.map((request) => JSON.parse(request.body))).toEqual([
      { stk_cd: '005930_AL', strt_dt: '20261120', end_dt: '20261120', qry_tp: '3', dt: '' },
    ]);
    expect(asked[0]?.headers['content-type']).toBe('application/json;charset=UTF-8');
  });

  it.each([
    ['KRX', '005930'],
    ['NXT', '005930_NX'],
    ['KRX+NXT', '005930_AL'],
  ] as const)('returns trading of %s for the code %s', async (venue, code) => {
    const source = createSource({ venue });
    expect(source.venue).toBe(venue);
    await fetchDay(source);
    expect(stub.requests.map(({ body: text }) => JSON.parse(text).stk_cd)).toContain(code);
  });

  it('reads all pages', async () => {
    stub.setPageSize(3);
    expect((await fetchDay()).trades).toEqual(usualTrades);
    expect(stub.calls('ka10038')).toBe(4);
  });

  it('never returns a part of the pages', async () => {
    stub.setTrades(() => Array.from({ length: 21 }, (_, index) => ({ name: `증권${index}`, buy: 10, sell: 10 })));
    stub.setPageSize(1);
    await expect(fetchDay()).rejects.toMatchObject({ kind: 'malformed', message: expect.stringContaining('pages') });
    stub.failOn('ka10038', (response, request) => {
      response.setHeader('cont-yn', 'Y');
      body(JSON.stringify({ return_code: 0, return_msg: '', stk_sec_rank: [] }))(response, request);
    });
    await expect(fetchDay()).rejects.toMatchObject({ kind: 'malformed', message: expect.stringContaining('key') });
  });

  it('is empty on a day without trades', async () => {
    stub.setTrades(() => []);
    expect(await fetchDay()).toEqual({ day, trades: [] });
    expect(stub.calls('ka10038')).toBe(1);
  });

  it('joins both halves when the request for all is refused, and does not repeat that request', async () => {
    stub.setQueryTypes(['1', '2']);
    const source = createSource();
    const byName = (trades: readonly { name: string }[]) => trades.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName((await fetchDay(source)).trades)).toEqual(byName(usualTrades));
    await fetchDay(source);
    expect(stub.calls('ka10038')).toBe(5);
  });

  it('joins both halves when the request for all returns only one of them', async () => {
    const asked: string[] = [];
    stub.setRows((rows) => {
      const type = JSON.parse(stub.requests.at(-1)?.body ?? '{}').qry_tp;
      asked.push(type);
      return (type === '3' ? rows.filter(({ acc_netprps_qty: net }) => net.startsWith('+')) : rows).map((one) => ({
        ...one,
      }));
    });
    expect((await fetchDay(createSource({ requestsPerSecond: 4 }))).trades).toHaveLength(usualTrades.length);
    expect(asked).toEqual(['3', '1', '2']);
  });

  it.each([
    ['net buyers', '1'],
    ['net sellers', '2'],
  ])('is refused for now while the request for its %s brings nothing', async (_, missing) => {
    const source = createSource();
    stub.setRows((rows) => {
      const type = JSON.parse(stub.requests.at(-1)?.body ?? '{}').qry_tp;
      const isSeller = ({ acc_netprps_qty: net }: { acc_netprps_qty: string }) => net.startsWith('--');
      const kept = rows.filter((one) => (missing === '1') !== isSeller(one));
      return (type === missing ? [] : kept).map((one) => ({ ...one }));
    });
    await expect(fetchDay(createSource({ requestsPerSecond: 4 }))).rejects.toMatchObject({
      kind: 'malformed',
      retryable: true,
      message: expect.stringContaining('half'),
    });
    stub.recover();
    expect((await fetchDay(source)).trades).toEqual(usualTrades);
  });
});

describe('figures of Kiwoom', () => {
  const rows = (...list: ReturnType<typeof row>[]) => {
    stub.setTrades(() => []);
    stub.setRows(() => list);
  };

  it('may have two signs, be blank or be repeated', async () => {
    rows(
      row('가  나', ['+5', '-9', '--4']),
      row('다라', ['', '-2', '+-2']),
      row('마바', ['6', '0', '+6']),
      row('마 바', ['+6', '', '6']),
      row('', ['', '', '']),
    );
    expect((await fetchDay()).trades).toEqual([
      { name: '가나', buy: 5, sell: 9 },
      { name: '다라', buy: 0, sell: 2 },
      { name: '마바', buy: 6, sell: 0 },
    ]);
  });

  it.each([
    ['negative buying', [row('가', ['-5', '-9', '-14'])]],
    ['negative buying by a double sign', [row('가', ['--5', '0', '--5'])]],
    ['a net that does not come out', [row('가', ['+5', '-9', '+4'])]],
    ['no net', [row('가', ['+5', '-9', ''])]],
    ['a saturated figure', [row('가', ['+4294967295', '0', '+4294967295'])]],
    ['a broker without a name', [row(' ', ['+5', '0', '+5'])]],
    ['words', [row('가', ['많음', '0', '+5'])]],
    ['half a share', [row('가', ['+5.5', '0', '+5.5'])]],
  ])('with %s are malformed and not retried [R48]', async (_, list) => {
    rows(...list);
    await expect(fetchDay()).rejects.toMatchObject({ provider: 'kiwoom', kind: 'malformed', retryable: false });
    await expect(fetchDay()).rejects.toMatchObject({ contradicts: true });
  });

  it('that do not add up to the stated totals come with the stated totals', async () => {
    const sum = (side: 'buy' | 'sell') => usualTrades.reduce((total, trade) => total + trade[side], 0);
    expect((await fetchDay()).differingSums).toBeUndefined();
    stub.setRows((all) => all.slice(1).map((one) => ({ ...one })));
    const stated = { buy: sum('buy'), sell: sum('sell') };
    expect(await fetchDay()).toMatchObject({ trades: usualTrades.slice(1), differingSums: stated });
    stub.setQueryTypes(['1', '2']);
    const joined = await fetchDay();
    expect(joined.trades).toHaveLength(usualTrades.length - 2);
    // Each half states its own totals; together they are those of the day.
    expect(joined.differingSums).toEqual({ ...stated, net: 0 });
    expect(lacksBrokers(joined)).toBe(true);
  });

  it('that nearly add up in both halves lack no brokers', async () => {
    stub.setTrades((code, at) => [...kiwoomDay(code, at), { name: '작은', buy: 1, sell: 1 }]);
    stub.setRows((all) => all.filter(({ mmcm_nm }) => mmcm_nm !== '작은').map((one) => ({ ...one })));
    stub.setQueryTypes(['1', '2']);
    expect(lacksBrokers(await fetchDay())).toBe(false);
  });
});

describe('the token', () => {
  it('is issued once for concurrent requests, and cached', async () => {
    const source = createSource();
    stub.delay(30);
    await Promise.all([fetchDay(source), fetchDay(source), fetchDay(source)]);
    await fetchDay(source);
    expect(stub.calls('au10001')).toBe(1);
    expect(stub.calls('ka10038')).toBe(4);
  });

  it('is renewed ten minutes before it expires', async () => {
    const source = createSource();
    const soon = new Date(Date.now() + 9 * 3_600_000 + 590_000).toISOString().replace(/\D/g, '').slice(0, 14);
    stub.failOn('au10001', (response) => answerToken(response, { token: 'short-lived', expiresAt: soon }));
    stub.failOn('ka10038', body(JSON.stringify({ return_code: 0, stk_sec_rank: [] })));
    await fetchDay(source);
    await fetchDay(source);
    expect(stub.calls('au10001')).toBe(2);
  });

  it.each([
    ['401', 401, '8005'],
    ['8005 with status 200', 200, '8005'],
    ['8031 with status 200', 200, '8031'],
    ['8103 with status 200', 200, '8103'],
    // The address of this machine has changed since the token was issued, which the store may keep for a day.
    ['8010 with status 200', 200, '8010'],
  ])('is renewed once after a refusal by %s', async (_, code, kiwoomCode) => {
    const refuse = () =>
      stub.failOn(
        'ka10038',
        (response) => answerKiwoomError(response, { status: code, returnCode: 3, code: kiwoomCode }),
        1,
      );
    const source = createSource();
    refuse();
    expect((await fetchDay(source)).trades).toHaveLength(usualTrades.length);
    expect(stub.calls('au10001')).toBe(2);
    refuse();
    refuse();
    await expect(fetchDay(source)).rejects.toMatchObject({ kind: 'refused', retryable: false });
    expect(stub.calls('au10001')).toBe(3);
  });

  it('is replaced without an error when the cached one has expired', async () => {
    const source = createSource();
    await fetchDay(source);
    stub.endTokens();
    const days = await Promise.all([fetchDay(source), fetchDay(source)]);
    expect(days.map(({ trades }) => trades.length)).toEqual([usualTrades.length, usualTrades.length]);
    expect(stub.calls('au10001')).toBe(2);
  });

  it.each([
    ['a wrong key', '8001'],
    ['a key of the other environment', '8030'],
    ['an address that is not registered', '8050'],
  ])('is refused for good for %s, without a key in the error', async (_, code) => {
    stub.failOn('au10001', (response) => answerKiwoomError(response, { returnCode: 3, code }), forever);
    const error = await fetchDay().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'refused', retryable: false, message: expect.stringContaining(code) });
    expect(stub.calls('au10001')).toBe(1);
    expect(JSON.stringify(error) + String(error)).not.toContain(kiwoomStubKeys.secretKey);
  });

  it('is malformed in another format', async () => {
    stub.failOn('au10001', body(JSON.stringify({ return_code: 0, return_msg: '', token: 'x', expires_dt: 'soon' })));
    await expect(fetchDay()).rejects.toMatchObject({ kind: 'malformed' });
    await expect(fetchDay(createSource({ secretKey: 'wrong' }))).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is still issued when the first caller gives up', async () => {
    const source = createSource();
    stub.delay(100);
    const gone = fetchDay(source, AbortSignal.timeout(20));
    const waiting = fetchDay(source);
    await expect(gone).rejects.toMatchObject({ kind: 'given-up', retryable: false });
    expect((await waiting).trades).toHaveLength(usualTrades.length);
  });
});

describe('failures of Kiwoom', () => {
  const refusal = (code: string, options: { status?: number; returnCode?: number | string } = {}) => {
    stub.failOn('ka10038', (response) => answerKiwoomError(response, { returnCode: 5, ...options, code }), forever);
  };

  it.each([
    ['429 and 1700', 429, 5],
    ['1700 with status 200', 200, '5'],
  ])('recovers from %s by waiting', async (_, code, returnCode) => {
    const quota = { status: code, returnCode, code: '1700' };
    stub.failOn('ka10038', (response) => answerKiwoomError(response, quota), 2);
    expect((await fetchDay()).trades).toHaveLength(usualTrades.length);
    expect(stub.calls('ka10038')).toBe(3);
  });

  it.each(['1700', '1701', '1702'])('repeated %s is a quota error after three tries', async (code) => {
    refusal(code, { status: 429 });
    await expect(fetchDay()).rejects.toMatchObject({ kind: 'quota', retryable: true });
    expect(stub.calls('ka10038')).toBe(3);
  });

  it.each([
    ['1634', { status: 429 }],
    ['1902', { returnCode: 3 }],
    ['1504', { returnCode: '3' }],
    ['8050', { returnCode: 3 }],
    ['8104', { returnCode: 3 }],
  ])('refuses %s at once', async (code, options) => {
    refusal(code, options);
    await expect(fetchDay()).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining(code) });
    expect(stub.calls('ka10038')).toBe(1);
  });

  it.each([
    ['a lost connection', disconnect],
    ['half an answer', cutOff],
    ['503', status(503)],
    ['429 without a word', status(429, { retryAfter: 0 })],
  ] as const)('recovers from a single %s', async (_, fault) => {
    stub.failOn('ka10038', fault);
    expect((await fetchDay()).trades).toHaveLength(usualTrades.length);
  });

  it.each([
    ['HTML', htmlPage],
    ['half a JSON', body('{"return_code": 0')],
    ['no return code', body('{"stk_sec_rank": []}')],
    ['no list', body('{"return_code": 0}')],
    ['a gzip bomb', gzipBomb(50_000_000)],
  ] as const)('%s is malformed', async (_, fault) => {
    stub.failOn('ka10038', fault);
    await expect(fetchDay()).rejects.toMatchObject({ kind: 'malformed', retryable: false, contradicts: false });
  });

  it('accepts a return code given as text', async () => {
    stub.failOn('ka10038', body('{"return_code": "0", "return_msg": "", "stk_sec_rank": []}'));
    expect((await fetchDay()).trades).toEqual([]);
  });

  it('does not follow redirects with keys [R45]', async () => {
    stub.failOn('au10001', redirect(`${stub.url}/elsewhere`, 307));
    await expect(fetchDay()).rejects.toMatchObject({ kind: 'refused' });
    expect(stub.requests.map(({ path }) => path)).toEqual(['/oauth2/token']);
  });

  it("a silent server ends with the time limit of each try, or with the caller's deadline", async () => {
    stub.failOn('ka10038', hang, forever);
    await expect(fetchDay(createSource({ timeoutMs: 500 }))).rejects.toMatchObject({
      kind: 'timeout',
      retryable: true,
    });
    expect(stub.calls('ka10038')).toBe(3);
    await expect(fetchDay(createSource(), AbortSignal.timeout(100))).rejects.toMatchObject({ retryable: false });
  });

  it('requests of one kind keep the rate limit', async () => {
    const source = createSource({ requestsPerSecond: 20 });
    await fetchDay(source);
    const start = performance.now();
    await Promise.all(Array.from({ length: 30 }, () => fetchDay(source)));
    expect(performance.now() - start).toBeGreaterThan(450);
  });
});

describe('the floating shares', () => {
  const floating = (source = createSource()) =>
    source.fetchFloatingShares({ company, signal: new AbortController().signal });

  it.each([
    ['thousands', { dstr_stk: '60010' }, 60_010_000],
    ['single shares', { dstr_stk: '60010123' }, 60_010_123],
    ['neither unit', { dstr_stk: '123' }, 60_000_000],
    ['nothing but their part of the listed ones', { dstr_stk: '' }, 60_000_000],
    ['signs that say nothing', { flo_stk: '+100000', dstr_stk: '-60000', dstr_rt: '-60.0' }, 60_000_000],
  ])('come in %s, as of the day in Seoul', async (_, fields, shares) => {
    stub.setFloat(fields);
    expect(await floating()).toEqual({ shares, asOf: '2026-11-21' });
  });

  it.each([
    ['without a part', { dstr_rt: '' }],
    ['without listed shares', { flo_stk: '' }],
    ['with a part of 0', { dstr_rt: '0.0' }],
    ['with more than all', { dstr_rt: '160.0' }],
  ])('are unknown %s, never 0 and never the listed shares', async (_, fields) => {
    stub.setFloat(fields);
    expect(await floating()).toBeNull();
  });

  it('use the plain code for every venue, and are malformed when they are not figures', async () => {
    stub.setFloat({ flo_stk: '많음' });
    await expect(floating(createSource({ venue: 'NXT' }))).rejects.toMatchObject({ kind: 'malformed' });
    expect(stub.requests.map(({ body: text }) => JSON.parse(text).stk_cd)).toContain('005930');
  });
});
