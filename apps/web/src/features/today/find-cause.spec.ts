import { describe, expect, it } from 'vitest';
import { findCause, movedDay } from './find-cause.ts';

const event = (at: string, strength: 1 | 2 | 3 = 2, change_percent: number | null = null) => ({
  ...{ at: new Date(`${at}+09:00`).toISOString(), strength, change_percent },
});

it('an event moves the close of its day, after the close that of the next', () => {
  expect(movedDay('2026-11-26T15:29:00+09:00')).toBe('2026-11-26');
  expect(movedDay('2026-11-26T15:30:00+09:00')).toBe('2026-11-27');
});

describe('the move of a day is explained', () => {
  it('by the strongest event between the two closes', () => {
    const morning = event('2026-11-26T09:10:00', 2, 2.4);
    const evening = event('2026-11-25T17:00:00', 3);
    expect(findCause([morning], '2026-11-26')).toBe(morning);
    expect(findCause([morning, evening], '2026-11-26')).toBe(evening);
  });

  it('by none that came out after its close, nor by one that the day before had in its close', () => {
    const late = event('2026-11-26T17:35:00', 3, 2.4);
    const before = event('2026-11-25T15:00:00', 3);
    expect(findCause([late, before], '2026-11-26')).toBeUndefined();
  });

  it('on a Monday by what came out on the weekend, after a holiday by what stands on its page', () => {
    const friday = event('2026-11-20T18:00:00');
    expect(findCause([friday], '2026-11-23')).toBe(friday);
    const holiday = event('2026-12-24T16:00:00', 2, 1);
    expect(findCause([holiday], '2026-12-28')).toBe(holiday);
  });
});
