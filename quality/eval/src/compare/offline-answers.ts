import { learnedModels } from '@gaemi/providers/judge/learned/learned-models';
import { type Example, labelledExamples, toExamples } from '../training/examples.ts';
import { fitModels } from '../training/fit-models.ts';
import type { Hand } from '../training/judged-headlines.ts';
import { type Answer, toAnswers } from '../training/measure-judge.ts';

/**
 * Answers of the offline judge. It has learned the training sets by heart, so there it judges the rows of each writer by
 * weights trained on the other writers' sets.
 */
export function offlineAnswers(
  examples: readonly Example[],
  { set, hands }: { set: 'held-out' | 'training'; hands: readonly Hand[] },
): Answer[] {
  if (set === 'held-out') return toAnswers(learnedModels, examples);
  const labelled = labelledExamples();
  const answers = new Map<Example, Answer>();
  for (const { name, headlines } of hands) {
    const own = examples.filter(({ headline }) => headlines.includes(headline));
    if (own.length === 0) continue;
    const others = hands.filter((hand) => hand.name !== name).flatMap((hand) => toExamples(hand.headlines));
    toAnswers(fitModels(others, labelled), own).forEach((answer, index) => {
      const example = own[index];
      if (example !== undefined) answers.set(example, answer);
    });
  }
  return examples.flatMap((example) => answers.get(example) ?? []);
}
