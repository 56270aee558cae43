// `pnpm eval`: the figures of the offline parts. With `--judge openai`, those of a model beside the offline judge.
import { parseArgs } from 'node:util';
import { answerHelp } from '@gaemi/runtime/answer-help';

const USAGE = `usage: pnpm eval [--mistakes]
       pnpm eval --judge openai [--set held-out|training] [--limit N] [--tier basic] [--price-in X --price-out Y]`;

answerHelp(USAGE);
if (process.argv.some((argument) => /^--judge(=|$)/.test(argument))) await import('./compare/compare-judges.ts');
else if (isOffline()) await import('./eval.ts');

/** Whether the options are those of the offline figures; else says on stderr what is wrong. */
function isOffline(): boolean {
  try {
    parseArgs({ options: { mistakes: { type: 'boolean' } } });
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
    process.exitCode = 1;
    return false;
  }
}
