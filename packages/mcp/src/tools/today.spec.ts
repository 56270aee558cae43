import { describe, expect, it } from 'vitest';
import { earlierDayWithEvents } from './today.ts';

const count = (day: string, good: number, bad: number) => ({ day, good, bad });

describe('the tool of the day', () => {
  it('reads the last day with events where the latest one has none yet', () => {
    const [first, second] = [count('2026-11-24', 3, 0), count('2026-11-25', 0, 2)];
    expect(earlierDayWithEvents([first, second, count('2026-11-26', 0, 0)])).toBe('2026-11-25');
    expect(earlierDayWithEvents([first, second])).toBeUndefined();
    expect(earlierDayWithEvents([count('2026-11-26', 0, 0)])).toBeUndefined();
    expect(earlierDayWithEvents([])).toBeUndefined();
  });
});
