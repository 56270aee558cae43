import { describe, expect, it } from 'vitest';
import type { Judgement } from '../judge/judgement/judgement.ts';
import { textKinds } from '../judge/judgement/judgement.ts';
import { judged } from '../judge/testing/judged.ts';
import { type AnalysisScore, influenceCap, type ScorableEvent, scoreEvents } from './score-events.ts';

const asOf = new Date('2026-11-21T00:00:00Z');
const daysAgo = (days: number) => new Date(asOf.getTime() - days * 86_400_000);
const event = (id: string, change: Partial<ScorableEvent> = {}): ScorableEvent => ({
  id,
  judgement: judged(),
  publishers: 1,
  publishedAt: asOf,
  ...change,
});
const score = (events: readonly ScorableEvent[]) => scoreEvents({ events, asOf });

/** Returns a fixed sequence of numbers between 0 and 1. */
function stream(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns one of the options. */
function pick<Option>(next: () => number, options: readonly [Option, ...Option[]]): Option {
  return options[Math.floor(next() * options.length)] ?? options[0];
}

function randomEvent(id: string, next: () => number, change: Partial<Judgement> = {}): ScorableEvent {
  return event(id, {
    judgement: judged({
      label: pick(next, ['good', 'good', 'bad', 'bad', 'neutral']),
      strength: pick(next, [1, 2, 3]),
      subject: pick(next, ['yes', 'yes', 'yes', 'listed']),
      kind: pick(next, ['event', 'analyst', 'notice', 'price']),
      material: next() < 0.9,
      ...change,
    }),
    publishedAt: daysAgo(next() * 180),
    publishers: 1 + Math.floor(next() * 40),
  });
}
const seeds = Array.from({ length: 300 }, (_, index) => index + 1);
const eventsOf = (seed: number): ScorableEvent[] => {
  const next = stream(seed);
  return Array.from({ length: Math.floor(next() * 100) }, (_, index) => randomEvent(`e${String(index)}`, next));
};
const counting = { label: 'good', subject: 'yes', kind: 'event', material: true } as const;
const exactOf = ({ sides }: AnalysisScore) => [sides.good.exact, sides.bad.exact] as const;
const roundingError = 1e-9;

describe('the scores of an analysis', () => {
  it('follow the worked example in docs/domain.md', () => {
    const { sides, reserve, percentage, thin } = score([
      event('a', { judgement: judged({ strength: 3 }), publishedAt: daysAgo(2), publishers: 4 }),
      event('b', { publishedAt: daysAgo(10) }),
      event('c', { judgement: judged({ strength: 1 }), publishedAt: daysAgo(30) }),
      event('d', { judgement: judged({ label: 'bad' }), publishedAt: daysAgo(1), publishers: 2 }),
    ]);
    expect(sides.good.contributions.map(({ eventId, points }) => [eventId, points.toFixed(2)])).toEqual([
      ['a', '22.96'],
      ['b', '12.12'],
      ['c', '3.82'],
    ]);
    expect([sides.good.total, reserve, sides.bad.total]).toEqual([39, 46, 15]);
    expect([percentage.toFixed(2), thin]).toEqual(['61.80', true]);
  });

  it('are the reserve alone without events', () => {
    expect(score([])).toEqual({
      sides: { good: { total: 0, exact: 0, contributions: [] }, bad: { total: 0, exact: 0, contributions: [] } },
      reserve: 100,
      percentage: 50,
      thin: true,
    });
  });

  it('leave half of 100 to the reserve for three clear, fresh events', () => {
    expect(score([event('a'), event('b'), event('c', { judgement: judged({ label: 'bad' }) })])).toMatchObject({
      sides: { good: { total: 33 }, bad: { total: 17 } },
      reserve: 50,
    });
  });

  it('add up to 100 with the reserve, and their points add up to the exact scores', () => {
    for (const seed of seeds) {
      const { sides, reserve, percentage } = score(eventsOf(seed));
      expect(sides.good.total + sides.bad.total + reserve).toBe(100);
      expect(Math.abs(reserve - (100 - sides.good.exact - sides.bad.exact))).toBeLessThanOrEqual(1);
      expect(reserve).toBeGreaterThanOrEqual(0);
      expect(percentage).toBeGreaterThanOrEqual(0);
      expect(percentage).toBeLessThanOrEqual(100);
      for (const { total, exact, contributions } of [sides.good, sides.bad]) {
        const points = contributions.map((contribution) => contribution.points);
        expect(total).toBe(Math.round(exact));
        expect(Math.abs(points.reduce((sum, value) => sum + value, 0) - exact)).toBeLessThan(roundingError);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }
    }
  });

  it('never lower good nor raise bad when a good event is added, and the other way round', () => {
    for (const seed of seeds) {
      const events = eventsOf(seed);
      const [good, bad] = exactOf(score(events));
      const added = (label: 'good' | 'bad') =>
        exactOf(score([...events, randomEvent('new', stream(seed + 1_000), { ...counting, label })]));
      const [goodAfterGood, badAfterGood] = added('good');
      expect(goodAfterGood).toBeGreaterThan(good);
      expect(badAfterGood).toBeLessThanOrEqual(bad);
      const [goodAfterBad, badAfterBad] = added('bad');
      expect(badAfterBad).toBeGreaterThan(bad);
      expect(goodAfterBad).toBeLessThanOrEqual(good);
    }
  });

  it('are byte-identical for every order of the events, and for events that come twice', () => {
    for (const seed of seeds) {
      const events = eventsOf(seed);
      const expected = JSON.stringify(score(events));
      const next = stream(seed + 2_000);
      const shuffled = [...events, ...events.filter(() => next() < 0.3)]
        .map((value) => ({ value, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ value }) => value);
      expect(JSON.stringify(score(shuffled))).toBe(expected);
    }
  });

  it('move by no more than the cap for one event, whatever its judgement claims', () => {
    const loud = event('x', {
      judgement: judged({ strength: 99 as 3 }),
      publishedAt: new Date('2030-01-01'),
      publishers: 1e9,
    });
    expect(influenceCap).toBeLessThanOrEqual(35);
    expect(score([loud]).sides.good.exact).toBeCloseTo(influenceCap, 9);
    for (const seed of seeds) {
      const events = eventsOf(seed);
      const [good, bad] = exactOf(score(events));
      const [goodAfter, badAfter] = exactOf(score([...events, loud]));
      expect(goodAfter - good).toBeLessThanOrEqual(influenceCap + roundingError);
      expect(bad - badAfter).toBeLessThanOrEqual(influenceCap + roundingError);
    }
  });

  it('halve the weight of an event after 30 days', () => {
    const [fresh, old] = score([event('fresh'), event('old', { publishedAt: daysAgo(30) })]).sides.good.contributions;
    expect((fresh?.points ?? 0) / (old?.points ?? 1)).toBeCloseTo(2, 9);
  });

  it('are the same at every moment of a day in Seoul', () => {
    const events = eventsOf(3);
    const at = (moment: string) => JSON.stringify(scoreEvents({ events, asOf: new Date(moment) }));
    expect(at('2026-11-21T00:00:00.000+09:00')).toBe(at('2026-11-21T23:59:59.999+09:00'));
    expect(at('2026-11-22T00:00:00.000+09:00')).not.toBe(at('2026-11-21T23:59:59.999+09:00'));
  });

  it('order equal contributions by their articles', () => {
    const { contributions } = score([event('a', { articles: 1 }), event('b', { articles: 4 })]).sides.good;
    expect(contributions.map(({ eventId }) => eventId)).toEqual(['b', 'a']);
  });

  it('order equal contributions by id', () => {
    const { contributions } = score([event('b'), event('a')]).sides.good;
    expect(contributions.map(({ eventId }) => eventId)).toEqual(['a', 'b']);
  });

  it.each<[string, Partial<ScorableEvent>]>([
    ['without a judgement', { judgement: null }],
    ['without an article', { publishedAt: null }],
    ['that are neutral', { judgement: judged({ label: 'neutral' }) }],
    ['that only list the company', { judgement: judged({ subject: 'listed' }) }],
    ['that do not matter', { judgement: judged({ material: false }) }],
    ...textKinds
      .filter((kind) => !['event', 'analyst', 'notice'].includes(kind))
      .map((kind): [string, Partial<ScorableEvent>] => [`of the kind ${kind}`, { judgement: judged({ kind }) }]),
  ])('do not count events %s', (_, change) => {
    expect(score([event('a', change)])).toEqual(score([]));
  });

  it('are thin with fewer than five good and bad events together', () => {
    const events = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
      event(id, { judgement: judged({ label: index % 2 === 0 ? 'good' : 'bad' }) }),
    );
    expect(score(events).thin).toBe(false);
    const neutral = event('n', { judgement: judged({ label: 'neutral' }) });
    expect(score([...events.slice(1), neutral]).thin).toBe(true);
  });
});
