import type { NewsSide } from '@gaemi/domain/news-side';
import { describe, expect, it } from 'vitest';
import { findCause, movedDay } from './find-cause.ts';

const event = (at: string, strength: 1 | 2 | 3 = 2, change_percent: number | null = null) => ({
  ...{ at: new Date(`${at}+09:00`).toISOString(), strength, change_percent, side: 'good' as NewsSide },
});

const rise = (day: string) => ({ day, percent: 2.4 });

it('an event moves the close of its day, after the close that of the next', () => {
  expect(movedDay('2026-11-26T15:29:00+09:00')).toBe('2026-11-26');
  expect(movedDay('2026-11-26T15:30:00+09:00')).toBe('2026-11-27');
});

it('on the day of the entrance exam the close is an hour later', () => {
  expect(movedDay('2026-11-19T16:10:00+09:00')).toBe('2026-11-19');
  expect(movedDay('2026-11-19T16:30:00+09:00')).toBe('2026-11-20');
  const late = event('2026-11-19T16:10:00', 2, 2.4);
  expect(findCause([late], rise('2026-11-19'))).toBe(late);
});

describe('the move of a day is explained', () => {
  it('by the strongest event between the two closes', () => {
    const morning = event('2026-11-26T09:10:00', 2, 2.4);
    const evening = event('2026-11-25T17:00:00', 3);
    expect(findCause([morning], rise('2026-11-26'))).toBe(morning);
    expect(findCause([morning, evening], rise('2026-11-26'))).toBe(evening);
  });

  it('by none that came out after its close, nor by one that the day before had in its close', () => {
    const late = event('2026-11-26T17:35:00', 3, 2.4);
    const before = event('2026-11-25T15:00:00', 3);
    expect(findCause([late, before], rise('2026-11-26'))).toBeUndefined();
  });

  it('by no filing of unknown moment, which may have come after the close', () => {
    const filed = event('2026-11-26T00:00:00', 3);
    const press = event('2026-11-26T00:00:00', 2, 2.4);
    expect(findCause([filed, press], rise('2026-11-26'))).toBe(press);
  });

  it('by good news where it rose, by bad news where it fell, by none where it stayed', () => {
    const good = event('2026-11-26T09:10:00', 2);
    const bad = { ...event('2026-11-26T10:10:00', 3), side: 'bad' as const };
    const cause = (percent: number, events = [good, bad]) => findCause(events, { day: '2026-11-26', percent });
    expect(cause(2.2)).toBe(good);
    expect(cause(-2.2)).toBe(bad);
    expect(cause(2.2, [bad])).toBeUndefined();
    expect(cause(0)).toBeUndefined();
  });

  it('on a Monday by what came out on the weekend, after a holiday by what stands on its page', () => {
    const friday = event('2026-11-20T18:00:00');
    expect(findCause([friday], rise('2026-11-23'))).toBe(friday);
    const holiday = event('2026-12-24T16:00:00', 2, 1);
    expect(findCause([holiday], rise('2026-12-28'))).toBe(holiday);
  });

  it('after a holiday by what came out after the last close before it', () => {
    const eve = event('2026-12-24T17:00:00', 3);
    const before = event('2026-12-24T15:00:00', 3);
    // Christmas is a Friday.
    expect(findCause([eve, before], rise('2026-12-28'))).toBe(eve);
  });

  it('after a halt by what came out since the last trade, also by a filing of which only the day is known', () => {
    const reported = event('2026-11-12T10:00:00');
    const filed = event('2026-11-13T00:00:00', 3);
    const before = event('2026-11-09T00:00:00', 3);
    const resumed = { ...rise('2026-11-26'), since: '2026-11-09' };
    expect(findCause([reported], resumed)).toBe(reported);
    expect(findCause([reported, filed, before], resumed)).toBe(filed);
    expect(findCause([reported, filed], rise('2026-11-26'))).toBeUndefined();
  });
});
