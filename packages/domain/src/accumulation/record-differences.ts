import type { MjbDetail } from '@gaemi/contracts/accumulation';
import { accumulate } from './accumulate.ts';
import { netBuyersOf, sortNetBuyers } from './net-buyers.ts';

/** Percentage points by which a figure may differ from the one computed again. */
const TOLERANCE = 1e-9;

/** What a record says otherwise than its own brokers and days do, a line each; empty when everything agrees. */
export function recordDifferences(record: MjbDetail): string[] {
  try {
    return [...figureDifferences(record), ...dayDifferences(record)];
  } catch (error) {
    if (error instanceof RangeError) return [`cannot be computed again: ${error.message}`];
    throw error;
  }
}

function figureDifferences(record: MjbDetail): string[] {
  const { basis, ...figures } = accumulate({
    brokers: record.brokers,
    floatingShares: record.basis.floating_shares,
  });
  const netBuyers = netBuyersOf(record.brokers);
  return [
    ...differences(figures, record),
    ...differences(basis, record.basis, 'basis.'),
    ...differences({ net_buyers: netBuyers }, { net_buyers: sortNetBuyers(record.net_buyers, 'volume') }),
  ];
}

function dayDifferences({ basis, brokers, days }: MjbDetail): string[] {
  const netOf = (names: readonly string[]) =>
    brokers.filter(({ name }) => names.includes(name)).reduce((sum, { buy, sell }) => sum + buy - sell, 0);
  const sumOf = (net: 'lead_net' | 'majors_net') => days.reduce((sum, day) => sum + day[net], 0);
  const quiet = days.filter(({ day }) => basis.quiet_days.includes(day));
  return [
    ...differences(
      { 'sum of lead_net': netOf(basis.majors.slice(0, 1)), 'sum of majors_net': netOf(basis.majors) },
      { 'sum of lead_net': sumOf('lead_net'), 'sum of majors_net': sumOf('majors_net') },
    ),
    ...differences(
      { 'number of days': basis.trading_days, 'quiet days among them': basis.quiet_days.length },
      { 'number of days': days.length, 'quiet days among them': quiet.length },
    ),
    ...quiet
      .filter(({ lead_net, majors_net }) => lead_net !== 0 || majors_net !== 0)
      .map(({ day }) => `${day}: a quiet day with trades`),
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
