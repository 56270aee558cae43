import { execFile } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = `
  import { getPriority, setPriority } from 'node:os';
  import { lowerPriority, ownThreads } from ${JSON.stringify(join(import.meta.dirname, 'process-priority.ts'))};
  if (process.argv[1] !== undefined) setPriority(Number(process.argv[1]));
  lowerPriority();
  console.log(JSON.stringify([getPriority(), ...ownThreads().map((thread) => getPriority(thread))]));
`;
const readPriorities = async (...before: string[]): Promise<number[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, ...before]);
  return JSON.parse(stdout);
};

it('goes behind with all its threads', async () => {
  expect(new Set(await readPriorities())).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
});

it('stays behind where it was put further back', async () => {
  const [process] = await readPriorities(String(constants.priority.PRIORITY_LOW));
  expect(process).toBe(constants.priority.PRIORITY_LOW);
});
