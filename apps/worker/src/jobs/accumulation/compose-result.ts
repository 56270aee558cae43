import { messages } from '@gaemi/contracts/messages';
import type { AccumulationResult } from '@gaemi/database/accumulation/accumulation.schema';
import { accumulate } from '@gaemi/domain/accumulation/accumulate';
import { dailyNet, quietDays, sumBrokerDays } from '@gaemi/domain/accumulation/broker-days';
import type { FloatingShares } from '@gaemi/domain/accumulation/broker-trading';
import { netBuyersOf } from '@gaemi/domain/accumulation/net-buyers';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import type { GatheredDays } from './gather-broker-days.ts';

/** All that a finished analysis says, from the days of its period. Throws AnalysisFailure where nobody traded, or where figures are none. */
export function composeResult(
  { source, venue, days, provisional }: Omit<GatheredDays, 'fetched'>,
  floating: FloatingShares,
): AccumulationResult {
  const brokers = sumBrokerDays(days);
  if (brokers.length === 0) throw new AnalysisFailure(messages.noBrokerData);
  const { basis, ...figures } = soundly(() => accumulate({ brokers, floatingShares: floating.shares }));
  const differing = days.filter(({ differingSums }) => differingSums !== undefined);
  return {
    ...figures,
    net_buyers: soundly(() => netBuyersOf(brokers)),
    basis: {
      ...basis,
      floating_shares_source: source,
      floating_shares_as_of: floating.asOf,
      venue,
      trading_days: days.length,
      quiet_days: quietDays(days),
      provisional,
    },
    brokers,
    days: dailyNet(days, basis.majors),
    data_source: source,
    ...(differing.length > 0 && { differing_days: differing.map(({ day }) => day) }),
  };
}

/** The rules refuse figures that are no shares: nothing is computed from them. */
function soundly<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) throw new AnalysisFailure(messages.tradingDataUnsound, { cause: error });
    throw error;
  }
}
