import { createPriceSource } from '@gaemi/providers/prices/create-price-source';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { body, hang } from '@gaemi/testing/providers/faults';
import {
  answerKiwoomError,
  type KiwoomStub,
  kiwoomStubKeys,
  startKiwoomStub,
} from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ShortSellingFinder } from './short-selling-finder.ts';

const forever = Number.POSITIVE_INFINITY;
const logger = createLogger({ app: 'test', level: 'silent' });
const now = () => new Date('2026-11-20T18:00:00Z');
const [company] = bundledCompanies;
let stub: KiwoomStub;
beforeAll(async () => {
  stub = await startKiwoomStub();
});
afterEach(() => stub.recover());
afterAll(() => stub.close());

function find(name: 'kiwoom' | 'none', signal = new AbortController().signal) {
  const access = { baseUrl: stub.url, ...kiwoomStubKeys, venue: 'KRX+NXT', requestsPerSecond: 1_000 } as const;
  const settings = name === 'none' ? { name } : { name, ...access };
  const source = createPriceSource(settings, logger, { clock: { now } });
  if (company === undefined) throw new Error('no company');
  return new ShortSellingFinder(source, logger).find(company, { from: '2026-11-18', to: '2026-11-20', signal });
}

describe('who sold short, beside the brokers', () => {
  it('is what the source knows of trading days', async () => {
    const list = ['20261120', '20261121'].map((dt) => ({ dt, shrts_qty: '84210' }));
    stub.failOn('ka10014', body(JSON.stringify({ shrts_trnsn: list, return_code: 0 })));
    expect(await find('kiwoom')).toEqual({
      source: 'kiwoom',
      days: [{ day: '2026-11-20', sold: 84_210, lent: null, program: null, margin: null }],
    });
  });

  it('is not there where the source knows none, or refuses', async () => {
    expect(await find('none')).toBeNull();
    for (const apiId of ['ka10014', 'ka20068', 'ka90013', 'ka10013']) {
      stub.failOn(apiId, (response) => answerKiwoomError(response, { returnCode: 3, code: '8030' }), forever);
    }
    expect(await find('kiwoom')).toBeNull();
  });

  it('ends with the analysis', async () => {
    stub.fail(hang, forever);
    const ending = new AbortController();
    const finding = find('kiwoom', ending.signal);
    ending.abort();
    await expect(finding).rejects.toThrow();
  });
});
