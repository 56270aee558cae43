import { parseArgs } from 'node:util';

export interface Options {
  seeds: readonly number[];
  /** Hand-written schedules, by the beginnings of their names; they run last. */
  drills: readonly string[];
  /** Number of stacks of processes in parallel, each with its own seeds. */
  parallel: number;
  /** True to print the members' side and the last lines of every process of schedules that broke something. */
  verbose: boolean;
  /** True to continue after a broken invariant. */
  keepGoing: boolean;
  /** Real minutes after which no further schedule starts. */
  minutes: number;
  /** File for the counts, as JSON. */
  report: string | undefined;
}

export const USAGE = `usage: pnpm --filter @gaemi/faults start [--seeds 1-20|7,12,30-40|tier|quick] [--drills NAME,…]
       [--parallel 1] [--minutes 600] [--keep-going] [--verbose] [--report FILE]`;

/**
 * Parses `--seeds 1-20` (or `7,12,30-40`, `tier` or `quick`), `--drills two-,late-`, `--parallel 2`, `--minutes 5`,
 * `--keep-going`, `--verbose`, `--report FILE`. Throws on anything else.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string' },
      drills: { type: 'string' },
      parallel: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '600' },
      verbose: { type: 'boolean', default: false },
      'keep-going': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const parallel = Number(values.parallel);
  if (!(Number.isInteger(parallel) && parallel >= 1 && parallel <= 8)) throw new Error('--parallel: 1 to 8');
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes: a number above 0');
  return {
    seeds: seedsIn(values.seeds ?? (values.drills === undefined ? '1-20' : '')),
    drills: values.drills?.split(',') ?? [],
    parallel,
    minutes,
    verbose: values.verbose,
    keepGoing: values['keep-going'],
    report: values.report,
  };
}

/**
 * A few seeds for each change. They include every kind of visit, fault and trouble, each of which did strike; and a briefing at its
 * making (596), before its mail (581), after the mail was accepted (649) and where its delivery is stored (291).
 */
const TIER = [220, 596, 113, 86, 575, 42, 291, 26, 141, 67, 649, 581];

/** Those of them that need least: kills, stops, lost and doubled messages, poison, a jump of the clock. */
const QUICK = [291, 113, 575, 26, 141, 67, 649];

function seedsIn(text: string): number[] {
  if (text === '') return [];
  if (text === 'tier') return TIER;
  if (text === 'quick') return QUICK;
  return text.split(',').flatMap((part) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (!(count > 0)) throw new Error('--seeds: numbers and ranges such as 1-20 or 7,12');
    return Array.from({ length: count }, (_, index) => Number(from) + index);
  });
}
