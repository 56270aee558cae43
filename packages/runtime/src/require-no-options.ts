import { parseArgs } from 'node:util';
import { answerHelp } from './answer-help.ts';

/** Ends a program that takes no option with a line that says so: whoever writes one, as `--dry-run`, awaits something else. */
export function requireNoOptions(command: string): void {
  const usage = `usage: pnpm ${command}`;
  answerHelp(usage);
  try {
    parseArgs({ options: {} });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exit(1);
  }
}
