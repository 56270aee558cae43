import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FlowRepository } from './flow.repository.ts';
import { flowSeriesSchema } from './flow-series.schema.ts';
import { flowYearSchema } from './flow-year.schema.ts';
import { PriceRepository } from './price.repository.ts';
import { priceSeriesSchema } from './price-series.schema.ts';
import { priceYearSchema } from './price-year.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'PriceYear', schema: priceYearSchema },
      { name: 'PriceSeries', schema: priceSeriesSchema },
      { name: 'FlowYear', schema: flowYearSchema },
      { name: 'FlowSeries', schema: flowSeriesSchema },
    ]),
  ],
  providers: [FlowRepository, PriceRepository],
  exports: [FlowRepository, PriceRepository],
})
export class PricesStoreModule {}
