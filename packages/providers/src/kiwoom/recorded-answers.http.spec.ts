import { body, type Fault } from '@gaemi/testing/providers/faults';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKiwoomTrading } from '../broker-trading/kiwoom/kiwoom-trading.ts';
import { createKiwoomPrices } from '../prices/kiwoom/kiwoom-prices.ts';
import { sampleCompany as company } from '../testing/sample-company.ts';
import { createKiwoomClient } from './kiwoom-client.ts';

// Answers in the form in which public projects recorded them in 2024 to 2026, with figures of ours.

let stub: KiwoomStub;
beforeAll(async () => {
  stub = await startKiwoomStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

const now = () => new Date('2026-11-20T18:00:00Z');
const client = () =>
  createKiwoomClient(
    { baseUrl: stub.url, ...kiwoomStubKeys, requestsPerSecond: 1_000 },
    { timeoutMs: 5_000, backoffMs: 1 },
  );
const { signal } = new AbortController();
const period = { company, from: '2026-11-18', to: '2026-11-20', signal };
const fetchBrokers = () =>
  createKiwoomTrading(client(), { venue: 'KRX+NXT' }, now).fetchDay({ company, day: '2026-11-20', signal });
const answer = (value: object): Fault =>
  body(JSON.stringify({ ...value, return_code: 0, return_msg: '정상적으로 처리되었습니다' }));
const refusal = (code: number | string, message: string, status = 200): Fault => {
  return (response) => {
    const text = JSON.stringify({ return_code: code, return_msg: message });
    response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(text);
  };
};
const ranked = (rank: number, name: string, [buy, sell, net]: [string, string, string]) => ({
  rank: String(rank),
  mmcm_nm: name,
  buy_qty: buy,
  sell_qty: sell,
  acc_netprps_qty: net,
});

describe('recorded answers of Kiwoom', () => {
  it('brokers: padded names, double signs, and stated sums of more rows than there are', async () => {
    const list = [
      ranked(1, '메리츠', ['+187303', '-155993', '+31310']),
      ranked(2, 'KB증권', ['+717907', '-687850', '+30057']),
      ranked(3, '한  화', ['+293810', '-328084', '--34274']),
    ];
    const sums = { rank_1: '+8928222154', rank_2: '-8930298714', rank_3: '+-2076560' };
    stub.failOn('ka10038', answer({ ...sums, prid_trde_qty: '8937714459', stk_sec_rank: list }));
    expect(await fetchBrokers()).toEqual({
      day: '2026-11-20',
      trades: [
        { name: '메리츠', buy: 187_303, sell: 155_993 },
        { name: 'KB증권', buy: 717_907, sell: 687_850 },
        { name: '한화', buy: 293_810, sell: 328_084 },
      ],
      differingSums: { buy: 8_928_222_154, sell: 8_930_298_714, net: -2_076_560 },
    });
  });

  it('brokers: two members of one name are added up, as in the guide; a repeated row is not', async () => {
    const list = [
      ranked(1, '키움증권', ['+9800', '-2813', '+6987']),
      ranked(2, '키움증권', ['+3459', '-117', '+3342']),
      ranked(3, '가나', ['0', '-5', '--5']),
      ranked(4, '가나', ['0', '-5', '--5']),
    ];
    stub.failOn('ka10038', answer({ stk_sec_rank: list }));
    expect((await fetchBrokers()).trades).toEqual([
      { name: '키움증권', buy: 13_259, sell: 2_930 },
      { name: '가나', buy: 0, sell: 5 },
    ]);
  });

  it('prices: plain closes beside fields that are not read', async () => {
    const row = { trde_prica: '648525', open_pric: '69800', high_pric: '70500', low_pric: '69600', pred_pre: '+600' };
    const rows = [
      { ...row, dt: '20261119', cur_prc: '70100', trde_qty: '9263135', pred_pre_sig: '2', trde_tern_rt: '+0.16' },
      { ...row, dt: '20261118', cur_prc: '69500', trde_qty: '11526724', pred_pre_sig: '5', trde_tern_rt: '+0.19' },
    ];
    stub.failOn('ka10081', answer({ stk_cd: '005930', stk_dt_pole_chart_qry: rows }));
    expect((await createKiwoomPrices(client(), now, { venue: 'KRX+NXT' }).fetchDays(period)).days).toEqual([
      { day: '2026-11-18', close: 69_500, volume: 11_526_724 },
      { day: '2026-11-19', close: 70_100, volume: 9_263_135 },
    ]);
  });

  it('investors: groups that add up to 0 but for a share', async () => {
    const groups = { ind_invsr: '1584', frgnr_invsr: '-61779', orgn: '60195', etc_corp: '0', natfor: '1' };
    const kinds = { fnnc_invt: '25514', insrnc: '0', invtrt: '0', etc_fnnc: '34619', bank: '4', penfnd_etc: '-1' };
    const row = { ...groups, ...kinds, samo_fund: '58', natn: '0', cur_prc: '+61300', acc_trde_qty: '1105968' };
    // Other companies and foreigners who live here make up the rest.
    const of = {
      fnnc_invt: '630551',
      insrnc: '45465',
      invtrt: '534454',
      etc_fnnc: '-2672',
      bank: '4487',
      penfnd_etc: '58691',
      samo_fund: '35339',
    };
    const others = {
      ...row,
      ...of,
      ind_invsr: '-918447',
      frgnr_invsr: '-387249',
      orgn: '1306315',
      etc_corp: '6929',
      natfor: '-7548',
    };
    const days = [
      { dt: '20261119', pre_sig: '2', flu_rt: '+698', ...row },
      { dt: '20261118', pre_sig: '2', ...others },
    ];
    stub.failOn('ka10059', answer({ stk_invsr_orgn: days }));
    expect(await createKiwoomPrices(client(), now, { venue: 'KRX+NXT' }).flows?.fetchFlows(period)).toEqual([
      { day: '2026-11-18', foreign: -387_249, institutional: 1_306_315, individual: -918_447 },
      { day: '2026-11-19', foreign: -61_779, institutional: 60_195, individual: 1_584 },
    ]);
  });

  it.each([
    [
      'with status 429',
      refusal(5, '초과하였습니다[1700:허용된 요청 개수를 초과하였습니다. 유량=5, API ID=ka10038]', 429),
    ],
    ['with a text in place of a number', refusal('1700', '초과하였습니다[1700:허용된 요청 개수, API ID=ka10038]')],
    ['without a code of four digits', refusal(5, '허용된 요청 개수를 초과하였습니다[유량=5]')],
    ['of the token', refusal(3, '인증에 실패했습니다[8005:Token이 유효하지 않습니다]')],
    [
      'of the token of another address',
      refusal(3, '인증에 실패했습니다[8010:Token을 발급받은 IP와 서비스를 요청한 IP가 동일하지 않습니다]'),
    ],
  ])('a refusal %s is asked again', async (_, fault) => {
    stub.failOn('ka10038', fault);
    expect((await fetchBrokers()).trades.length).toBeGreaterThan(5);
  });

  it('a batch that is too large, and an address that is not registered, are refused for good', async () => {
    stub.failOn('ka10038', refusal(5, '허용된 요청 개수를 초과하였습니다[1634]'));
    await expect(fetchBrokers()).rejects.toMatchObject({ kind: 'refused', retryable: false });
    stub.failOn('ka10038', refusal(3, '인증에 실패했습니다[8050:지정단말기 인증에 실패했습니다]'));
    await expect(fetchBrokers()).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining('8050') });
  });
});
