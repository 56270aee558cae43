import { learnedModels } from '@gaemi/providers/judge/learned/learned-models';
import { expect, it } from 'vitest';
import { toExamples } from '../training/examples.ts';
import { readHands } from '../training/judged-headlines.ts';
import { measureJudge, toAnswers } from '../training/measure-judge.ts';
import { offlineAnswers } from './offline-answers.ts';

// Trains weights for each of three writers; for all fourteen it would take half an hour of a processor.
it('judges the training sets by weights of the other writers, not of these rows', () => {
  const hands = readHands('training').filter(({ name }) => name.startsWith('large-'));
  const rows = toExamples(hands.flatMap(({ headlines }) => headlines));
  const some = rows.filter((_, index) => index % Math.ceil(rows.length / 80) === 0);
  const answers = offlineAnswers(some, { set: 'training', hands });
  expect(answers.map(({ headline }) => headline)).toEqual(some.map(({ headline }) => headline));
  expect(measureJudge(answers).macroF1).toBeLessThan(0.99);
  // By heart, as the weights that ship would answer.
  expect(measureJudge(toAnswers(learnedModels, some)).macroF1).toBeGreaterThan(measureJudge(answers).macroF1);
});
