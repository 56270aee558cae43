import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DartReader, samsung, startDartReader } from '../testing/dart-reader.ts';

const ended = (number: number, day: string) =>
  dartFiling(samsung, { day: `2026-11-${day}`, number, report: '단일판매ㆍ공급계약해지' });

let reader: DartReader;
beforeEach(async () => {
  reader = await startDartReader({ startsAt: '16T09:00' });
});
afterEach(() => reader.close());

const daysOfEvents = async () =>
  (await reader.service.get(MarketEventsRepository).listBetween('2026-11-01', '2026-11-30')).map(({ day }) => day);

it('after days without a worker every day has the events of its filings', async () => {
  reader.dart.setFilings([ended(1, '16')]);
  await reader.read('16T10:10');
  expect(await daysOfEvents()).toEqual(['2026-11-16']);
  reader.dart.setFilings([ended(1, '16'), ended(2, '18'), ended(3, '23')]);
  await reader.read('23T10:10');
  expect(await daysOfEvents()).toEqual(['2026-11-23', '2026-11-18', '2026-11-16']);
});
