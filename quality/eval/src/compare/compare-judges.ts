// pnpm eval --judge openai [--set held-out|training] [--limit N] [--tier basic] [--price-in X --price-out Y]
// Measures a model and the offline judge on the same rows. The endpoint is that of the OPENAI_* variables and JUDGE_NAMES
// of the environment; no .env is read. Prices are those of a million tokens. The exit code is 1 when the endpoint fails.
import { findScoredSide } from '@gaemi/domain/judge/judgement/judgement';
import { LEARNED_VERSION } from '@gaemi/domain/judge/learning/learned-version';
import { countDiscordant, type Discordant, mcNemar } from '@gaemi/domain/judge/learning/mcnemar';
import { createJudge } from '@gaemi/providers/judge/create-judge';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { sourceVariables } from '@gaemi/runtime/settings/environment-fields';
import * as z from 'zod';
import { toExamples } from '../training/examples.ts';
import { readHands } from '../training/judged-headlines.ts';
import { type Answer, type JudgeFigures, measureJudge } from '../training/measure-judge.ts';
import { printFigures, printShare } from '../training/print-figures.ts';
import { type ComparisonOptions, readOptions } from './comparison-options.ts';
import { judgeByModel, type ModelRun } from './judge-by-model.ts';
import { offlineAnswers } from './offline-answers.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const number = (value: number) => value.toLocaleString('en-US');

const options = orExit(() => readOptions(process.argv.slice(2)));
const { judge: settings } = orExit(() =>
  chooseDataSources({
    ...parseEnvironment(z.object(sourceVariables)),
    ANALYZER: 'openai',
    NEWS_SOURCE: ['sample'],
    TRADING_SOURCE: 'sample',
    STOCK_MASTER_SOURCE: 'bundled',
  }),
);
const judge = createJudge(settings, createLogger({ app: 'eval', level: 'silent' }));
const hands = readHands(options.set);
const headlines = hands.flatMap((hand) => hand.headlines);
const run = await judgeByModel(toExamples(spread(headlines, options.limit)), judge, options.tier);
for (const failure of run.failures) process.stderr.write(`the endpoint failed: ${failure}\n`);
if (run.failures.length > 0) process.exitCode = 1;
if (run.examples.length > 0) printComparison(run, options);

function printComparison(model: ModelRun, { set, tier }: ComparisonOptions): void {
  const offline = offlineAnswers(model.examples, { set, hands });
  print(`${set}: ${number(model.examples.length)} of ${number(headlines.length)} rows`);
  print(`Model (${judge.version(tier)})`);
  printFigures(measureJudge(model.answers), print);
  print(`  without a valid answer ${String(model.silent)} (counted as neutral and not shown)`);
  print(`Offline judge (offline-${LEARNED_VERSION}${set === 'training' ? ', trained on the other writers' : ''})`);
  printFigures(measureJudge(offline), print);
  print('What would be shown');
  printShown('model', measureJudge(model.answers));
  printShown('offline judge', measureJudge(offline));
  const pairs = model.answers.flatMap((first, index) => {
    const second = offline[index];
    return second === undefined ? [] : [{ first, second }];
  });
  const about = pairs.filter(({ first }) => first.headline.subject === 'yes');
  print("McNemar's exact test");
  printTest('labels of rows about the company', discordant(about, labelIsRight));
  printTest('side shown, or rightly none', discordant(pairs, shownIsRight));
  printCost(model, options.prices);
}

function printShown(whose: string, { shownRight, materialShown, shownWrongSide }: JudgeFigures): void {
  const shares = { precision: shownRight, recall: materialShown, 'wrong side': shownWrongSide };
  for (const [name, share] of Object.entries(shares)) print(`  ${whose}: ${name} ${printShare(share)}`);
}

function printTest(what: string, counts: Discordant): void {
  const { onlyFirst, onlySecond } = counts;
  print(
    `  ${what}: only the model right ${String(onlyFirst)}, only the offline judge ${String(onlySecond)}, p = ${mcNemar(counts).toPrecision(2)}`,
  );
}

function printCost(
  { requests, promptTokens, completionTokens, seconds }: ModelRun,
  prices: ComparisonOptions['prices'],
): void {
  const tokens = `${number(promptTokens)} tokens in, ${number(completionTokens)} out`;
  const cost =
    prices === null
      ? ''
      : `, cost ${((promptTokens * prices.input + completionTokens * prices.output) / 1e6).toFixed(4)}`;
  print(`Cost: ${number(requests)} requests, ${tokens}${cost}, ${seconds.toFixed(1)} s`);
}

function discordant(
  rows: readonly { first: Answer; second: Answer }[],
  isRight: (answer: Answer) => boolean,
): Discordant {
  return countDiscordant(rows, { first: ({ first }) => isRight(first), second: ({ second }) => isRight(second) });
}

function labelIsRight({ headline, judgement }: Answer): boolean {
  return headline.label === judgement.label;
}

function shownIsRight({ headline, judgement }: Answer): boolean {
  return findScoredSide(headline) === findScoredSide(judgement);
}

/** So many rows, at even distances: every writer has a part. */
function spread<Row>(rows: readonly Row[], limit = rows.length): Row[] {
  const taken = Math.min(limit, rows.length);
  return Array.from({ length: taken }, (_, index) => rows[Math.floor((index * rows.length) / taken)]).filter(
    (row) => row !== undefined,
  );
}
