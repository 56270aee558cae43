import { body, disconnect, hang, htmlPage, status } from '@gaemi/testing/providers/faults';
import {
  answerKisError,
  type KisPriceStub,
  kisStubKeys,
  startKisPriceStub,
} from '@gaemi/testing/providers/kis-price-stub';
import { kiwoomChart } from '@gaemi/testing/providers/kiwoom-charts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPace } from '../../pace/request-pace.ts';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createKisClient, kisRates } from './kis-client.ts';
import { createKisPrices } from './kis-prices.ts';

const [from, to] = ['2025-10-20', '2026-11-20'];
const forever = Number.POSITIVE_INFINITY;

let stub: KisPriceStub;
beforeAll(async () => {
  stub = await startKisPriceStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

const fast = { perSecond: 1_000, burst: 100 };
const fastPace = createPace({ each: fast, all: fast });
const createSource = ({ timeoutMs = 5_000, appSecret = kisStubKeys.appSecret, pace = fastPace } = {}) =>
  createKisPrices(
    createKisClient({ baseUrl: stub.url, appKey: kisStubKeys.appKey, appSecret, pace }, { timeoutMs, backoffMs: 10 }),
  );
const fetchDays = (source = createSource(), signal = new AbortController().signal) =>
  source.fetchDays({ company, from, to, signal });
const asked = () => stub.requests.filter(({ path }) => path.startsWith('/uapi/')).map(({ query }) => query);
const dashed = (day: string) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

describe('daily prices from KIS', () => {
  it('asks for adjusted days in windows of at most 100 rows, and joins them', async () => {
    const { days, asOf, completeFrom } = await fetchDays();
    const expected = kiwoomChart('005930', '20261120')
      .map(({ day, ...price }) => ({ day: dashed(day), ...price }))
      .filter(({ day }) => day >= from && day <= to)
      .toReversed();
    expect(days).toEqual(expected);
    expect([asOf, completeFrom]).toEqual([to, from]);
    expect(asked().map((query) => [query.get('FID_INPUT_DATE_1'), query.get('FID_INPUT_DATE_2')])).toEqual([
      ['20260704', '20261120'],
      ['20260214', '20260703'],
      ['20251020', '20260213'],
    ]);
    expect(asked().every((query) => query.get('FID_ORG_ADJ_PRC') === '0')).toBe(true);
    expect(stub.tokens()).toBe(1);
  });

  it('adjusts for splits, also for one after the period', async () => {
    stub.setSplits([{ day: '20261123', ratio: 10 }]);
    const { days } = await fetchDays();
    const [last] = kiwoomChart('005930', '20261120');
    expect(days.at(-1)?.close).toBe(Math.round((last?.close ?? 0) / 10));
  });

  it('has no days before the listing, and leaves out empty rows', async () => {
    stub.setChart((code, lastDay) => kiwoomChart(code, lastDay).filter(({ day }) => day >= '20261118'));
    expect((await fetchDays()).days).toHaveLength(3);
    const empty = [{ stck_bsop_date: '', stck_clpr: '', acml_vol: '' }, {}];
    stub.failOnPrices(body(JSON.stringify({ rt_cd: '0', output2: empty })), forever);
    expect(await fetchDays()).toEqual({ days: [], asOf: null, completeFrom: from });
  });

  it('takes a day that comes twice once, and refuses one with other figures', async () => {
    const row = { stck_bsop_date: '20261120', stck_clpr: '53000', acml_vol: 7 };
    const ask = (...output2: object[]) => {
      stub.failOnPrices(body(JSON.stringify({ rt_cd: '0', output2 })));
      return createSource().fetchDays({ company, from: '2026-11-16', to, signal: new AbortController().signal });
    };
    expect((await ask(row, row)).days).toEqual([{ day: '2026-11-20', close: 53_000, volume: 7 }]);
    await expect(ask(row, { ...row, stck_clpr: '54000' })).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('reads figures with commas and a plus, and takes a number for a verdict', async () => {
    const output2 = [{ stck_bsop_date: '20261120', stck_clpr: '+53,000', acml_vol: '1,234,567' }];
    stub.failOnPrices(body(JSON.stringify({ rt_cd: 0, output2 })), forever);
    const { signal } = new AbortController();
    const ask = () => createSource().fetchDays({ company, from: '2026-11-16', to, signal });
    expect((await ask()).days).toEqual([{ day: '2026-11-20', close: 53_000, volume: 1_234_567 }]);
    stub.recover();
    stub.failOnPrices(body(JSON.stringify({ rt_cd: 1, msg_cd: 'OPSQ2001', output2 })), forever);
    await expect(ask()).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining('OPSQ2001') });
  });

  it('leaves out a day without a trade that has no price, and refuses no other day for it', async () => {
    const row = (day: string, close: string, volume: string) => ({
      ...{ stck_bsop_date: day, stck_clpr: close, acml_vol: volume },
    });
    const output2 = [row('20261120', '53000', '10'), row('20261119', '0', '0'), row('20261118', '', '')];
    output2.push(row('20261117', '-', '5'), row('', '0', '0'), row('00000000', '0', '0'));
    stub.failOnPrices(body(JSON.stringify({ rt_cd: '0', output2 })), forever);
    const { signal } = new AbortController();
    const { days } = await createSource().fetchDays({ company, from: '2026-11-16', to, signal });
    expect(days).toEqual([{ day: '2026-11-20', close: 53_000, volume: 10 }]);
  });

  it('takes a new token when the old one has expired, once', async () => {
    const source = createSource();
    await fetchDays(source);
    const before = stub.tokens();
    stub.endTokens();
    await fetchDays(source);
    expect(stub.tokens()).toBe(before + 1);
    stub.failOnPrices((response) => answerKisError(response, 'EGW00123'), forever);
    await expect(fetchDays(source)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('gets another one where KIS does not find its own', async () => {
    stub.failOnPrices((response) => answerKisError(response, 'EGW00122'), 1);
    expect((await fetchDays()).days.length).toBeGreaterThan(200);
  });

  it.each(['EGW00001', 'EGW00002', 'EGW00202', 'EGW00203', 'EGW00300', 'EGW00301'])('repeats %s', async (code) => {
    stub.failOnPrices((response) => answerKisError(response, code), 2);
    expect((await fetchDays()).days.length).toBeGreaterThan(200);
  });

  it('slows down when asked to', async () => {
    stub.failOnPrices((response) => answerKisError(response, 'EGW00201'), 1);
    const started = performance.now();
    await fetchDays();
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });

  it('takes a second of the shared rate for a refusal of too many requests, so that all slow down', async () => {
    let slots = 0;
    const pace = createPace({ each: fast, all: fast });
    const counting = {
      acquire: async (...given: Parameters<typeof pace.acquire>) => {
        slots += 1;
        await pace.acquire(...given);
      },
    };
    const source = createSource({ pace: counting });
    await fetchDays(source);
    const usual = slots;
    slots = 0;
    stub.failOnPrices((response) => answerKisError(response, 'EGW00201'), 1);
    await fetchDays(source);
    // The token is there; a second of the rate and the repeated request come in its place.
    expect(slots).toBe(usual - 1 + 3 + 1);
  });

  it.each([
    ['unreachable', disconnect],
    ['unreachable', status(502)],
    ['malformed', htmlPage],
    ['malformed', body(JSON.stringify({ rt_cd: '0', output2: 'none' }))],
    ['malformed', body(JSON.stringify({ rt_cd: '0', output2: [{ stck_bsop_date: '20300101', stck_clpr: '1' }] }))],
    ['malformed', body(JSON.stringify({ rt_cd: '0', output2: [{ stck_bsop_date: '20261120', stck_clpr: '-1' }] }))],
  ] as const)('ends with %s when KIS fails', async (kind, fault) => {
    stub.failOnPrices(fault, forever);
    await expect(fetchDays()).rejects.toMatchObject({ provider: 'kis', kind });
  });

  it('ends in time when KIS is silent', async () => {
    stub.failOnPrices(hang, forever);
    await expect(fetchDays(createSource({ timeoutMs: 50 }))).rejects.toMatchObject({ kind: 'timeout' });
    await expect(fetchDays(createSource(), AbortSignal.timeout(50))).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('names its code and never its keys when it refuses them', async () => {
    const refused = fetchDays(createSource({ appSecret: 'wrong-secret' }));
    await expect(refused).rejects.toMatchObject({ kind: 'refused', message: 'kis: answered 403 (EGW00103)' });
    await expect(refused.catch(String)).resolves.not.toMatch(/secret|stub-kis-key/);
  });

  it('is asked more slowly in its sandbox', () => {
    expect(kisRates('https://openapivts.koreainvestment.com:29443')).toEqual({ each: 1, all: 1 });
    expect(kisRates('https://openapi.koreainvestment.com:9443')).toEqual({ each: 3, all: 3 });
  });
});
