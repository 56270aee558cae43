import { judged } from '@gaemi/domain/judge/testing/judged';
import { expect, it } from 'vitest';
import type { JudgedHeadline } from './judged-headlines.ts';
import type { Answer } from './measure-judge.ts';
import { searchBounds } from './search-bounds.ts';

const answer = (good: number, isRight: boolean): Answer => {
  const headline: JudgedHeadline = {
    ...{ company: '한별', title: '', description: '', kind: 'event', type: 'orders', strength: 2, clear: true },
    ...{ subject: 'yes', label: isRight ? 'good' : 'neutral', material: isRight },
  };
  const sureness = { good, bad: 1 - good, subject: 1, reportsEvent: 1, material: 1 };
  return { headline, judgement: { ...judged(), likely: { good, bad: 0 }, confidence: good, sureness } };
};
const answers = [answer(0.92, true), answer(0.82, true), answer(0.72, false), answer(0.62, true), answer(0.52, false)];

it('finds as much as the wanted precision allows', () => {
  expect(searchBounds(answers, 'good', 0.75)).toMatchObject({
    bound: 0.55,
    right: { part: 3, whole: 4 },
    found: { part: 3, whole: 3 },
  });
  expect(searchBounds(answers, 'good', 1)).toMatchObject({
    right: { part: 2, whole: 2 },
    found: { part: 2, whole: 3 },
  });
});

it('finds nothing where no bound is precise enough', () => {
  expect(searchBounds([answer(0.99, false)], 'good', 0.5)).toBeNull();
});
