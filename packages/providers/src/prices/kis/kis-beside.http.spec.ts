import { createLogger } from '@gaemi/runtime/logging/logger';
import { body, type Fault } from '@gaemi/testing/providers/faults';
import {
  answerKisError,
  type KisPriceStub,
  kisStubKeys,
  startKisPriceStub,
} from '@gaemi/testing/providers/kis-price-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pricesBehind } from '../../circuit/behind-circuit.ts';
import { createCircuit } from '../../circuit/circuit.ts';
import { createPace } from '../../pace/request-pace.ts';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createKisClient } from './kis-client.ts';
import { createKisFlows } from './kis-flows.ts';
import { createKisPrices } from './kis-prices.ts';
import { createKisShortSelling } from './kis-short-selling.ts';

// Rows in the form of KIS's examples and of public records of 2024 to 2026, with figures of ours.

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
const client = () =>
  createKisClient(
    { baseUrl: stub.url, ...kisStubKeys, pace: createPace({ each: fast, all: fast }) },
    { timeoutMs: 5_000, backoffMs: 1 },
  );
const answer = (value: object): Fault =>
  body(JSON.stringify({ rt_cd: '0', msg_cd: 'MCA00000', msg1: '정상처리 되었습니다.', ...value }));
const { signal } = new AbortController();
const period = { company, from: '2026-11-18', to: '2026-11-20', signal };
const evening = () => new Date('2026-11-20T18:00:00Z');
const listQueries = (trId: string) =>
  stub.requests.filter(({ headers }) => headers.tr_id === trId).map(({ query }) => Object.fromEntries(query));

it('what is asked beside the prices of KIS keeps them within reach while it fails', async () => {
  const [kis, logger] = [client(), createLogger({ app: 'test', level: 'silent' })];
  const beside = { flows: createKisFlows(kis, evening), shortSelling: createKisShortSelling(kis, evening) };
  const settings = { failures: 1, restMs: 30_000 };
  const { flows, shortSelling, fetchDays } = pricesBehind(
    (port) => createCircuit({ port, provider: 'kis' }, settings, logger),
    { ...createKisPrices(kis), ...beside },
  );
  for (const retryable of [true, false]) {
    await expect(flows?.fetchFlows(period)).rejects.toMatchObject({ kind: 'unreachable', retryable });
    await expect(shortSelling?.fetchShortSelling(period)).rejects.toMatchObject({ kind: 'unreachable', retryable });
  }
  expect((await fetchDays(period)).days).toHaveLength(3);
});

