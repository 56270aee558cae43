import { SchedulerRegistry } from '@nestjs/schedule';
import { expect, it } from 'vitest';
import { startMonitoring } from './testing/start-monitoring.ts';

/** Midnight in Seoul, of a Monday. */
const midnight = new Date('2026-11-23T00:00:00+09:00');

// Nest forgets all but one schedule of a method, and says nothing about a method without one.
it('a worker does by itself what each minute, each night and each morning has to be done', async () => {
  const service = await startMonitoring();
  const worker = await service.startWorker({}, { cronJobs: true, intervals: true });
  try {
    const registry = worker.get(SchedulerRegistry);
    const first = [...registry.getCronJobs().values()].map(({ cronTime }) =>
      cronTime.getNextDateFrom(midnight, 'Asia/Seoul').toFormat('HH:mm:ss'),
    );
    expect(first.toSorted()).toEqual([
      ...['00:00:05', '00:00:20', '00:00:30'], // briefings, what was postponed, monitoring
      ...['03:00:30', '03:20:00'], // failed analyses, what followed events
      ...['04:00:00', '04:15:00'], // balances, learning
      '06:05:00', // scorecard, from the prices that were gathered since 03:20
      ...['07:30:00', '07:50:00'], // list of companies, end of the calendar
    ]);
    expect(registry.getIntervals()).toHaveLength(19);
  } finally {
    await worker.close();
    await service.close();
  }
});
