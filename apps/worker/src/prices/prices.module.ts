import { CircuitsStoreModule } from '@gaemi/database/circuits/circuits-store.module';
import { PricesStoreModule } from '@gaemi/database/prices/prices-store.module';
import { RequestSlots } from '@gaemi/database/request-slots/request-slots';
import { RequestSlotsStoreModule } from '@gaemi/database/request-slots/request-slots-store.module';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { pricesBehind } from '@gaemi/providers/circuit/behind-circuit';
import type { KiwoomClients } from '@gaemi/providers/kiwoom/kiwoom-clients';
import { createPriceSource } from '@gaemi/providers/prices/create-price-source';
import type { TokenStores } from '@gaemi/providers/tokens/token-store';
import { Module } from '@nestjs/common';
import { Circuits } from '../circuits.ts';
import { KIWOOM_CLIENTS, MARKET_CALENDAR, PRICE_SOURCE, RUNTIME, TOKEN_STORES } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { FlowGatherer } from './flow-gatherer.ts';
import { PriceGatherer } from './price-gatherer.ts';

/** Closing prices and net buying by kind of investor, which both analyses show. */
@Module({
  imports: [CircuitsStoreModule, PricesStoreModule, RequestSlotsStoreModule],
  providers: [
    {
      provide: PRICE_SOURCE,
      inject: [RUNTIME, MARKET_CALENDAR, KIWOOM_CLIENTS, RequestSlots, Circuits, TOKEN_STORES],
      useFactory: (
        { sources, clock, logger }: Runtime,
        calendar: MarketCalendar,
        kiwoom: KiwoomClients,
        slots: RequestSlots,
        circuits: Circuits,
        tokens: TokenStores,
      ) => {
        const prices = createPriceSource(sources.prices, logger, { clock, calendar, kiwoom, slots, tokens });
        return pricesBehind(
          (port) => circuits.create({ port, provider: prices.name }, { remote: prices.remote }),
          prices,
        );
      },
    },
    FlowGatherer,
    PriceGatherer,
  ],
  exports: [PRICE_SOURCE, PriceGatherer],
})
export class PricesModule {}
