import { describe, expect, it } from 'vitest';
import { labelledSentences, secondSentences } from '../labelled-sets.ts';
import { chooseHalf, measureSentences } from './measure-sentences.ts';

const { refused, passed } = measureSentences(labelledSentences().filter((row) => chooseHalf(row) === 'counted'));
const rate = ({ part, whole }: { part: number; whole: number }): number => part / Math.max(1, whole);

describe('the checker on sentences that its rules were not written with', () => {
  it('refuses few true sentences', () => {
    expect(refused.whole).toBeGreaterThan(600);
    expect(rate(refused)).toBeLessThanOrEqual(0.026);
  });

  it('passes few false sentences', () => {
    const all = Object.values(passed).reduce(
      (sum, { part, whole }) => ({ part: sum.part + part, whole: sum.whole + whole }),
      { part: 0, whole: 0 },
    );
    expect(all.whole).toBeGreaterThan(4_000);
    expect(rate(all)).toBeLessThanOrEqual(0.016);
  });

  it.each([
    'figure',
    'unit',
    'metric',
    'old and new',
    'old as new',
    'cumulative',
    'invented subject',
    'particle',
  ] as const)('passes at most one in a hundred sentences with another %s', (turn) => {
    expect(rate(passed[turn])).toBeLessThanOrEqual(0.01);
  });
});

it('the checker on sentences of a second hand, with which it was mended, refuses few and passes few', () => {
  const second = measureSentences(secondSentences());
  const all = Object.values(second.passed).reduce(
    (sum, { part, whole }) => ({ part: sum.part + part, whole: sum.whole + whole }),
    { part: 0, whole: 0 },
  );
  expect(all.whole).toBeGreaterThan(3_000);
  expect(rate(second.refused)).toBeLessThanOrEqual(0.015);
  expect(rate(all)).toBeLessThanOrEqual(0.008);
});
