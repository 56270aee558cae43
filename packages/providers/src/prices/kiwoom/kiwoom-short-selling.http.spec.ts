import { body, type Fault } from '@gaemi/testing/providers/faults';
import {
  answerKiwoomError,
  type KiwoomStub,
  kiwoomStubKeys,
  startKiwoomStub,
} from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKiwoomClient } from '../../kiwoom/kiwoom-client.ts';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createKiwoomShortSelling } from './kiwoom-short-selling.ts';

// Rows in the form in which public projects recorded them in 2026, with figures of ours.

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

const rows = {
  ka10014: {
    shrts_trnsn: [
      { dt: '20261120', close_pric: '-58900', trde_qty: '12034567', shrts_qty: '84210', ovr_shrts_qty: '1201000' },
      { dt: '20261119', close_pric: '+59300', trde_qty: '9034110', shrts_qty: '61,005', trde_wght: '+0.68' },
      { dt: '20261117', close_pric: '59000', trde_qty: '9034110', shrts_qty: '4294967295' },
      { dt: '', shrts_qty: '' },
    ],
  },
  ka20068: {
    dbrt_trde_trnsn: [
      { dt: '20261120', dbrt_trde_cntrcnt: '', dbrt_trde_rpy: '', dbrt_trde_irds: '', rmnd: '', remn_amt: '' },
      {
        dt: '20261119',
        dbrt_trde_cntrcnt: '520000',
        dbrt_trde_rpy: '310000',
        dbrt_trde_irds: '210000',
        rmnd: '71200000',
      },
      { dt: '20261118', dbrt_trde_irds: '-120000', rmnd: '-12' },
    ],
  },
  ka90013: {
    stk_daly_prm_trde_trnsn: [
      { dt: '20261120', prm_sell_qty: '910000', prm_buy_qty: '412000', prm_netprps_qty: '--498000', stex_tp: 'KRX' },
      { dt: '20261119', prm_sell_qty: '1000', prm_buy_qty: '3000', prm_netprps_qty: '+2000', stex_tp: 'KRX' },
    ],
  },
  ka10013: {
    crd_trde_trend: [
      { dt: '20261120', cur_prc: '-58900', trde_qty: '0', new: '', rpya: '', remn: '', amt: '', remn_rt: '' },
      { dt: '20261119', cur_prc: '+59300', new: '1200', rpya: '900', remn: '0', remn_rt: '0.00' },
      { dt: '20261118', cur_prc: '+59000', new: '1500', rpya: '1100', remn: '6120400', remn_rt: '0.10' },
    ],
  },
} as const;
const answer = (value: object): Fault =>
  body(JSON.stringify({ ...value, return_code: 0, return_msg: '정상적으로 처리되었습니다' }));
const refusal: Fault = (response) => answerKiwoomError(response, { returnCode: 3, code: '8010' });

beforeEach(() => {
  for (const [apiId, value] of Object.entries(rows)) stub.failOn(apiId, answer(value), forever);
});

function fetchShortSelling(now = '2026-11-20T18:00:00Z', { from = '2026-11-18', to = '2026-11-20' } = {}) {
  const access = { baseUrl: stub.url, ...kiwoomStubKeys, requestsPerSecond: 1_000 };
  const client = createKiwoomClient(access, { timeoutMs: 5_000, backoffMs: 1 });
  const { signal } = new AbortController();
  return createKiwoomShortSelling(client, () => new Date(now)).fetchShortSelling({ company, from, to, signal });
}

describe('short selling from Kiwoom', () => {
  it('reads each kind by day, with a blank for what is not published, saturated or below 0', async () => {
    expect(await fetchShortSelling()).toEqual([
      { day: '2026-11-18', sold: null, lent: null, program: null, margin: 6_120_400 },
      { day: '2026-11-19', sold: 61_005, lent: 71_200_000, program: 2_000, margin: null },
      { day: '2026-11-20', sold: 84_210, lent: null, program: -498_000, margin: null },
    ]);
    const asked = stub.requests
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ path, headers, body: sent }) => [headers['api-id'], path, JSON.parse(sent)]);
    expect(asked.toSorted()).toEqual([
      ['ka10013', '/api/dostk/stkinfo', { stk_cd: '005930', dt: '20261120', qry_tp: '1' }],
      ['ka10014', '/api/dostk/shsa', { stk_cd: '005930', tm_tp: '1', strt_dt: '20261118', end_dt: '20261120' }],
      ['ka20068', '/api/dostk/slb', { strt_dt: '20261118', end_dt: '20261120', all_tp: '0', stk_cd: '005930' }],
      ['ka90013', '/api/dostk/mrkcond', { amt_qty_tp: '2', stk_cd: '005930', date: '20261120' }],
    ]);
  });

  it('leaves a day blank that is not settled', async () => {
    const days = await fetchShortSelling('2026-11-20T06:00:00Z');
    expect(days.at(-1)).toEqual({ day: '2026-11-20', sold: null, lent: null, program: null, margin: null });
  });

  it.each([
    ['in the evening of the day', '2026-11-20T12:00:00Z', null],
    ['on the day after', '2026-11-20T18:00:00Z', 0],
  ])('takes a 0 sold short, %s at %s, for %j', async (_, now, sold) => {
    stub.recover();
    for (const [apiId, value] of Object.entries(rows)) {
      const unpublished = { shrts_trnsn: [{ dt: '20261120', shrts_qty: '0' }] };
      stub.failOn(apiId, answer(apiId === 'ka10014' ? unpublished : value), forever);
    }
    expect((await fetchShortSelling(now)).at(-1)).toMatchObject({ day: '2026-11-20', sold });
  });

  it('reads on until the first day, and asks for the last months alone', async () => {
    const [first, second] = rows.ka90013.stk_daly_prm_trde_trnsn;
    const page = (row: object, more: boolean): Fault => {
      return (response, request) => {
        if (more) response.setHeader('cont-yn', 'Y').setHeader('next-key', 'next');
        answer({ stk_daly_prm_trde_trnsn: [row] })(response, request);
      };
    };
    stub.recover();
    for (const apiId of ['ka10014', 'ka20068', 'ka10013'] as const) stub.failOn(apiId, answer(rows[apiId]), forever);
    stub.failOn('ka90013', page(first, true));
    stub.failOn('ka90013', page(second, false));
    const days = await fetchShortSelling(undefined, { from: '2025-12-01' });
    expect(days.map(({ program }) => program)).toEqual([null, null, 2_000, -498_000]);
    expect(JSON.parse(stub.requests.find(({ path }) => path === '/api/dostk/shsa')?.body ?? '{}').strt_dt).toBe(
      '20260708',
    );
  });

  it('goes on without a kind that is refused, and fails when all are', async () => {
    stub.recover();
    for (const apiId of ['ka10014', 'ka20068', 'ka10013'] as const) stub.failOn(apiId, answer(rows[apiId]), forever);
    stub.failOn('ka90013', answer({ something: [] }), forever);
    expect((await fetchShortSelling()).map(({ sold, program }) => [sold, program])).toEqual([
      [null, null],
      [61_005, null],
      [84_210, null],
    ]);
    stub.failOn('ka10014', answer({ shrts_trnsn: [{ dt: '20261131', shrts_qty: '1' }] }), forever);
    const fewer = await fetchShortSelling(undefined, { to: '2026-12-01' });
    expect(fewer.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    stub.recover();
    for (const apiId of Object.keys(rows)) stub.failOn(apiId, refusal, forever);
    await expect(fetchShortSelling()).rejects.toMatchObject({ provider: 'kiwoom', kind: 'refused' });
  });
});
