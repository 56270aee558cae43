import { accumulate } from './accumulate.ts';
import { countLetters } from './base-rates.ts';
import { listNetBuyers, sortNetBuyers } from './net-buyers.ts';
import type { AccumulationResult } from './result.ts';

/** Tolerance between a stored figure and the recomputed one, in percentage points. */
const TOLERANCE = 1e-9;

/** Lists the differences between a result and its own brokers and days, one line each. Empty when all agree. */
export function recordDifferences(record: AccumulationResult): string[] {
  try {
    return [...figureDifferences(record), ...dayDifferences(record), ...baseRateDifferences(record)];
  } catch (error) {
    if (error instanceof RangeError) return [`cannot be computed again: ${error.message}`];
    throw error;
  }
}

function figureDifferences(record: AccumulationResult): string[] {
  const { basis, letters, percents } = accumulate({
    brokers: record.brokers,
    floatingShares: record.basis.floatingShares,
  });
  const netBuyers = listNetBuyers(record.brokers);
  return [
    ...differences(letters, record.letters, 'letters.'),
    ...differences(percents, record.percents, 'percents.'),
    ...differences(basis, record.basis, 'basis.'),
    ...differences({ netBuyers }, { netBuyers: sortNetBuyers(record.netBuyers, 'volume') }),
  ];
}

function dayDifferences({ basis, brokers, days }: AccumulationResult): string[] {
  const computeNet = (names: readonly string[]) =>
    brokers.filter(({ name }) => names.includes(name)).reduce((sum, { buy, sell }) => sum + buy - sell, 0);
  const addUp = (net: 'leadNet' | 'majorsNet') => days.reduce((sum, day) => sum + day[net], 0);
  const quiet = days.filter(({ day }) => basis.quietDays.includes(day));
  return [
    ...differences(
      { 'sum of leadNet': computeNet(basis.majors.slice(0, 1)), 'sum of majorsNet': computeNet(basis.majors) },
      { 'sum of leadNet': addUp('leadNet'), 'sum of majorsNet': addUp('majorsNet') },
    ),
    ...differences(
      { 'number of days': basis.tradingDays, 'quiet days among them': basis.quietDays.length },
      { 'number of days': days.length, 'quiet days among them': quiet.length },
    ),
    ...quiet
      .filter(({ leadNet, majorsNet }) => leadNet !== 0 || majorsNet !== 0)
      .map(({ day }) => `${day}: a quiet day with trades`),
  ];
}

/** The counts are those of the listed periods, and the record's own period is among them with its own letters. */
function baseRateDifferences({ baseRates, basis, days, letters }: AccumulationResult): string[] {
  if (baseRates === null || baseRates === undefined) return [];
  const { windowDays, windows, counts } = baseRates;
  const own = windows.find(({ to }) => to === days.at(-1)?.day);
  return [
    ...differences(countLetters(windows), counts, 'baseRates.counts.'),
    ...differences({ windowDays: basis.tradingDays }, { windowDays }, 'baseRates.'),
    // A day whose figures still move is in the record, but not yet among the final ones.
    ...(own === undefined ? [] : differences(letters, own.letters, 'baseRates.own.')),
  ];
}

function differences<Figures extends object>(computed: Figures, says: Figures, prefix = ''): string[] {
  return Object.keys(computed).flatMap((name) => {
    const [is, was] = [Reflect.get(computed, name), Reflect.get(says, name)];
    return same(is, was)
      ? []
      : [`${prefix}${name}: the record says ${JSON.stringify(was)}, its brokers give ${JSON.stringify(is)}`];
  });
}

function same(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= TOLERANCE;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same(Reflect.get(a, key), Reflect.get(b, key)));
}
