import { BaseRatesStoreModule } from '@gaemi/database/base-rates/base-rates-store.module';
import { Module } from '@nestjs/common';
import { BaseRatesController } from './base-rates.controller.ts';
import { BaseRatesService } from './base-rates.service.ts';

@Module({
  imports: [BaseRatesStoreModule],
  controllers: [BaseRatesController],
  providers: [BaseRatesService],
  exports: [BaseRatesService],
})
export class BaseRatesModule {}
