// `pnpm eval`: the figures of the offline parts. With `--judge openai`, those of a model beside the offline judge.
import { parseArgs } from 'node:util';
import { answerHelp, readArgumentsOrExit } from '@gaemi/runtime/start/answer-help';

const USAGE = `usage: pnpm eval [--mistakes]
       pnpm eval --judge openai [--set held-out|training] [--limit N] [--tier basic] [--price-in X --price-out Y]`;

answerHelp(USAGE);
if (process.argv.some((argument) => /^--judge(=|$)/.test(argument))) await import('./compare/compare-judges.ts');
else {
  readArgumentsOrExit(USAGE, () => parseArgs({ options: { mistakes: { type: 'boolean' } } }));
  await import('./eval.ts');
}
