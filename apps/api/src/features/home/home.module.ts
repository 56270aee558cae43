import { Module } from '@nestjs/common';
import { HomeController } from './home.controller.ts';
import { HomeService } from './home.service.ts';

@Module({ controllers: [HomeController], providers: [HomeService] })
export class HomeModule {}
