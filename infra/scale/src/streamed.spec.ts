import { expect, it } from 'vitest';
import { parameters } from './parameters.ts';
import { streamedDay } from './streamed.ts';

const [few, many] = [1_000, 10_000_000].map((members) => streamedDay(members, parameters));

it('the reader asks streams as often for ten million members as for a thousand', () => {
  expect(many?.feedReads).toBe(few?.feedReads);
  expect([few?.feedReads, few?.files]).toEqual([144 * parameters.reader.feeds, 96]);
  expect(many?.dartReads).toBe(few?.dartReads);
  expect(many?.laterShare).toBe(few?.laterShare);
});

it('only the first look at a stock asks OpenDART, which suffices for all stocks on one day', () => {
  expect(many?.dartLooks).toBeCloseTo(parameters.companies * parameters.reader.callsBefore, -1);
  expect(many?.firstDayShare).toBeLessThan(1);
  expect((many?.looks ?? 0) / (many?.stocks ?? 1)).toBeCloseTo(14);
});
