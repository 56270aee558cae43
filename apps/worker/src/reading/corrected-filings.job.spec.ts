import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DartReader, samsung, startDartReader } from '../testing/dart-reader.ts';

const ended = '단일판매ㆍ공급계약해지';
const original = dartFiling(samsung, { day: '2026-11-23', number: 1, report: ended });
const corrected = dartFiling(samsung, { day: '2026-11-25', number: 2, report: `[기재정정]${ended}` });
const later = dartFiling(samsung, { day: '2026-11-26', number: 3, report: '풍문또는보도에대한해명(미확정)' });

let reader: DartReader;
beforeEach(async () => {
  reader = await startDartReader();
});
afterEach(() => reader.close());

const events = async () =>
  (await reader.service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-25')).map(
    ({ day, side, strength, reports }) => ({ day, side, strength, reports: reports.length }),
  );

it('an event keeps its side when only the correction of its filing is read again', async () => {
  reader.dart.setFilings([original]);
  await reader.read('23T09:10');
  reader.dart.setFilings([original, corrected]);
  await reader.read('25T09:10');
  const known = { day: '2026-11-23', side: 'bad', strength: 2, reports: 2 };
  expect(await events()).toEqual([known]);
  // Two days back begins behind the original.
  reader.dart.setFilings([original, corrected, later]);
  await reader.read('26T09:10');
  expect(await events()).toEqual([known]);
});
