import { describe, expect, it } from 'vitest';
import { findMissingDays } from './missing-days.ts';

const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const span = (from: string, to: string) => ({ from: seoul(from), to: seoul(to) });
const period = span('01T00:00', '26T12:00');

describe('the days on which news may be missing', () => {
  it('are those between two spans, in Seoul', () => {
    expect(findMissingDays([span('25T07:00', '26T12:00'), span('20T00:00', '23T08:50')], period)).toEqual([
      { from: '2026-11-23', to: '2026-11-25' },
    ]);
    expect(findMissingDays([span('20T00:00', '23T00:00'), span('24T00:00', '26T00:00')], period)).toEqual([
      { from: '2026-11-23', to: '2026-11-23' },
    ]);
  });

  it('are none before the first span, after the last, or in a hole of minutes', () => {
    expect(findMissingDays([], period)).toEqual([]);
    expect(findMissingDays([span('20T00:00', '23T00:00')], period)).toEqual([]);
    expect(findMissingDays([span('20T00:00', '23T00:00'), span('23T00:59', '26T00:00')], period)).toEqual([]);
  });

  it('are those of the period alone', () => {
    const spans = [span('02T00:00', '05T00:00'), span('20T00:00', '26T00:00')];
    expect(findMissingDays(spans, span('10T00:00', '12T12:00'))).toEqual([{ from: '2026-11-10', to: '2026-11-12' }]);
    expect(findMissingDays(spans, span('21T00:00', '22T00:00'))).toEqual([]);
  });

  it('are joined where they are next to each other, and the latest ten ranges where there are many', () => {
    const twice = [span('10T00:00', '11T08:00'), span('11T10:00', '12T08:00'), span('12T10:00', '26T00:00')];
    expect(findMissingDays(twice, period)).toEqual([{ from: '2026-11-11', to: '2026-11-12' }]);
    const everyOtherDay = Array.from({ length: 13 }, (_, index) => {
      const day = String(2 * index + 1).padStart(2, '0');
      return span(`${day}T00:00`, `${day}T20:00`);
    });
    const ranges = findMissingDays(everyOtherDay, period);
    expect(ranges).toHaveLength(1);
    const apart = everyOtherDay.map(({ from }) => ({ from, to: new Date(from.getTime() + 24 * 3_600_000) }));
    expect(findMissingDays(apart, period)).toHaveLength(10);
    expect(findMissingDays(apart, period).at(-1)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  });
});
