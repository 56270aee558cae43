import { parseArgs } from 'node:util';
import { answerHelp } from '@gaemi/runtime/answer-help';

/** Reads the one option of a program, `--json`, or ends it with a line that says how it is used. */
export function readJsonFlag(command: string): boolean {
  const usage = `usage: pnpm ${command} [--json]`;
  answerHelp(usage);
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    return process.exit(1);
  }
}
