import { body, type Fault } from '@gaemi/testing/providers/faults';
import { type KisPriceStub, kisStubKeys, startKisPriceStub } from '@gaemi/testing/providers/kis-price-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPace } from '../../pace/request-pace.ts';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createKisClient } from './kis-client.ts';
import { createKisPrices } from './kis-prices.ts';

// Answers in the form in which public projects recorded them in 2026, with figures of ours.

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
const fetchDays = (signal = new AbortController().signal) => {
  const pace = createPace({ each: fast, all: fast });
  const client = createKisClient({ baseUrl: stub.url, ...kisStubKeys, pace }, { timeoutMs: 5_000, backoffMs: 1 });
  return createKisPrices(client).fetchDays({ company, from: '2026-07-29', to: '2026-07-31', signal });
};
const refusal =
  (status: number, answer: object): Fault =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer));
  };
const done = { rt_cd: '0', msg_cd: 'MCA00000', msg1: '정상처리 되었습니다.' };

describe('recorded answers of KIS', () => {
  it('a day: its close and volume beside fields that are not read', async () => {
    const row = { stck_oprc: '257000', stck_hgpr: '267000', stck_lwpr: '243000' };
    const output2 = [{ ...row, stck_bsop_date: '20260731', stck_clpr: '262500', acml_vol: '58478873' }];
    stub.failOnPrices(body(JSON.stringify({ ...done, output1: {}, output2 })));
    expect((await fetchDays()).days).toEqual([{ day: '2026-07-31', close: 262_500, volume: 58_478_873 }]);
  });

  it('one empty row in place of days is no day', async () => {
    stub.failOnPrices(body(JSON.stringify({ ...done, output2: [{}] })));
    expect(await fetchDays()).toEqual({ days: [], asOf: null, completeFrom: '2026-07-29' });
  });

  it('too many requests in a second, with status 500, are asked again', async () => {
    stub.failOnPrices(refusal(500, { rt_cd: '1', msg_cd: 'EGW00201', msg1: '초당 거래건수를 초과하였습니다.' }));
    expect((await fetchDays()).days).not.toEqual([]);
  });

  it('a token within a minute of another, with status 403, is waited for', async () => {
    const answer = {
      error_description: '접근토큰 발급 잠시 후 다시 시도하세요(1분당 1회)',
      error_code: 'EGW00133',
    };
    stub.failOnTokens(refusal(403, answer), Number.POSITIVE_INFINITY);
    const asked = fetchDays(AbortSignal.timeout(500));
    await expect(asked).rejects.toMatchObject({ provider: 'kis' });
    // It is not asked again at once: a minute is longer than the limit of the caller.
    expect(stub.requests).toHaveLength(1);
  });
});
