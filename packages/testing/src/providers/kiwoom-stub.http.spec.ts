import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { kiwoomDay } from './kiwoom-days.ts';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from './kiwoom-stub.ts';

let stub: KiwoomStub;
let authorization = '';
beforeAll(async () => {
  stub = await startKiwoomStub();
  const keys = { appkey: kiwoomStubKeys.appKey, secretkey: kiwoomStubKeys.secretKey };
  const { body } = await post('/oauth2/token', { body: { grant_type: 'client_credentials', ...keys } });
  authorization = `Bearer ${body.token}`;
});
afterEach(() => stub.recover());
afterAll(() => stub.close());

interface Answer {
  stk_dt_pole_chart_qry: { dt: string; cur_prc: string }[];
  stk_invsr_orgn: Record<string, string>[];
  token: string;
  return_code: number;
  return_msg: string;
  rank_3: string;
  stk_sec_rank: { mmcm_nm: string }[];
}

async function post(path: string, request: { body: object; apiId?: string; page?: Record<string, string> }) {
  const headers = { authorization, 'api-id': request.apiId ?? '', ...request.page };
  const response = await fetch(`${stub.url}${path}`, { method: 'POST', headers, body: JSON.stringify(request.body) });
  const answer: Answer = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body: answer };
}

const question = { stk_cd: '005930_AL', strt_dt: '20261120', end_dt: '20261120', qry_tp: '3', dt: '' };
const rank = (change: object = {}, page: Record<string, string> = {}) =>
  post('/api/dostk/rkinfo', { apiId: 'ka10038', body: { ...question, ...change }, page });

describe('the Kiwoom stub', () => {
  it('has brokers like the real API: padded names, two signs, negative selling, disjoint halves', async () => {
    const { body } = await rank();
    const names = (answer: Answer) => answer.stk_sec_rank.map((row) => row.mmcm_nm);
    expect(names(body)).toContain('H S B C');
    expect(JSON.stringify(body)).toMatch(/"sell_qty":"-\d+","acc_netprps_qty":"--\d+"/);
    const [sellers, buyers] = [(await rank({ qry_tp: '1' })).body, (await rank({ qry_tp: '2' })).body];
    expect([...names(sellers), ...names(buyers)].sort()).toEqual(names(body).sort());
    expect(sellers.rank_3).toMatch(/^\+-\d+$/);
  });

  it('has another balanced day for each stock and day', () => {
    const sum = (side: 'buy' | 'sell') => kiwoomDay('005930', '20261120').reduce((all, trade) => all + trade[side], 0);
    expect(sum('buy')).toBe(sum('sell'));
    expect(kiwoomDay('005930', '20261120')).not.toEqual(kiwoomDay('005930', '20261119'));
    expect(kiwoomDay('005930', '20261120')).not.toEqual(kiwoomDay('000660', '20261120'));
  });

  it('returns pages with a key to the next', async () => {
    stub.setPageSize(6);
    const first = await rank();
    expect([first.headers.get('cont-yn'), first.headers.get('next-key')]).toEqual(['Y', '6']);
    const second = await rank({}, { 'cont-yn': 'Y', 'next-key': '6' });
    expect(second.headers.get('cont-yn')).toBeNull();
    expect(second.body.stk_sec_rank).toHaveLength(4);
  });

  it.each([
    [{ dt: '1' }, '1511'],
    [{ end_dt: '20261121' }, '1511'],
    [{ qry_tp: '4' }, '1517'],
  ])('refuses %j inside a status of 200', async (change, code) => {
    const { status, body } = await rank(change);
    expect([status, body.return_code]).toEqual([200, 2]);
    expect(body.return_msg).toContain(`[${code}:`);
  });

  it('adjusts prices with the flag 1, and only for splits until the base day', async () => {
    const raw = ['20261120', '20261119', '20261118'].map((day) => ({ day, close: 1_000, volume: 1 }));
    stub.setCharts({ chart: () => raw, splits: [{ day: '20261120', ratio: 5 }] });
    const closes = async (change: object) => {
      const asked = { stk_cd: '005930', base_dt: '20261120', upd_stkpc_tp: '1', ...change };
      const { body } = await post('/api/dostk/chart', { apiId: 'ka10081', body: asked });
      return body.stk_dt_pole_chart_qry.map(({ cur_prc }) => cur_prc);
    };
    expect(await closes({})).toEqual(['+1000', '200', '200']);
    expect(await closes({ upd_stkpc_tp: '0' })).toEqual(['1000', '1000', '1000']);
    expect(await closes({ base_dt: '20261119' })).toEqual(['1000', '1000']);
  });

  it('has groups of investors that add up to 0, a hundred days a page', async () => {
    const asked = { stk_cd: '005930', dt: '20261120', amt_qty_tp: '2', trde_tp: '0', unit_tp: '1' };
    const { body, headers } = await post('/api/dostk/stkinfo', { apiId: 'ka10059', body: asked });
    expect([body.stk_invsr_orgn.length, headers.get('next-key')]).toEqual([100, '100']);
    const figure = (text = '') => Number(text.replace(/^--/, '-'));
    for (const { ind_invsr, frgnr_invsr, orgn, etc_corp, natfor } of body.stk_invsr_orgn) {
      const groups = [ind_invsr, frgnr_invsr, orgn, etc_corp, natfor].map(figure);
      expect(groups.reduce((sum, group) => sum + group, 0)).toBe(0);
    }
    expect(
      (await post('/api/dostk/stkinfo', { apiId: 'ka10059', body: { ...asked, unit_tp: '1000' } })).body.return_code,
    ).toBe(2);
  });

  it('refuses requests without a token, and counts requests', async () => {
    const before = stub.calls('ka10038');
    stub.endTokens();
    expect((await rank()).status).toBe(401);
    expect(stub.calls('ka10038')).toBe(before + 1);
    expect(stub.daysAsked().at(-1)).toBe('2026-11-20');
  });
});
