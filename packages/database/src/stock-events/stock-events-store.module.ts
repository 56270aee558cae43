import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { monitoredStockSchema } from '../monitoring/monitored-stock.schema.ts';
import { ObjectionsStoreModule } from '../objections/objections-store.module.ts';
import { EventCorrections } from './event-corrections.ts';
import { HoldingAlerts } from './holding-alerts.ts';
import { MarketEventsRepository } from './market-events.repository.ts';
import { StockEventRepository } from './stock-event.repository.ts';
import { stockEventSchema } from './stock-event.schema.ts';
import { WithdrawnReportsRepository } from './withdrawn-reports.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'StockEvent', schema: stockEventSchema },
      { name: 'MonitoredStock', schema: monitoredStockSchema },
    ]),
    ObjectionsStoreModule,
  ],
  providers: [
    EventCorrections,
    HoldingAlerts,
    MarketEventsRepository,
    StockEventRepository,
    WithdrawnReportsRepository,
  ],
  exports: [HoldingAlerts, MarketEventsRepository, StockEventRepository, WithdrawnReportsRepository],
})
export class StockEventsStoreModule {}
