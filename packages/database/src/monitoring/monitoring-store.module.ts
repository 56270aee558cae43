import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MonitoredStockRepository } from './monitored-stock.repository.ts';
import { monitoredStockSchema } from './monitored-stock.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'MonitoredStock', schema: monitoredStockSchema }])],
  providers: [MonitoredStockRepository],
  exports: [MonitoredStockRepository],
})
export class MonitoringStoreModule {}
