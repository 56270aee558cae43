import { parseArgs } from 'node:util';

/** Ends a program that takes no option with a line that says so: whoever writes one, as `--dry-run`, awaits something else. */
export function requireNoOptions(command: string): void {
  try {
    parseArgs({ options: {} });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nusage: pnpm ${command}\n`);
    process.exit(1);
  }
}
