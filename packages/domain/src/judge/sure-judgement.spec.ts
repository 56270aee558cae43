import { expect, it } from 'vitest';
import type { Sureness } from './judge-text.ts';
import { isSurelyJudged } from './sure-judgement.ts';
import { judged } from './testing/judged.ts';

const all: Sureness = { good: 0.99, bad: 0, subject: 0.99, reportsEvent: 0.99, material: 0.95 };
const decide = (sureness: Partial<Sureness>, change: Parameters<typeof judged>[0] = {}) =>
  isSurelyJudged({
    ...judged(change),
    likely: { good: 0, bad: 0 },
    confidence: 1,
    sureness: { ...all, ...sureness },
  });

it('is sure of an event only where everything it rests on is', () => {
  expect(decide({})).toBe(true);
  for (const doubt of [{ good: 0.9 }, { subject: 0.9 }, { reportsEvent: 0.9 }, { material: 0.8 }])
    expect(decide(doubt)).toBe(false);
  expect(decide({ good: 0.99, bad: 0 }, { label: 'bad' })).toBe(false);
});

it('is sure of nothing to show only where it is another company’s, or no event', () => {
  const neutral = { label: 'neutral' } as const;
  expect(decide({}, neutral)).toBe(false);
  expect(decide({ subject: 0.04 }, neutral)).toBe(true);
  expect(decide({ reportsEvent: 0.04 }, { kind: 'price' })).toBe(true);
  expect(decide({ reportsEvent: 0.2 }, { kind: 'price' })).toBe(false);
});
