import { Module } from '@nestjs/common';
import { SearchStocks } from './search-stocks.ts';
import { StocksController } from './stocks.controller.ts';

@Module({ controllers: [StocksController], providers: [SearchStocks] })
export class StocksModule {}
