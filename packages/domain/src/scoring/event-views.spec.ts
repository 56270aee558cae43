import { describe, expect, it } from 'vitest';
import { countByDay, groupThemes, type TimelineEvent, toTimeline } from './event-views.ts';

const event = (eventId: string, change: Partial<TimelineEvent> = {}): TimelineEvent => ({
  eventId,
  day: '2026-11-20',
  short: '수주',
  type: 'orders',
  side: 'good',
  strength: 2,
  points: 10,
  ...change,
});

describe('the views of the scored events', () => {
  it('have a timeline from the oldest day on, with more points first on the same day', () => {
    const events = [
      event('c', { points: 1 }),
      event('b'),
      event('a', { day: '2026-11-21' }),
      event('d', { points: 20 }),
    ];
    expect(toTimeline(events).map(({ eventId }) => eventId)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('have themes by event type, most points first, whose points add up', () => {
    const events = [
      event('a', { points: 4 }),
      event('b', { type: 'earnings', points: 9 }),
      event('c', { points: 7 }),
      event('d', { type: 'other', points: 2 }),
    ];
    expect(groupThemes(events)).toEqual([
      { name: '수주·계약', points: 11, eventIds: ['c', 'a'] },
      { name: '실적', points: 9, eventIds: ['b'] },
      { name: '기타', points: 2, eventIds: ['d'] },
    ]);
    expect(groupThemes(events.toReversed())).toEqual(groupThemes(events));
  });

  it('have price reactions by day in Seoul', () => {
    const moments = ['2026-11-20T15:00:00Z', '2026-11-20T14:59:59Z', '2026-11-21T01:00:00Z'];
    expect(countByDay(moments.map((moment) => new Date(moment)))).toEqual([
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-21', count: 2 },
    ]);
  });
});
