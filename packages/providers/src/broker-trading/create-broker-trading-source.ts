import { type Clock, systemClock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import type { DataSources } from '@gaemi/runtime/settings/data-sources';
import { createKiwoomClients, type KiwoomClients } from '../kiwoom/kiwoom-clients.ts';
import type { BrokerTradingSource } from './broker-trading-source.ts';
import { createKiwoomTrading } from './kiwoom/kiwoom-trading.ts';
import { createSampleTrading } from './sample/sample-trading.ts';

export interface TradingSourceOptions {
  clock?: Clock;
  /** Clients shared with the other sources of this process. Without them this source has one of its own. */
  kiwoom?: KiwoomClients;
}

/** Creates the configured source of broker trading. */
export function createBrokerTradingSource(
  settings: DataSources['trading'],
  logger: Logger,
  { clock = systemClock, kiwoom = createKiwoomClients(logger) }: TradingSourceOptions = {},
): BrokerTradingSource {
  const source = chosen(settings, () => clock.now(), kiwoom);
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

function chosen(settings: DataSources['trading'], now: () => Date, kiwoom: KiwoomClients): BrokerTradingSource {
  switch (settings.name) {
    case 'sample':
      return createSampleTrading(now);
    case 'kiwoom':
      return createKiwoomTrading(kiwoom(settings), settings, now);
  }
}
