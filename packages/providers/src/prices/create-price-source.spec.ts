import { isSynthetic } from '@gaemi/domain/sources';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../testing/sample-company.ts';
import { createPriceSource } from './create-price-source.ts';

const logger = createLogger({ app: 'test', level: 'silent' });
const { signal } = new AbortController();
const clock = { now: () => new Date('2026-11-20T21:00:00+09:00') };
const period = { from: '2026-11-16', to: '2026-11-20' };

describe('the configuration chooses', () => {
  it.each([
    [{ name: 'none' }, { remote: false, shown: false }],
    [{ name: 'sample' }, { remote: false, shown: true }],
    [
      { name: 'csv', path: '/prices.csv' },
      { remote: false, shown: true },
    ],
    [
      {
        name: 'kiwoom',
        baseUrl: 'https://kiwoom.example',
        appKey: 'a',
        secretKey: 'b',
        venue: 'KRX',
        requestsPerSecond: 1,
      },
      { remote: true, shown: true },
    ],
    [
      { name: 'kis', baseUrl: 'https://kis.example', appKey: 'a', appSecret: 'b' },
      { remote: true, shown: true },
    ],
  ] as const)('%j', (settings, capabilities) => {
    const source = createPriceSource(settings, logger);
    expect(source).toMatchObject({ name: settings.name, synthetic: isSynthetic(settings.name), ...capabilities });
  });

  it('no prices at all', async () => {
    const source = createPriceSource({ name: 'none' }, logger, { clock });
    expect(await source.fetchDays({ company, ...period, signal })).toMatchObject({ days: [], asOf: null });
  });
});
