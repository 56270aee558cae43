// Trains the weights of the judge from the training sets and writes them beside the judge. The same sets give the same
// bytes. `--check` compares with the stored weights instead and fails when they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readArgumentsOrExit } from '@gaemi/runtime/start/answer-help';
import { labelledExamples, toExamples } from './examples.ts';
import { fitModels } from './fit-models.ts';
import { readHands } from './judged-headlines.ts';

const { check } = readArgumentsOrExit('usage: pnpm --filter @gaemi/eval train-judge [--check]', () =>
  parseArgs({ options: { check: { type: 'boolean' } } }),
).values;
const target = new URL('../../../../packages/providers/src/judge/learned/weights.json', import.meta.url);
const examples = readHands('training').flatMap(({ headlines }) => toExamples(headlines));
const trained = `${JSON.stringify(fitModels(examples, labelledExamples()))}\n`;
if (check) {
  const same = readFileSync(target, 'utf8') === trained;
  process.stdout.write(same ? 'the stored weights are those of the training sets\n' : 'the stored weights differ\n');
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(target, trained);
  process.stdout.write(`${String(examples.length)} examples, ${String(trained.length)} bytes\n`);
}
