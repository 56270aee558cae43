import { Module } from '@nestjs/common';
import { BrowserErrorsController } from './browser-errors.controller.ts';
import { BrowserErrorsService } from './browser-errors.service.ts';

@Module({ controllers: [BrowserErrorsController], providers: [BrowserErrorsService] })
export class BrowserErrorsModule {}