describe('net buying from KIS', () => {
  const row = (day: string, [foreign, institutional, individual]: readonly string[]) => ({
    stck_bsop_date: day,
    stck_clpr: '58900',
    acml_vol: '12034567',
    frgn_ntby_qty: foreign,
    orgn_ntby_qty: institutional,
    prsn_ntby_qty: individual,
    frgn_reg_ntby_qty: '1',
  });

  it('is that of each group by day at KRX, ascending, and blank where a day is not settled', async () => {
    const output2 = [
      row('20261120', ['-387249', '120000', '265000']),
      row('20261119', ['0', '0', '0']),
      row('20261118', ['5', '', '-5']),
      row('20261117', ['1', '2', '-3']),
    ];
    stub.answerOn('FHPTJ04160001', answer({ output1: {}, output2 }));
    const flows = createKisFlows(client(), evening);
    expect(flows.venue).toBe('KRX');
    const blank = { foreign: null, institutional: null, individual: null };
    expect(await flows.fetchFlows(period)).toEqual([
      { day: '2026-11-18', ...blank },
      { day: '2026-11-19', ...blank },
      { day: '2026-11-20', foreign: -387_249, institutional: 120_000, individual: 265_000 },
    ]);
    expect(listQueries('FHPTJ04160001')).toEqual([
      {
        FID_COND_MRKT_DIV_CODE: 'J',
        FID_INPUT_ISCD: '005930',
        FID_INPUT_DATE_1: '20261120',
        FID_ORG_ADJ_PRC: '',
        FID_ETC_CLS_CODE: '',
      },
    ]);
    const noon = createKisFlows(client(), () => new Date('2026-11-20T03:00:00Z'));
    expect((await noon.fetchFlows(period)).at(-1)).toEqual({ day: '2026-11-20', ...blank });
  });

  it('goes back answer by answer, and ends where there is no more', async () => {
    stub.answerOn('FHPTJ04160001', (response, request) => {
      const end = request.query.get('FID_INPUT_DATE_1') ?? '';
      const output2 = ['20261120', '20261119', '20261118'].filter((day) => day <= end).slice(0, 1);
      answer({ output2: output2.map((day) => row(day, ['1', '1', '-2'])) })(response, request);
    });
    const flows = createKisFlows(client(), evening);
    expect((await flows.fetchFlows({ ...period, from: '2026-11-10' })).map(({ day }) => day)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(listQueries('FHPTJ04160001')).toHaveLength(4);
  });

  it.each([
    ['a text in place of a figure', { output2: [row('20261120', ['많음', '1', '-1'])] }],
    ['a row without a day', { output2: [row('2026', ['1', '1', '-2'])] }],
    ['a day that does not exist', { output2: [row('00000000', ['1', '1', '-2'])] }],
    ['no list', { output2: null }],
  ])('refuses %s', async (_, value) => {
    stub.answerOn('FHPTJ04160001', answer(value));
    await expect(createKisFlows(client(), evening).fetchFlows(period)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('short selling from KIS', () => {
  const fill = () => {
    const short = { stck_clpr: '58900', ssts_vol_rlim: '0.70', acml_ssts_cntg_qty: '90000' };
    stub.answerOn(
      'FHPST04830000',
      answer({ output1: {}, output2: [{ ...short, stck_bsop_date: '20261120', ssts_cntg_qty: '84210' }] }),
    );
    const loans = [
      { bsop_date: '20261120', new_stcn: '0', rdmp_stcn: '0', prdy_rmnd_vrss: '0', rmnd_stcn: '0', rmnd_amt: '0' },
      { bsop_date: '20261119', new_stcn: '5000', rdmp_stcn: '2000', prdy_rmnd_vrss: '3000', rmnd_stcn: '71200000' },
    ];
    stub.answerOn('HHPST074500C0', answer({ output1: loans }));
    const program = { stck_bsop_date: '20261119', whol_smtn_seln_vol: '9', whol_smtn_shnu_vol: '4' };
    stub.answerOn('FHPPG04650201', answer({ output: [{ ...program, whol_smtn_ntby_qty: '-5' }] }));
    const margin = { deal_date: '20261118', stlm_date: '20261120', whol_loan_rmnd_stcn: '6120400' };
    stub.answerOn('FHPST04760000', answer({ output: [{ ...margin, whol_loan_rmnd_rate: '0.10' }] }));
  };

  it('reads each kind by day, with a blank for a balance that is not published', async () => {
    fill();
    expect(await createKisShortSelling(client(), evening).fetchShortSelling(period)).toEqual([
      { day: '2026-11-18', sold: null, lent: null, program: null, margin: 6_120_400 },
      { day: '2026-11-19', sold: null, lent: 71_200_000, program: -5, margin: null },
      { day: '2026-11-20', sold: 84_210, lent: null, program: null, margin: null },
    ]);
    const stock = { FID_COND_MRKT_DIV_CODE: 'J', FID_INPUT_ISCD: '005930' };
    expect(listQueries('FHPST04830000')[0]).toEqual({
      ...stock,
      FID_INPUT_DATE_1: '20261118',
      FID_INPUT_DATE_2: '20261120',
    });
    expect(listQueries('HHPST074500C0')[0]).toEqual({
      MRKT_DIV_CLS_CODE: '3',
      MKSC_SHRN_ISCD: '005930',
      START_DATE: '20261118',
      END_DATE: '20261120',
      CTS: '',
    });
    expect(listQueries('FHPPG04650201')[0]).toEqual({ ...stock, FID_INPUT_DATE_1: '20261120' });
    expect(listQueries('FHPST04760000')[0]).toMatchObject({
      FID_COND_SCR_DIV_CODE: '20476',
      // The day after: by then the trades of the period may be settled.
      FID_INPUT_DATE_1: '20261121',
    });
  });

  it('asks for margin by the day of settlement, so that no trading day is left out between two answers', async () => {
    fill();
    const settled = [
      ['20261112', '20261116'],
      ['20261113', '20261117'],
      ['20261116', '20261118'],
      ['20261117', '20261119'],
      ['20261118', '20261120'],
    ] as const;
    stub.answerOn('FHPST04760000', (response, request) => {
      const end = request.query.get('FID_INPUT_DATE_1') ?? '';
      const rows = settled.filter(([, on]) => on <= end).toReversed();
      const output = rows.slice(0, 2).map(([deal_date, stlm_date]) => {
        return { deal_date, stlm_date, whol_loan_rmnd_stcn: deal_date.slice(-2) };
      });
      answer({ output })(response, request);
    });
    const source = createKisShortSelling(client(), evening);
    const days = await source.fetchShortSelling({ ...period, from: '2026-11-12', to: '2026-11-18' });
    expect(days.flatMap(({ margin }) => margin ?? [])).toEqual([12, 13, 16, 17, 18]);
    expect(listQueries('FHPST04760000').map(({ FID_INPUT_DATE_1: day }) => day)).toEqual([
      '20261121',
      '20261118',
      '20261116',
    ]);
  });

  it('goes on without a kind that the service does not have, and fails when it has none', async () => {
    fill();
    const refusal: Fault = (response) => answerKisError(response, 'OPSQ0002', 200);
    stub.answerOn('HHPST074500C0', refusal);
    const days = await createKisShortSelling(client(), evening).fetchShortSelling(period);
    expect(days.map(({ lent, program }) => [lent, program])).toEqual([
      [null, null],
      [null, -5],
      [null, null],
    ]);
    stub.answerOn('FHPPG04650201', answer({ output: [{ stck_bsop_date: '20261131', whol_smtn_ntby_qty: '-5' }] }));
    const fewer = await createKisShortSelling(client(), evening).fetchShortSelling({ ...period, to: '2026-12-01' });
    expect(fewer.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-20']);
    for (const trId of ['FHPST04830000', 'FHPPG04650201', 'FHPST04760000']) stub.answerOn(trId, refusal);
    await expect(createKisShortSelling(client(), evening).fetchShortSelling(period)).rejects.toMatchObject({
      provider: 'kis',
      kind: 'refused',
    });
  });
});
