import { Module } from '@nestjs/common';
import { NewEvents } from './new-events.ts';
import { StockPricesService } from './stock-prices.service.ts';
import { StocksController } from './stocks.controller.ts';
import { StocksService } from './stocks.service.ts';
import { StoredMarket } from './stored-market.ts';

@Module({
  controllers: [StocksController],
  providers: [StocksService, StockPricesService, StoredMarket, NewEvents],
  exports: [StoredMarket, NewEvents],
})
export class StocksModule {}
