import { createLogger } from '@gaemi/runtime/logging/logger';
import { body } from '@gaemi/testing/providers/faults';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrokerTradingSource } from '../broker-trading/create-broker-trading-source.ts';
import { createKiwoomClients } from '../kiwoom/kiwoom-clients.ts';
import { sampleCompany as company } from '../testing/sample-company.ts';
import { createPriceSource } from './create-price-source.ts';

const logger = createLogger({ app: 'test', level: 'silent' });
const { signal } = new AbortController();
const clock = { now: () => new Date('2026-11-20T21:00:00+09:00') };
const period = { from: '2026-10-05', to: '2026-11-20' };

let stub: KiwoomStub;
beforeAll(async () => {
  stub = await startKiwoomStub();
});
afterEach(() => stub.recover());
afterAll(() => stub.close());

const access = () =>
  ({ name: 'kiwoom', baseUrl: stub.url, ...kiwoomStubKeys, venue: 'KRX', requestsPerSecond: 100 }) as const;

describe('the configured source of prices', () => {
  it('leaves out days on which the exchange was closed, and says so', async () => {
    const warned = vi.spyOn(logger, 'warn');
    const { days } = await createPriceSource(access(), logger, { clock }).fetchDays({ company, ...period, signal });
    expect(days.map(({ day }) => day)).not.toContain('2026-10-09');
    expect(warned).toHaveBeenCalledWith(
      expect.objectContaining({ source: 'kiwoom', through: period.to, closed: ['2026-10-05', '2026-10-09'] }),
      expect.stringContaining('market calendar'),
    );
  });

  it('refuses a series that is not sound', async () => {
    const rows = [{ dt: '20261119', cur_prc: '0', trde_qty: '1' }];
    stub.failOn('ka10081', body(JSON.stringify({ stk_dt_pole_chart_qry: rows, return_code: 0, return_msg: '' })));
    const source = createPriceSource(access(), logger, { clock });
    await expect(source.fetchDays({ company, ...period, signal })).rejects.toMatchObject({
      kind: 'malformed',
      message: 'kiwoom: the close of 2026-11-19 is not above 0',
    });
  });

  it('shares token and quota with broker trading', async () => {
    stub.requests.length = 0;
    const kiwoom = createKiwoomClients(logger);
    const prices = createPriceSource(access(), logger, { clock, kiwoom });
    const trading = createBrokerTradingSource({ ...access(), venue: 'KRX' }, logger, { clock, kiwoom });
    await Promise.all([
      prices.fetchDays({ company, ...period, signal }),
      trading.fetchDay({ company, day: '2026-11-20', signal }),
    ]);
    expect(stub.calls('au10001')).toBe(1);
  });
});
