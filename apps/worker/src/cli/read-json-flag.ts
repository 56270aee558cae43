import { parseArgs } from 'node:util';

/** Reads the one option of a program, `--json`, or ends it with a line that says how it is used. */
export function readJsonFlag(command: string): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\nusage: pnpm ${command} [--json]\n`,
    );
    return process.exit(1);
  }
}
