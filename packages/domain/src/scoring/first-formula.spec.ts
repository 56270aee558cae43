import { describe, expect, it } from 'vitest';
import { scoreByFirstFormula } from './first-formula.ts';
import type { ScorableEvent } from './score-events.ts';

const asOf = new Date('2026-11-21T00:00:00Z');
const event = (id: string, label: 'good' | 'bad' | 'neutral', change: Partial<ScorableEvent> = {}): ScorableEvent => ({
  id,
  judgement: { label, strength: 2, reason: '소식이에요.' },
  publishedAt: asOf,
  publishers: 1,
  ...change,
});
const daysAgo = (days: number) => new Date(asOf.getTime() - days * 86_400_000);
const score = (events: readonly ScorableEvent[]) =>
  scoreByFirstFormula({ events, asOf, windowDays: 31, maxEvents: 30 });

describe('version 1 of the formula', () => {
  it('gives the scores of its worked example', () => {
    const strong = { label: 'good', strength: 3, reason: '' } as const;
    const weak = { label: 'good', strength: 1, reason: '' } as const;
    const { good, bad } = score([
      event('c', 'good', { judgement: weak, publishedAt: daysAgo(30) }),
      event('a', 'good', { judgement: strong, publishedAt: daysAgo(2), publishers: 4 }),
      event('b', 'good', { publishedAt: daysAgo(10) }),
      event('d', 'bad', { publishedAt: daysAgo(1), publishers: 2 }),
    ]);
    expect(good.contributions.map(({ eventId, points }) => [eventId, points.toFixed(2)])).toEqual([
      ['a', '12.92'],
      ['b', '5.74'],
      ['c', '1.17'],
    ]);
    expect([good.total, bad.total]).toEqual([20, 9]);
    expect(good.contributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(good.exact, 9);
  });

  it('counts no event without a judgement, an article or a side', () => {
    const { good, bad } = score([
      event('neutral', 'neutral'),
      event('unjudged', 'good', { judgement: null }),
      event('unread', 'good', { publishedAt: null }),
    ]);
    expect([good, bad]).toEqual([
      { total: 0, exact: 0, contributions: [] },
      { total: 0, exact: 0, contributions: [] },
    ]);
  });
});
