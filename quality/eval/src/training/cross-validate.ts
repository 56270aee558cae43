// Prints the figures of the judge on the sets of each writer, trained on those of the others; how they grow with the
// number of examples; and how often a label is right by the probability that the judge gives it.
import { newsSides } from '@gaemi/domain/news-side';
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { type Example, labelledExamples, toExamples } from './examples.ts';
import { fitModels } from './fit-models.ts';
import { readHands } from './judged-headlines.ts';
import { type Answer, measureJudge, type Share, toAnswers } from './measure-judge.ts';
import { printFigures, printShare } from './print-figures.ts';
import { searchBounds } from './search-bounds.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
requireNoOptions('--filter @gaemi/eval validate-judge');
const hands = readHands('training').map(({ name, headlines }) => ({ name, examples: toExamples(headlines) }));
const labelled = labelledExamples();

/** Answers on every writer's set by a judge trained on a part of the sets of the others. */
function answersByHand(part: number): { name: string; trainedOn: number; answers: Answer[] }[] {
  return hands.map(({ name, examples }) => {
    const others = hands.filter((hand) => hand.name !== name).flatMap((hand) => everyNth(hand.examples, part));
    return { name, trainedOn: others.length, answers: toAnswers(fitModels(others, labelled), examples) };
  });
}

/** An even choice of a part of the examples. */
const everyNth = (examples: readonly Example[], part: number): Example[] =>
  examples.filter((_, index) => Math.floor((index + 1) * part) > Math.floor(index * part));

const whole = answersByHand(1);
for (const { name, trainedOn, answers } of whole) {
  print(`${name} (${String(answers.length)}, trained on ${String(trainedOn)})`);
  printFigures(measureJudge(answers), print);
}

print('By the number of examples, all writers together');
for (const part of [0.25, 0.5, 0.75]) {
  const runs = answersByHand(part);
  const { macroF1, kindMacroF1, shownRight } = measureJudge(runs.flatMap(({ answers }) => answers));
  const mean = runs.reduce((sum, { trainedOn }) => sum + trainedOn, 0) / runs.length;
  print(
    `  ${mean.toFixed(0)}: labels ${macroF1.toFixed(3)}  kinds ${kindMacroF1.toFixed(3)}  shown right ${printShare(shownRight)}`,
  );
}
const all = whole.flatMap(({ answers }) => answers);
print('  all');
printFigures(measureJudge(all), print);

print('Bounds that find most at a precision');
for (const least of [0.75, 0.8, 0.83, 0.85, 0.88, 0.9])
  for (const side of newsSides) {
    const best = searchBounds(all, side, least);
    if (best === null) continue;
    print(`  ${side} at ${least.toFixed(2)}: ${best.bound.toFixed(2)}`);
    print(`    right ${printShare(best.right)}  found ${printShare(best.found)}`);
  }

print('Labels by their probability');
const about = all.filter(({ headline }) => headline.subject === 'yes');
for (const low of [0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
  const high = { 0.3: 0.5, 0.5: 0.6, 0.6: 0.7, 0.7: 0.8, 0.8: 0.9, 0.9: 0.95, 0.95: 1.01 }[low] ?? 1.01;
  const bin = about.filter(({ judgement }) => judgement.confidence >= low && judgement.confidence < high);
  const right: Share = {
    part: bin.filter(({ headline, judgement }) => headline.label === judgement.label).length,
    whole: bin.length,
  };
  const stated = bin.reduce((sum, { judgement }) => sum + judgement.confidence, 0) / Math.max(1, bin.length);
  print(`  said ${(100 * stated).toFixed(0)} %: right ${printShare(right)}`);
}
