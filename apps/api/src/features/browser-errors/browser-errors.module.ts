import { BrowserErrorsStoreModule } from '@gaemi/database/browser-errors/browser-errors-store.module';
import { Module } from '@nestjs/common';
import { BrowserErrorsController } from './browser-errors.controller.ts';
import { BrowserErrorsService } from './browser-errors.service.ts';

@Module({
  imports: [BrowserErrorsStoreModule],
  controllers: [BrowserErrorsController],
  providers: [BrowserErrorsService],
})
export class BrowserErrorsModule {}
