import { parseArgs } from 'node:util';
import { readArgumentsOrExit } from './answer-help.ts';

/** Ends a program that takes no option with a line that says so: whoever writes one, as `--dry-run`, awaits something else. */
export function requireNoOptions(command: string): void {
  readArgumentsOrExit(`usage: pnpm ${command}`, () => parseArgs({ options: {} }));
}
