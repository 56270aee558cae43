import { createLogger } from '@gaemi/runtime/logging/logger';
import { describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../testing/sample-company.ts';
import { createBrokerTradingSource } from './create-broker-trading-source.ts';

const logger = createLogger({ app: 'test', level: 'silent' });
const kiwoom = { name: 'kiwoom', baseUrl: 'https://kiwoom.example', appKey: 'a', secretKey: 'b' } as const;

describe('the configuration chooses', () => {
  it.each([
    [{ name: 'sample' }, 'sample', 'KRX+NXT'],
    [{ ...kiwoom, venue: 'KRX', requestsPerSecond: 1 }, 'kiwoom', 'KRX'],
  ] as const)('%j', (settings, name, venue) => {
    expect(createBrokerTradingSource(settings, logger)).toMatchObject({ name, venue });
  });

  it('the clock that tells which days are in the future', async () => {
    const source = createBrokerTradingSource({ name: 'sample' }, logger, {
      clock: { now: () => new Date('2026-11-18T03:00:00Z') },
    });
    const { signal } = new AbortController();
    expect((await source.fetchDay({ company, day: '2026-11-18', signal })).trades).not.toEqual([]);
    expect((await source.fetchDay({ company, day: '2026-11-19', signal })).trades).toEqual([]);
  });
});
