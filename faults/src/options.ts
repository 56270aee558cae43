import { parseArgs } from 'node:util';

export interface Options {
  from: number;
  to: number;
  /** Product time runs so many times as fast as the real one. */
  pace: number;
  /** The members' side and the last lines of every process of schedules that broke something. */
  verbose: boolean;
  /** Goes on after a broken invariant. */
  keepGoing: boolean;
  /** Real minutes after which no further schedule is begun. */
  minutes: number;
}

/** `--seeds 1-20` (or one), `--pace 3`, `--minutes 5`, `--keep-going`, `--verbose`. Throws on anything else. */
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
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(values.seeds) ?? [];
  if (from === undefined || Number(to) < Number(from)) throw new Error('--seeds: a number or a range such as 1-20');
  const pace = Number(values.pace);
  if (!(pace >= 1 && pace <= 100)) throw new Error('--pace: a number from 1 to 100');
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes: a number above 0');
  return {
    from: Number(from),
    to: Number(to),
    pace,
    minutes,
    verbose: values.verbose,
    keepGoing: values['keep-going'],
  };
}
