import { describe, expect, it } from 'vitest';
import { influenceCap, type JudgedEvent, scoreSide } from './score-side.ts';

const asOf = new Date('2026-11-21T00:00:00Z');
const daysAgo = (days: number) => new Date(asOf.getTime() - days * 86_400_000);
const event = (eventId: string, change: Partial<JudgedEvent> = {}): JudgedEvent => ({
  eventId,
  label: 'good',
  strength: 2,
  publishedAt: daysAgo(3),
  publishers: 1,
  ...change,
});
const score = (events: readonly JudgedEvent[], windowDays = 31) =>
  scoreSide({ side: 'good', events, asOf, windowDays, maxEvents: 30 });

/** Returns a fixed sequence of numbers between 0 and 1. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const strengths = [1, 2, 3] as const;
const labels = ['good', 'neutral', 'bad'] as const;
function month(seed: number, size: number): JudgedEvent[] {
  const next = stream(seed);
  return Array.from({ length: size }, (_, index) =>
    event(`e${String(index)}`, {
      label: labels[Math.floor(next() * 3)] ?? 'good',
      strength: strengths[Math.floor(next() * 3)] ?? 1,
      publishedAt: daysAgo(next() * 31),
      publishers: 1 + Math.floor(next() * 30),
    }),
  );
}

describe('the score of a side', () => {
  it('is 0 without events of that side', () => {
    expect(score([event('a', { label: 'bad' }), event('b', { label: 'neutral' })])).toEqual({
      total: 0,
      exact: 0,
      contributions: [],
    });
  });

  it('has contributions that add up to it before rounding, largest first', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const { total, exact, contributions } = score(month(seed, 60));
      const points = contributions.map((contribution) => contribution.points);
      expect(Math.abs(points.reduce((sum, value) => sum + value, 0) - exact)).toBeLessThan(1e-9);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(total).toBe(Math.round(exact));
      expect(exact).toBeGreaterThanOrEqual(0);
      expect(exact).toBeLessThanOrEqual(100);
    }
  });

  it('is byte-identical for every order of the events', () => {
    const events = month(7, 80);
    const expected = JSON.stringify(score(events));
    for (let seed = 1; seed <= 20; seed += 1) {
      const next = stream(seed);
      const shuffled = events.map((value) => ({ value, key: next() })).toSorted((a, b) => a.key - b.key);
      expect(JSON.stringify(score(shuffled.map(({ value }) => value)))).toBe(expected);
    }
  });

  it('stays equal when a longer look-back has proportionally more events', () => {
    const events = (size: number) => Array.from({ length: size }, (_, index) => event(`e${String(index)}`));
    const at = (size: number, maxEvents: number) =>
      scoreSide({ side: 'good', events: events(size), asOf, windowDays: 31, maxEvents }).exact;
    expect(at(20, 60)).toBeCloseTo(at(10, 30), 9);
  });

  it('orders equal contributions by id', () => {
    expect(score([event('b'), event('a')]).contributions.map(({ eventId }) => eventId)).toEqual(['a', 'b']);
  });

  it('weighs stronger and newer events more', () => {
    expect(score([event('a', { strength: 3 })]).exact).toBeGreaterThan(score([event('a')]).exact);
    expect(score([event('a', { publishedAt: daysAgo(1) })]).exact).toBeGreaterThan(score([event('a')]).exact);
  });

  it('halves the weight of an event after half the window', () => {
    const { contributions } = score(
      [event('new', { publishedAt: asOf }), event('old', { publishedAt: daysAgo(15.5) })],
      31,
    );
    const [first, second] = contributions;
    expect((first?.points ?? 0) / (second?.points ?? 1)).toBeCloseTo(2, 9);
  });

  it('gains at most two points from any number of further publishers', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const events = month(seed, 25);
      const told = events.map((entry, index) => (index === 0 ? { ...entry, publishers: 1 } : entry));
      const retold = events.map((entry, index) => (index === 0 ? { ...entry, publishers: 21 } : entry));
      expect(Math.abs(score(retold).total - score(told).total)).toBeLessThanOrEqual(2);
    }
    expect(
      Math.abs(
        score([event('a', { strength: 3, publishers: 500 })]).total - score([event('a', { strength: 3 })]).total,
      ),
    ).toBeLessThanOrEqual(2);
  });

  it('moves by no more than the cap for one event, whatever its judgement claims', () => {
    const loud = event('x', { strength: 99 as 3, publishedAt: new Date('2030-01-01'), publishers: 1e9 });
    for (let seed = 1; seed <= 30; seed += 1) {
      const events = month(seed, 20);
      expect(score([...events, loud]).exact - score(events).exact).toBeLessThanOrEqual(influenceCap(30) + 1e-9);
    }
    expect(influenceCap(30)).toBeLessThan(16);
  });

  it('leaves room on both sides in a busy month', () => {
    const busy = Array.from({ length: 10 }, (_, index) =>
      event(`e${String(index)}`, { publishedAt: daysAgo(index * 3) }),
    );
    expect(score(busy).total).toBeGreaterThan(35);
    expect(score(busy).total).toBeLessThan(60);
    const flood = Array.from({ length: 100 }, (_, index) => event(`e${String(index)}`, { strength: 3 }));
    expect(score(flood).total).toBe(100);
  });
});
