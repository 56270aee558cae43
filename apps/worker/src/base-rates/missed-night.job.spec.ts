import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { expect, it } from 'vitest';
import { startMonitoring } from '../testing/start-monitoring.ts';
import { BaseRatesSchedule } from './base-rates-schedule.ts';

it('figures of a night without a worker are computed later in the day, once', async () => {
  const reading = { NEWS_SOURCE: 'feed', NEWS_FEED_URLS: 'http://127.0.0.1:1/a', READER_EVERY: '0' };
  const service = await startMonitoring(reading);
  const worker = await service.startWorker();
  try {
    const lookAt = async (time: string) => {
      service.setNow(new Date(`${time}+09:00`));
      await worker.get(BaseRatesSchedule).computeMissed();
      return (await worker.get(BaseRatesRepository).findLast())?.computedAt;
    };
    expect(await lookAt('2026-11-24T05:59:00')).toBeUndefined();
    const noon = new Date('2026-11-24T12:00:00+09:00');
    expect(await lookAt('2026-11-24T12:00:00')).toEqual(noon);
    expect(await lookAt('2026-11-24T15:00:00')).toEqual(noon);
    expect(await lookAt('2026-11-25T06:00:00')).toEqual(new Date('2026-11-25T06:00:00+09:00'));
  } finally {
    await worker.close();
    await service.close();
  }
});
