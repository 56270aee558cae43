// Prints the figures of company matching, clustering and the offline judge on the labelled sets of this folder. With
// --mistakes it also prints each wrong case.
import { companyCases, eventDays, eventPairs, headlineSets, headlines } from './labelled-sets.ts';
import { measureDays, measurePairs } from './measure-clustering.ts';
import { measureJudging } from './measure-judging.ts';
import { measureMatching } from './measure-matching.ts';

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

print('Good, neutral, bad (offline judge)');
for (const set of headlineSets) {
  const entries = headlines(set);
  const { macroF1, byLabel, turnedRound } = measureJudging(entries);
  print(`  ${set} (${String(entries.length)})  ${figures({ macroF1, ...byLabel, turnedRound })}`);
}
