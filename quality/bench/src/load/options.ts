import { parseArgs } from 'node:util';

export interface LoadOptions {
  members: number;
  minutes: number;
  /** Number of worker processes. */
  workers: number;
  /** Mean seconds from one analysis of a member to the next. */
  every: number;
  /** True to compare jobs per second of two and four workers with one, after the load. */
  compareWorkers: boolean;
  /** Folder for a CPU profile of each process, if wanted. */
  profile: string | undefined;
}

export const USAGE =
  'usage: pnpm --filter @gaemi/bench load [--members 300] [--minutes 5] [--workers 1] [--every 120] [--compare-workers] [--profile FOLDER]';

/** Parses the command line. Throws an error with one line for the user. */
export function readOptions(args: string[]): LoadOptions {
  const { values } = parseArgs({
    // `pnpm --filter @gaemi/bench load -- --members 300` passes the two dashes, too.
    args: args.filter((arg) => arg !== '--'),
    options: {
      members: { type: 'string', default: '300' },
      minutes: { type: 'string', default: '5' },
      workers: { type: 'string', default: '1' },
      every: { type: 'string', default: '120' },
      'compare-workers': { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  return {
    members: wholeNumber('members', values.members),
    minutes: positive('minutes', values.minutes),
    workers: wholeNumber('workers', values.workers),
    every: positive('every', values.every),
    compareWorkers: values['compare-workers'],
    profile: values.profile,
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} must be a number above 0, not ${text}`);
  return value;
}

function wholeNumber(name: string, text: string): number {
  const value = positive(name, text);
  if (!Number.isInteger(value)) throw new Error(`--${name} must be a whole number, not ${text}`);
  return value;
}
