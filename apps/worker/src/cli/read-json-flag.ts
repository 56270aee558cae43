import { parseArgs } from 'node:util';
import { readArgumentsOrExit } from '@gaemi/runtime/start/answer-help';

/** Reads the one option of a program, `--json`, or ends it with a line that says how it is used. */
export const readJsonFlag = (command: string): boolean =>
  readArgumentsOrExit(`usage: pnpm ${command} [--json]`, () =>
    parseArgs({ options: { json: { type: 'boolean', default: false } } }),
  ).values.json;
