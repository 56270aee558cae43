import { bundledCalendar, type MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { mayTrade } from '@gaemi/domain/prices/price-period';
import { seriesProblems } from '@gaemi/domain/prices/price-series';
import { type Clock, systemClock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import type { DataSources } from '@gaemi/runtime/settings/data-sources';
import { createKiwoomClients, type KiwoomClients } from '../kiwoom/kiwoom-clients.ts';
import type { SlotStore } from '../pace/shared-pace.ts';
import { ProviderError } from '../provider-error.ts';
import type { TokenStores } from '../tokens/token-store.ts';
import { createCsvPrices } from './csv/csv-prices.ts';
import { openPriceFile } from './csv/price-file.ts';
import type { KisClient } from './kis/kis-client.ts';
import { createSharedKisClient } from './kis/kis-clients.ts';
import { createKisFlows } from './kis/kis-flows.ts';
import { createKisPrices } from './kis/kis-prices.ts';
import { createKisShortSelling } from './kis/kis-short-selling.ts';
import { createKiwoomPrices } from './kiwoom/kiwoom-prices.ts';
import { createKiwoomShortSelling } from './kiwoom/kiwoom-short-selling.ts';
import type { FlowSource, PriceDays, PriceQuery, PriceSource, ShortSellingSource } from './price-source.ts';
import { createSamplePrices } from './sample/sample-prices.ts';

export interface PriceSourceOptions {
  clock?: Clock;
  calendar?: MarketCalendar;
  /** Clients shared with the other sources of this process. Without them this source has one of its own. */
  kiwoom?: KiwoomClients;
  /** Request slots shared with other workers. Without them this process keeps the provider's rate by itself. */
  slots?: SlotStore;
  /** Tokens shared with other workers. Without them this process has tokens of its own. */
  tokens?: TokenStores | undefined;
}

/** Creates the configured source of daily prices. It leaves out days on which the exchange was closed. */
export function createPriceSource(
  settings: DataSources['prices'],
  logger: Logger,
  {
    clock = systemClock,
    calendar = bundledCalendar,
    kiwoom = createKiwoomClients(logger),
    slots,
    tokens,
  }: PriceSourceOptions = {},
): PriceSource {
  const source = chosen(settings, { logger, now: () => clock.now(), calendar, kiwoom, slots, tokens });
  return {
    ...source,
    flows: source.flows && onTradingDays(source.flows, calendar),
    shortSelling: source.shortSelling && shortSellingOnTradingDays(source.shortSelling, calendar),
    fetchDays: async (query) => {
      const startedAt = performance.now();
      const answer = await source.fetchDays(query);
      const milliseconds = Math.round(performance.now() - startedAt);
      // Not `to`: the logger takes that for an address of a mail, which no line may show.
      const line = { source: source.name, stock: query.company.code, from: query.from, through: query.to };
      const days = answer.days.filter(({ day }) => mayTrade(day, calendar));
      if (days.length < answer.days.length) {
        const closed = answer.days.filter(({ day }) => !mayTrade(day, calendar)).map(({ day }) => day);
        logger.warn({ ...line, closed }, 'prices of days without trading left out; is the market calendar right?');
      }
      logger.debug({ ...line, days: days.length, completeFrom: answer.completeFrom, milliseconds }, 'prices fetched');
      return sound({ ...answer, days }, query, { source, calendar });
    },
  };
}

const onTradingDays = (flows: FlowSource, calendar: MarketCalendar): FlowSource => ({
  venue: flows.venue,
  fetchFlows: async (query) => (await flows.fetchFlows(query)).filter(({ day }) => mayTrade(day, calendar)),
});

const shortSellingOnTradingDays = (from: ShortSellingSource, calendar: MarketCalendar): ShortSellingSource => ({
  fetchShortSelling: async (query) =>
    (await from.fetchShortSelling(query)).filter(({ day }) => mayTrade(day, calendar)),
});

/** @throws ProviderError `malformed` when the series is not sound */
function sound(
  answer: PriceDays,
  query: PriceQuery,
  { source, calendar }: { source: PriceSource; calendar: MarketCalendar },
): PriceDays {
  const [problem] = seriesProblems(answer.days, { baseDay: query.to, calendar });
  if (problem !== undefined) throw new ProviderError(source.name, 'malformed', { message: problem });
  return answer;
}

const withShortSelling = (source: PriceSource, shortSelling: ShortSellingSource): PriceSource => ({
  ...source,
  shortSelling,
});

/** KIS does not say in which venue the brokers of an analysis traded: its net buying is that of KRX. */
const createKis = (client: KisClient, now: () => Date): PriceSource =>
  withShortSelling(
    { ...createKisPrices(client), flows: createKisFlows(client, now) },
    createKisShortSelling(client, now),
  );

interface Parts {
  logger: Logger;
  now: () => Date;
  calendar: MarketCalendar;
  kiwoom: KiwoomClients;
  slots: SlotStore | undefined;
  tokens: TokenStores | undefined;
}

function chosen(settings: DataSources['prices'], { logger, now, calendar, kiwoom, slots, tokens }: Parts): PriceSource {
  switch (settings.name) {
    case 'none':
      return noPrices;
    case 'sample':
      return createSamplePrices(now, calendar);
    case 'csv':
      return createCsvPrices(openPriceFile(settings.path, { now, calendar }));
    case 'kiwoom':
      return withShortSelling(
        createKiwoomPrices(kiwoom(settings), now, settings),
        createKiwoomShortSelling(kiwoom(settings), now),
      );
    case 'kis':
      return createKis(createSharedKisClient(settings, { slots, tokens }, logger), now);
  }
}

/** Hides every price. */
const noPrices: PriceSource = {
  name: 'none',
  synthetic: false,
  remote: false,
  shown: false,
  flows: null,
  fetchDays: async ({ from }) => ({ days: [], asOf: null, completeFrom: from }),
};
