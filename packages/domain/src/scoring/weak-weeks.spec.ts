import { expect, it } from 'vitest';
import { judged } from '../judge/testing/judged.ts';
import { bySide, type NewsSide, newsSides } from '../news-side.ts';
import { type ScorableEvent, scoreEvents } from './score-events.ts';
import { isNearlyEven, writeVerdict } from './verdict-words.ts';

const asOf = new Date('2026-11-21T00:00:00Z');
const daysAgo = (days: number) => new Date(asOf.getTime() - days * 86_400_000);
const event = (
  id: string,
  side: NewsSide,
  { strength, age = 0 }: { strength: 1 | 2 | 3; age?: number },
): ScorableEvent => ({
  id,
  judgement: judged({ label: side, strength }),
  publishers: 1,
  publishedAt: daysAgo(age),
});
const computeVerdict = (events: readonly ScorableEvent[]) => {
  const { sides, reserve, percentage, thin } = scoreEvents({ events, asOf });
  const scores = bySide((side) => sides[side].total);
  return { scores, reserve, word: writeVerdict({ scores, reserve, percentage, isThin: thin }).word, thin };
};

it('does not let one weak event look like five strong ones', () => {
  for (const side of newsSides)
    for (const age of [0, 7, 30, 90]) {
      const one = computeVerdict([event('weak', side, { strength: 1, age })]);
      const five = computeVerdict([1, 2, 3, 4, 5].map((at) => event(String(at), side, { strength: 3, age })));
      expect(one.thin).toBe(true);
      expect(one.word).toBe('근거가 적어 방향을 말하지 않아요');
      expect(five.scores[side]).toBeGreaterThanOrEqual(4.5 * one.scores[side]);
      expect(one.reserve).toBeGreaterThanOrEqual(85);
    }
});

it('claims no direction for five weak events that are old', () => {
  const weak = [1, 2, 3, 4, 5].map((at) => event(String(at), 'good', { strength: 1, age: 60 }));
  expect(computeVerdict(weak).word).toBe('엇비슷해요');
});

/** Returns a fixed sequence of numbers between 0 and 1. */
function stream(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Weeks of a company as they happened and as the offline judge shows them: strengths, sides, what it finds and what it shows
 * wrongly have the shares of the labelled sets (quality/readings/judging.md).
 */
function simulate(happened: number, seed: number) {
  const next = stream(seed);
  const whole: ScorableEvent[] = [];
  const shown: ScorableEvent[] = [];
  const drift = next() < 0.5 ? 0.8 : 0.4;
  for (let at = 0; at < happened; at += 1) {
    const side = next() < drift ? 'good' : 'bad';
    const strength = next() < 0.35 ? 1 : next() < 0.75 ? 2 : 3;
    const stated = event(String(at), side, { strength, age: 30 * next() });
    whole.push(stated);
    if (next() < (side === 'good' ? 0.7 : 0.6)) {
      const isTurned = next() < 0.03;
      shown.push(isTurned ? event(String(at), side === 'good' ? 'bad' : 'good', { strength }) : stated);
    }
    if (next() < 0.1)
      shown.push(event(`x${String(at)}`, next() < 0.6 ? 'good' : 'bad', { strength: 1, age: 30 * next() }));
  }
  return { whole: computeVerdict(whole), shown: computeVerdict(shown) };
}

const claims = ({ thin, ...verdict }: ReturnType<typeof computeVerdict>) => !thin && !isNearlyEven(verdict);
const leadOf = ({ scores }: ReturnType<typeof computeVerdict>) => scores.good - scores.bad;

it.each([
  { happened: 4, atLeast: 0.02 },
  { happened: 8, atLeast: 0.4 },
  { happened: 16, atLeast: 0.65 },
  { happened: 30, atLeast: 0.75 },
])('turns few weeks with $happened events round', ({ happened, atLeast }) => {
  const weeks = Array.from({ length: 500 }, (_, at) => simulate(happened, (at + 1) * 31 + happened));
  const claimed = weeks.filter(({ shown }) => claims(shown));
  const turned = claimed.filter(({ whole, shown }) => claims(whole) && leadOf(whole) * leadOf(shown) < 0);
  expect(turned.length).toBeLessThanOrEqual(0.03 * claimed.length);
  expect(claimed.length).toBeGreaterThanOrEqual(atLeast * weeks.length);
});
