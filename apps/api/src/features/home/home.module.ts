import { Module } from '@nestjs/common';
import { StocksModule } from '../stocks/stocks.module.ts';
import { HomeController } from './home.controller.ts';
import { HomeService } from './home.service.ts';
import { SubscribedPart } from './subscribed-part.ts';

@Module({ imports: [StocksModule], controllers: [HomeController], providers: [HomeService, SubscribedPart] })
export class HomeModule {}
