import { parseArgs } from 'node:util';

export interface Options {
  seeds: readonly number[];
  /** Product time runs so many times as fast as the real one. */
  pace: number;
  /** The members' side and the last lines of every process of schedules that broke something. */
  verbose: boolean;
  /** Goes on after a broken invariant. */
  keepGoing: boolean;
  /** Real minutes after which no further schedule is begun. */
  minutes: number;
}

/** `--seeds 1-20` (or `7,12,30-40`), `--pace 3`, `--minutes 5`, `--keep-going`, `--verbose`. Throws on anything else. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '1-20' },
      pace: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '600' },
      verbose: { type: 'boolean', default: false },
      'keep-going': { type: 'boolean', default: false },
    },
  });
  const pace = Number(values.pace);
  if (!(pace >= 1 && pace <= 100)) throw new Error('--pace: a number from 1 to 100');
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes: a number above 0');
  return {
    seeds: seedsIn(values.seeds),
    pace,
    minutes,
    verbose: values.verbose,
    keepGoing: values['keep-going'],
  };
}

function seedsIn(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (!(count > 0)) throw new Error('--seeds: numbers and ranges such as 1-20 or 7,12');
    return Array.from({ length: count }, (_, index) => Number(from) + index);
  });
}
