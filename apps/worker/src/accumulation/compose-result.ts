import { accumulate } from '@gaemi/domain/accumulation/accumulate';
import { dailyNet, quietDays, sumBrokerDays } from '@gaemi/domain/accumulation/broker-days';
import type { FloatingShares } from '@gaemi/domain/accumulation/broker-trading';
import { listNetBuyers } from '@gaemi/domain/accumulation/net-buyers';
import type { AccumulationResult } from '@gaemi/domain/accumulation/result';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import type { GatheredDays } from './broker-day-gatherer.ts';

/** All that a finished analysis says, from the days of its period. Throws AnalysisFailure where nobody traded, or where figures are none. */
export function composeResult(
  { source, venue, days, provisional }: Omit<GatheredDays, 'fetched' | 'settled'>,
  floating: FloatingShares,
): AccumulationResult {
  const brokers = sumBrokerDays(days);
  if (brokers.length === 0) throw new AnalysisFailure('no-broker-data');
  const { basis, ...found } = soundly(() => accumulate({ brokers, floatingShares: floating.shares }));
  const differing = days.filter(({ differingSums }) => differingSums !== undefined);
  return {
    ...found,
    netBuyers: soundly(() => listNetBuyers(brokers)),
    basis: {
      ...basis,
      floatingSharesSource: source,
      floatingSharesAsOf: floating.asOf,
      venue,
      tradingDays: days.length,
      // The last day may still have trades while it moves.
      quietDays: quietDays(provisional ? days.slice(0, -1) : days),
      provisional,
    },
    brokers,
    days: dailyNet(days, basis.majors),
    dataSource: source,
    ...(differing.length > 0 && { differingDays: differing.map(({ day }) => day) }),
  };
}

/** The rules refuse figures that are no shares: nothing is computed from them. */
function soundly<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) throw new AnalysisFailure('trading-data-unsound', { cause: error });
    throw error;
  }
}
