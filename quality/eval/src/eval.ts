// Prints the figures of company matching, clustering and the offline judge on the labelled sets of this folder. With
// --mistakes it also prints each wrong case of the sets that are not held out.
import { learnedModels } from '@gaemi/providers/judge/learned/learned-models';
import { companyCases, eventDays, eventPairs, headlineSets, headlines, labelledSentences } from './labelled-sets.ts';
import { measureDays, measurePairs } from './measure-clustering.ts';
import { measureJudging } from './measure-judging.ts';
import { measureMatching } from './measure-matching.ts';
import { chooseHalf, measureSentences } from './sentences/measure-sentences.ts';
import { toExamples } from './training/examples.ts';
import { readHands } from './training/judged-headlines.ts';
import { measureJudge, toAnswers } from './training/measure-judge.ts';
import { groupWeeks, measureWeeks } from './training/measure-weeks.ts';
import { printFigures } from './training/print-figures.ts';

const showMistakes = process.argv.includes('--mistakes');
// A reader that closes early (head) ends the command without an error.
process.stdout.on('error', () => process.exit(0));
const print = (line: string) => process.stdout.write(`${line}\n`);
const figures = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Number(value).toFixed(3)}`)
    .join('  ');

print('About the company');
for (const set of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const) {
  const cases = companyCases().filter((entry) => entry.set === set);
  const measured = measureMatching(cases);
  print(
    `  ${set} (${String(cases.length)})  ${figures(measured.figures)}   name in text: ${figures(measured.nameInText)}`,
  );
  for (const { case: entry, match } of showMistakes ? measured.mistakes : []) {
    print(`    ${entry.about} → ${match.about} (${match.because}): ${entry.stock_code} ${entry.title}`);
  }
}

print('Same event, pairs');
for (const set of ['first', 'second'] as const) {
  const pairs = eventPairs().filter((pair) => pair.set === set);
  const measured = measurePairs(pairs);
  print(`  ${set} (${String(pairs.length)})  ${figures(measured.figures)}`);
  for (const { same, a, b } of showMistakes ? measured.mistakes : []) {
    print(`    ${same ? 'same, kept apart' : 'different, merged'}: ${a.title} | ${b.title}`);
  }
}
print('Same event, whole days');
for (const set of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const) {
  const stories = eventDays().filter((story) => story.set === set);
  const { pairs: inDays, bCubed, neverMerging } = measureDays(stories);
  print(`  ${set} (${String(stories.length)})  pairs: ${figures(inDays)}   ${figures({ bCubed, neverMerging })}`);
}

print('Good, neutral, bad (the lexicon alone, on the sets that its words were found with)');
for (const set of headlineSets) {
  const entries = headlines(set);
  const { macroF1, byLabel, turnedRound } = measureJudging(entries);
  print(`  ${set} (${String(entries.length)})  ${figures({ macroF1, ...byLabel, turnedRound })}`);
}

print('Held-out sets (offline judge)');
const heldOut = readHands('held-out').map(({ name, headlines: items }) => ({ name, examples: toExamples(items) }));
for (const { name, examples } of heldOut) {
  print(`  ${name} (${String(examples.length)})`);
  printFigures(measureJudge(toAnswers(learnedModels, examples)), print);
}
for (const { headlines: items } of readHands('large-companies')) {
  print(`  weeks of large companies (${String(items.length)})`);
  printFigures(measureJudge(toAnswers(learnedModels, toExamples(items))), print);
}
const weeks = measureWeeks(groupWeeks(heldOut.flatMap(({ examples }) => examples.map(({ headline }) => headline))));
print(`  events: news pairs ${figures(weeks.newsPairs)}`);
print(`    price pairs ${figures(weeks.pricePairs)}   ${figures({ bCubed: weeks.bCubed })}`);

print('Sentences: true ones refused, false ones passed');
for (const half of ['build', 'counted'] as const) {
  const measured = measureSentences(labelledSentences().filter((row) => chooseHalf(row) === half));
  const count = ({ part, whole }: { part: number; whole: number }) => `${String(part)} of ${String(whole)}`;
  print(`  ${half}  refused ${count(measured.refused)}`);
  for (const [turn, passed] of Object.entries(measured.passed)) print(`    ${turn}: ${count(passed)}`);
  // Nobody looks at the rows of the counted half.
  for (const { turn, sentence, faults, row } of showMistakes && half === 'build' ? measured.mistakes : [])
    print(`    ${turn}: ${sentence} (${faults.join(', ')}): ${row.title}`);
}
