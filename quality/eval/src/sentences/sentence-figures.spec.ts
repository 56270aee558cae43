import { describe, expect, it } from 'vitest';
import { fourthSentences, labelledSentences, secondSentences, thirdSentences } from '../labelled-sets.ts';
import { type Count, chooseHalf, measureSentences, type SentenceFigures } from './measure-sentences.ts';

const rate = ({ part, whole }: Count): number => part / Math.max(1, whole);
const sum = ({ passed }: SentenceFigures): Count =>
  Object.values(passed).reduce((all, { part, whole }) => ({ part: all.part + part, whole: all.whole + whole }), {
    part: 0,
    whole: 0,
  });

describe('the checker on sentences that its rules were not written with', () => {
  const counted = measureSentences(labelledSentences().filter((row) => chooseHalf(row) === 'counted'));

  it('refuses few true sentences', () => {
    expect(counted.refused.whole).toBeGreaterThan(600);
    expect(rate(counted.refused)).toBeLessThanOrEqual(0.0258);
  });

  it('passes few false sentences', () => {
    expect(sum(counted).whole).toBeGreaterThan(4_200);
    expect(rate(sum(counted))).toBeLessThanOrEqual(0.0113);
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
    expect(rate(counted.passed[turn])).toBeLessThanOrEqual(0.01);
  });
});

it.each([
  { hand: 'second', rows: secondSentences(), least: 3_000, refused: 0.0091, passed: 0.0054 },
  { hand: 'third', rows: thirdSentences(), least: 2_500, refused: 0.005, passed: 0.0067 },
  { hand: 'fourth', rows: fourthSentences(), least: 2_500, refused: 0.115, passed: 0.0115 },
])(
  'the checker on sentences of a $hand hand, with which it was mended, refuses few and passes few',
  ({ rows, least, refused, passed }) => {
    const figures = measureSentences(rows);
    expect(sum(figures).whole).toBeGreaterThan(least);
    expect(rate(figures.refused)).toBeLessThanOrEqual(refused);
    expect(rate(sum(figures))).toBeLessThanOrEqual(passed);
  },
);
