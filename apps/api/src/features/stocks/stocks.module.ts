import { Module } from '@nestjs/common';
import { StocksController } from './stocks.controller.ts';
import { StocksService } from './stocks.service.ts';

@Module({ controllers: [StocksController], providers: [StocksService] })
export class StocksModule {}
