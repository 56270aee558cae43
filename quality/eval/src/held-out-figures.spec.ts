import { learnedModels } from '@gaemi/providers/judge/learned/learned-models';
import { describe, expect, it } from 'vitest';
import { toExamples } from './training/examples.ts';
import { readHands } from './training/judged-headlines.ts';
import { measureJudge, type Share, toAnswers, wilson } from './training/measure-judge.ts';
import { groupWeeks, measureWeeks } from './training/measure-weeks.ts';

const headlines = readHands('held-out').flatMap((hand) => hand.headlines);
const figures = measureJudge(toAnswers(learnedModels, toExamples(headlines)));

/** Figures of quality/readings/judging.md on the held-out sets. A figure may move within the interval of 95 % of these. */
const stated: Partial<Record<keyof typeof figures, Share>> = {
  shownRight: { part: 202, whole: 224 },
  materialShown: { part: 199, whole: 259 },
  subject: { part: 934, whole: 1002 },
};
const statedMistakes: Partial<Record<keyof typeof figures, Share>> = {
  turned: { part: 10, whole: 521 },
  polarised: { part: 22, whole: 108 },
  shownNotSubject: { part: 4, whole: 224 },
  shownWrongSide: { part: 2, whole: 224 },
  shownPrice: { part: 10, whole: 224 },
};
const rateOf = (name: string): number => {
  const share = figures[name as 'subject'];
  return share.part / share.whole;
};

describe('the judge on the held-out sets', () => {
  it.each(Object.entries(stated))('keeps %s within its interval', (name, share) => {
    expect(rateOf(name)).toBeGreaterThanOrEqual(wilson(share).low);
  });

  it.each(Object.entries(statedMistakes))('makes no more mistakes of %s than its interval allows', (name, share) => {
    expect(rateOf(name)).toBeLessThanOrEqual(wilson(share).high);
  });

  it('keeps what is right and found on the bad side within their intervals', () => {
    const { right, found } = figures.bySide.bad;
    expect(right.part / right.whole).toBeGreaterThanOrEqual(wilson({ part: 58, whole: 66 }).low);
    expect(found.part / found.whole).toBeGreaterThanOrEqual(wilson({ part: 56, whole: 78 }).low);
  });

  it('keeps the figures of labels, kinds and events', () => {
    const weeks = measureWeeks(groupWeeks(headlines));
    expect(figures.macroF1).toBeGreaterThanOrEqual(0.75);
    expect(figures.kindMacroF1).toBeGreaterThanOrEqual(0.75);
    expect(weeks.pricePairs.f1).toBeGreaterThanOrEqual(0.9);
    expect(weeks.newsPairs.f1).toBeGreaterThanOrEqual(0.62);
    expect(weeks.bCubed).toBeGreaterThanOrEqual(0.92);
  });
});
