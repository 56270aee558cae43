import { type Clock, systemClock } from '@gaemi/runtime/clock';
import type { DataSources } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import type { Pace } from '../pace/request-pace.ts';
import { createSharedPace, type SharedPaceSettings, type SlotStore } from '../pace/shared-pace.ts';
import type { BrokerTradingSource } from './broker-trading-source.ts';
import { kiwoomRates } from './kiwoom/kiwoom-client.ts';
import { createKiwoomTrading } from './kiwoom/kiwoom-trading.ts';
import { createSampleTrading } from './sample/sample-trading.ts';

export interface TradingSourceOptions {
  clock?: Clock;
  /** Request slots shared with other workers. Without them this process keeps the provider's rate by itself. */
  slots?: SlotStore;
}

/** Creates the configured source of broker trading. Create one per process, since it keeps the provider's rate. */
export function createBrokerTradingSource(
  settings: DataSources['trading'],
  logger: Logger,
  { clock = systemClock, slots }: TradingSourceOptions = {},
): BrokerTradingSource {
  const source = chosen(settings, () => clock.now(), slots && ((rates) => createSharedPace(rates, slots, logger)));
  return {
    ...source,
    fetchDay: async (query) => {
      const startedAt = performance.now();
      const answer = await source.fetchDay(query);
      const milliseconds = Math.round(performance.now() - startedAt);
      const sum = (side: 'buy' | 'sell') => answer.trades.reduce((total, trade) => total + trade[side], 0);
      const line = { source: source.name, stock: query.company.code, day: query.day, brokers: answer.trades.length };
      if (sum('buy') === sum('sell')) logger.debug({ ...line, milliseconds }, 'broker trading fetched');
      else logger.warn({ ...line, bought: sum('buy'), sold: sum('sell') }, 'broker trading does not balance');
      const { differingSums: stated } = answer;
      if (stated !== undefined)
        logger.warn(
          { ...line, bought: sum('buy'), sold: sum('sell'), stated },
          'brokers do not add up to what is stated',
        );
      return answer;
    },
  };
}

function chosen(
  settings: DataSources['trading'],
  now: () => Date,
  sharedPace: ((rates: SharedPaceSettings) => Pace) | undefined,
): BrokerTradingSource {
  switch (settings.name) {
    case 'sample':
      return createSampleTrading(now);
    case 'kiwoom':
      return createKiwoomTrading(
        { ...settings, pace: sharedPace?.({ provider: 'kiwoom', ...kiwoomRates(settings) }) },
        now,
      );
  }
}
