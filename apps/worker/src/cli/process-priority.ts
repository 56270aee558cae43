import { existsSync, readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;
const THREADS = '/proc/self/task';

/** On Linux each thread has a priority of its own, those that compile and collect garbage too; elsewhere the process has one. */
export const ownThreads = (): number[] => (existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid]);

/** Lets whatever else runs on the machine go first: members wait for each answer of the API, and half a minute for an analysis anyway. */
export function lowerPriority(): void {
  for (const thread of ownThreads()) if (getPriority(thread) < LOWER) setPriority(thread, LOWER);
}
