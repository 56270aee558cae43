import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { ObjectionsStoreModule } from '@gaemi/database/objections/objections-store.module';
import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { Module } from '@nestjs/common';
import { ObjectionsController } from './objections.controller.ts';
import { ObjectionsService } from './objections.service.ts';

@Module({
  imports: [NewsAnalysisStoreModule, ObjectionsStoreModule, StockEventsStoreModule],
  controllers: [ObjectionsController],
  providers: [ObjectionsService],
})
export class ObjectionsModule {}
