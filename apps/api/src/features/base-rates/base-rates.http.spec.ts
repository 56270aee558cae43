import { emptyBaseRates, toBaseRatesAnswer } from '@gaemi/contracts/base-rates';
import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const path = '/api/v1/event-types/base-rates';

it('what followed events is public, and empty before the first computation', async () => {
  const answer = await api.browser().get(path).expect(200);
  expect(answer.body).toEqual(emptyBaseRates);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
});

it('what followed events is answered as it was computed, byte for byte', async () => {
  const item = {
    type: 'orders',
    side: 'good',
    horizon: 1,
    n: 24,
    days: 21,
    median: 0.4,
    lo: -0.2,
    hi: 1,
    confirmed: false,
  } as const;
  const answer = toBaseRatesAnswer({ asOf: '2026-11-20', items: [item] }, true);
  await api.app.get(BaseRatesRepository, { strict: false }).save({ computedAt: api.clock.now(), sample: true, answer });
  expect((await api.browser().get(path).expect(200)).text).toBe(JSON.stringify(answer));
});
