import { AccumulationStoreModule } from '@gaemi/database/accumulation/accumulation-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.ts';
import { StocksModule } from '../stocks/stocks.module.ts';
import { AccumulationController } from './accumulation.controller.ts';
import { AccumulationService } from './accumulation.service.ts';
import { AccumulationSubmissionService } from './accumulation-submission.service.ts';
import { AccumulationWithholding } from './accumulation-withholding.ts';
import { SelectableDays } from './selectable-days.ts';

@Module({
  imports: [AccumulationStoreModule, NewsAnalysisStoreModule, StockMasterStoreModule, AnalysisModule, StocksModule],
  controllers: [AccumulationController],
  providers: [AccumulationSubmissionService, AccumulationService, AccumulationWithholding, SelectableDays],
  exports: [AccumulationService, AccumulationSubmissionService, AccumulationWithholding],
})
export class AccumulationModule {}
