import { AccumulationStoreModule } from '@gaemi/database/accumulation/accumulation-store.module';
import { CircuitsStoreModule } from '@gaemi/database/circuits/circuits-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { PricesStoreModule } from '@gaemi/database/prices/prices-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { createBrokerTradingSource } from '@gaemi/providers/broker-trading/create-broker-trading-source';
import { tradingBehind } from '@gaemi/providers/circuit/behind-circuit';
import type { KiwoomClients } from '@gaemi/providers/kiwoom/kiwoom-clients';
import { Module } from '@nestjs/common';
import { Circuits } from '../circuits.ts';
import { PricesModule } from '../prices/prices.module.ts';
import { KIWOOM_CLIENTS, RUNTIME, TRADING_SOURCE } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { AccumulationProcessor } from './accumulation.processor.ts';
import { AccumulationPreparer } from './accumulation-preparer.ts';
import { BaseRateFinder } from './base-rate-finder.ts';
import { BrokerDayGatherer } from './broker-day-gatherer.ts';
import { DayVolumes } from './day-volumes.ts';
import { FloatingShareFinder } from './floating-share-finder.ts';
import { ShareSplitFinder } from './share-split-finder.ts';
import { ShortSellingFinder } from './short-selling-finder.ts';

/** The steps of an accumulation analysis. */
@Module({
  imports: [
    AccumulationStoreModule,
    CircuitsStoreModule,
    NewsAnalysisStoreModule,
    PricesStoreModule,
    StockMasterStoreModule,
    PricesModule,
  ],
  providers: [
    {
      provide: TRADING_SOURCE,
      inject: [RUNTIME, KIWOOM_CLIENTS, Circuits],
      useFactory: ({ sources, clock, logger }: Runtime, kiwoom: KiwoomClients, circuits: Circuits) => {
        const trading = createBrokerTradingSource(sources.trading, logger, { clock, kiwoom });
        return tradingBehind(
          circuits.create({ port: 'trading', provider: trading.name }, { remote: !trading.synthetic }),
          trading,
        );
      },
    },
    AccumulationPreparer,
    AccumulationProcessor,
    BaseRateFinder,
    BrokerDayGatherer,
    DayVolumes,
    FloatingShareFinder,
    ShareSplitFinder,
    ShortSellingFinder,
  ],
  exports: [AccumulationProcessor],
})
export class AccumulationModule {}
