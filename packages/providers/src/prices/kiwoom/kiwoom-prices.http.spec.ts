import type { Venue } from '@gaemi/domain/accumulation/venue';
import { tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { body, disconnect, hang, htmlPage, status } from '@gaemi/testing/providers/faults';
import { kiwoomChart, kiwoomFlows } from '@gaemi/testing/providers/kiwoom-charts';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKiwoomClient } from '../../kiwoom/kiwoom-client.ts';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createKiwoomPrices } from './kiwoom-prices.ts';

const today = '2026-11-20';
const [from, to] = ['2026-09-01', '2026-11-19'];
const forever = Number.POSITIVE_INFINITY;

let stub: KiwoomStub;
beforeAll(async () => {
  stub = await startKiwoomStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

const createSource = (times = { timeoutMs: 5_000, backoffMs: 20 }, venue: Venue = 'KRX+NXT') =>
  createKiwoomPrices(
    createKiwoomClient({ baseUrl: stub.url, ...kiwoomStubKeys, requestsPerSecond: 1_000 }, times),
    () => new Date(`${today}T18:00:00+09:00`),
    { venue },
  );
const fetchDays = (period = { from, to }, source = createSource()) =>
  source.fetchDays({ company, ...period, signal: new AbortController().signal });
const fetchFlows = async (period = { from, to }) =>
  (await createSource().flows?.fetchFlows({ company, ...period, signal: new AbortController().signal })) ?? [];
const asked = (apiId: string) =>
  stub.requests.filter(({ headers }) => headers['api-id'] === apiId).map(({ body: text }) => JSON.parse(text));
const dashed = (day: string) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
/** Days of a chart that falls by 100 won a day from the first one on. */
const chartFrom = (first: string, close: number) =>
  tradingDaysBetween(first, today).map((day, index) => ({
    day: day.replaceAll('-', ''),
    close: close - 100 * index,
    volume: 10,
  }));

describe('daily prices from Kiwoom', () => {
  it('asks once, adjusted, with today as base day, and cuts the answer to the period', async () => {
    const { days, asOf, completeFrom } = await fetchDays();
    expect(asked('ka10081')).toEqual([{ stk_cd: '005930', base_dt: '20261120', upd_stkpc_tp: '1' }]);
    const expected = kiwoomChart('005930', '20261120')
      .map(({ day, ...price }) => ({ day: dashed(day), ...price }))
      .filter(({ day }) => day >= from && day <= to)
      .toReversed();
    expect(days).toEqual(expected);
    expect([asOf, completeFrom]).toEqual([to, from]);
  });

  it('takes the size of a price, whatever its signs, and an answer without rows as none', async () => {
    const rows = [
      { dt: '20261119', cur_prc: '--53000', trde_qty: '1,000' },
      { dt: '20261118', cur_prc: '+-52900', trde_qty: '' },
      // A day of a halt: nobody traded, at no price.
      { dt: '20261117', cur_prc: '0', trde_qty: '0' },
    ];
    stub.failOn('ka10081', body(JSON.stringify({ stk_dt_pole_chart_qry: rows, return_code: 0, return_msg: '' })));
    expect((await fetchDays()).days).toEqual([
      { day: '2026-11-18', close: 52_900, volume: 0 },
      { day: '2026-11-19', close: 53_000, volume: 1_000 },
    ]);
    const empty = [{ dt: '', cur_prc: '', trde_qty: '' }];
    stub.failOn('ka10081', body(JSON.stringify({ stk_dt_pole_chart_qry: empty, return_code: 0, return_msg: '' })));
    expect(await fetchDays()).toEqual({ days: [], asOf: null, completeFrom: from });
  });

  it('adjusts for a split inside the period and for one after it', async () => {
    stub.setCharts({
      chart: () => chartFrom('2026-09-01', 100_000).toReversed(),
      splits: [
        { day: '20261001', ratio: 5 },
        { day: '20261120', ratio: 2 },
      ],
    });
    const { days } = await fetchDays();
    const closeOf = (day: string) => days.find((price) => price.day === day)?.close;
    const raw = new Map(chartFrom('2026-09-01', 100_000).map(({ day, close }) => [dashed(day), close]));
    expect(closeOf('2026-09-01')).toBe(10_000);
    expect(closeOf('2026-10-02')).toBe((raw.get('2026-10-02') ?? 0) / 2);
    expect(days.find(({ day }) => day === '2026-09-01')?.volume).toBe(100);
  });

  it('reads further pages only until the first wanted day', async () => {
    stub.setCharts({ chartPage: 20 });
    const { days, completeFrom } = await fetchDays();
    expect(days[0]?.day).toBe(from);
    expect(completeFrom).toBe(from);
    expect(stub.calls('ka10081')).toBe(3);
  });

  it('says from when on the answer is complete where the pages are capped', async () => {
    stub.setCharts({ chartPage: 5 });
    const { days, completeFrom } = await fetchDays();
    expect(stub.calls('ka10081')).toBe(4);
    expect(completeFrom).toBe(days[0]?.day);
    expect(completeFrom > from).toBe(true);
  });

  it.each([
    ['000660', 'answer is about another stock'],
    ['A000660_AL', 'answer is about another stock'],
    ['005930_AL', undefined],
    ['', undefined],
  ])('refuses an answer that names another stock: %s', async (stk_cd, problem) => {
    const rows = [{ dt: '20261119', cur_prc: '1000', trde_qty: '10' }];
    const answer = { stk_cd, stk_dt_pole_chart_qry: rows, return_code: 0, return_msg: '' };
    stub.failOn('ka10081', body(JSON.stringify(answer)));
    const refusal = await fetchDays().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (problem === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ kind: 'malformed', message: `kiwoom: ${problem}`, contradicts: true });
  });

  it('leaves out a day with a saturated number', async () => {
    const rows = [
      { dt: '20261119', cur_prc: '1000', trde_qty: '4294967295' },
      { dt: '20261118', cur_prc: '1000', trde_qty: '10' },
    ];
    const answer = { stk_dt_pole_chart_qry: rows, return_code: 0, return_msg: '' };
    stub.failOn('ka10081', body(JSON.stringify(answer)));
    const { days } = await fetchDays();
    expect(days.map(({ day }) => day)).toEqual(['2026-11-18']);
  });

  it.each([
    ['a row after the base day', [{ dt: '20261123', cur_prc: '1', trde_qty: '1' }]],
    [
      'a day twice',
      [
        { dt: '20261119', cur_prc: '1', trde_qty: '1' },
        { dt: '20261119', cur_prc: '2', trde_qty: '1' },
      ],
    ],
    ['a price that is no number', [{ dt: '20261119', cur_prc: 'x', trde_qty: '1' }]],
    ['a row without a day', [{ dt: 'today', cur_prc: '1', trde_qty: '1' }]],
    ['no list', undefined],
  ])('refuses %s', async (_, rows) => {
    stub.failOn('ka10081', body(JSON.stringify({ stk_dt_pole_chart_qry: rows, return_code: 0, return_msg: '' })));
    await expect(fetchDays()).rejects.toMatchObject({ provider: 'kiwoom', kind: 'malformed' });
  });

  it.each([
    ['quota', status(429, { retryAfter: 0 })],
    ['unreachable', disconnect],
    ['malformed', htmlPage],
  ] as const)('ends with %s when Kiwoom fails', async (kind, fault) => {
    stub.failOn('ka10081', fault, forever);
    await expect(fetchDays()).rejects.toMatchObject({ kind });
  });

  it('ends in time when Kiwoom is silent', async () => {
    stub.failOn('ka10081', hang, forever);
    await expect(fetchDays(undefined, createSource({ timeoutMs: 50, backoffMs: 1 }))).rejects.toMatchObject({
      kind: 'timeout',
    });
  });
});

describe('investors from Kiwoom', () => {
  it('asks for net shares in single shares, and returns the settled days of the period', async () => {
    const flows = await fetchFlows();
    expect(asked('ka10059')).toEqual([
      { dt: '20261119', stk_cd: '005930_AL', amt_qty_tp: '2', trde_tp: '0', unit_tp: '1' },
    ]);
    // The stub has figures of its own for each venue.
    const [last] = kiwoomFlows('005930_AL', '20261119');
    const institutional = last?.institutions.reduce((sum, part) => sum + part, 0);
    expect(flows.at(-1)).toEqual({
      day: '2026-11-19',
      foreign: last?.foreign,
      institutional,
      individual: last?.individual,
    });
    expect(flows[0]?.day).toBe(from);
  });

  it.each([
    ['KRX', '005930'],
    ['NXT', '005930_NX'],
    ['KRX+NXT', '005930_AL'],
  ] as const)('of %s come for the code %s, while prices stay those of KRX', async (venue, code) => {
    const source = createSource(undefined, venue);
    await source.flows?.fetchFlows({ company, from, to, signal: new AbortController().signal });
    await fetchDays(undefined, source);
    expect(source.flows?.venue).toBe(venue);
    expect(asked('ka10059')[0]?.stk_cd).toBe(code);
    expect(asked('ka10081')[0]?.stk_cd).toBe('005930');
  });

  it('reads as many pages as the period needs', async () => {
    expect((await fetchFlows({ from: '2026-02-02', to }))[0]?.day).toBe('2026-02-02');
    expect(stub.calls('ka10059')).toBe(3);
  });

  it('leaves a day blank that is not settled, or whose figures contradict each other', async () => {
    const usual = kiwoomFlows('005930', '20261120');
    const [unsettled, empty, broken, odd, ...rest] = usual;
    if (!unsettled || !empty || !broken || !odd) throw new Error('too few days');
    const none = { individual: 0, foreign: 0, institutions: [], otherCompanies: 0, otherForeigners: 0 };
    const changed = [
      unsettled,
      { ...empty, ...none },
      { ...broken, foreign: broken.foreign + 2 },
      { ...odd, foreign: odd.foreign + 1 },
      ...rest,
    ];
    stub.setCharts({ flows: () => changed });
    const flows = await fetchFlows({ from, to: today });
    const blank = { foreign: null, institutional: null, individual: null };
    expect(flows.slice(-3).toReversed()).toEqual([
      { day: '2026-11-20', ...blank },
      { day: '2026-11-19', ...blank },
      { day: '2026-11-18', ...blank },
    ]);
    expect(flows.at(-4)?.foreign).toBe(odd.foreign + 1);
  });

  it('leaves a day with a saturated figure blank', async () => {
    const [day, before] = kiwoomFlows('005930', '20261119');
    if (!day || !before) throw new Error('too few days');
    stub.setCharts({ flows: () => [{ ...day, volume: 4_294_967_295 }, before] });
    const flows = await fetchFlows();
    expect(flows.map(({ foreign }) => foreign)).toEqual([before.foreign, null]);
  });

  it('leaves a day blank whose groups are', async () => {
    const row = { dt: '20261119', cur_prc: '', acc_trde_qty: '', ind_invsr: '', frgnr_invsr: ' ', orgn: '' };
    stub.failOn('ka10059', body(JSON.stringify({ stk_invsr_orgn: [row], return_code: 0, return_msg: '' })));
    const unknown = { foreign: null, institutional: null, individual: null };
    expect(await fetchFlows()).toEqual([{ day: '2026-11-19', ...unknown }]);
  });

  it('keeps a day without a trade as 0', async () => {
    const none = { individual: 0, foreign: 0, institutions: [], otherCompanies: 0, otherForeigners: 0, volume: 0 };
    stub.setCharts({ flows: () => [{ day: '20261119', ...none }] });
    expect(await fetchFlows()).toEqual([{ day: '2026-11-19', foreign: 0, institutional: 0, individual: 0 }]);
  });
});
