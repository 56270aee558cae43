// Prints the figures of the judge on the sets of each writer, trained on those of the others.
import { labelledExamples, toExamples } from './examples.ts';
import { fitModels } from './fit-models.ts';
import { readHands } from './judged-headlines.ts';
import { answersOf, measureJudge, type Share } from './measure-judge.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = ({ part, whole }: Share) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${String(part)}/${String(whole)})`;

const hands = readHands('training').map(({ name, headlines }) => ({ name, examples: toExamples(headlines) }));
const labelled = labelledExamples();
for (const { name, examples } of hands) {
  const others = hands.filter((hand) => hand.name !== name).flatMap((hand) => hand.examples);
  const figures = measureJudge(answersOf(fitModels(others, labelled), examples));
  print(`${name} (${String(examples.length)}, trained on ${String(others.length)})`);
  print(
    `  labels: macro-F1 ${figures.macroF1.toFixed(3)}  turned ${percent(figures.turned)}  neutral called polar ${percent(figures.polarised)}`,
  );
  print(`  subject right ${percent(figures.subject)}  kinds: macro-F1 ${figures.kindMacroF1.toFixed(3)}`);
  print(
    `  shown: right ${percent(figures.shownRight)}  not the subject ${percent(figures.shownNotSubject)}  wrong side ${percent(figures.shownWrongSide)}  price ${percent(figures.shownPrice)}`,
  );
  print(`  material news shown ${percent(figures.materialShown)}`);
}
