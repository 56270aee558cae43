import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrowserErrorRepository } from './browser-error.repository.ts';
import { browserErrorSchema } from './browser-error.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'BrowserError', schema: browserErrorSchema }])],
  providers: [BrowserErrorRepository],
  exports: [BrowserErrorRepository],
})
export class BrowserErrorsStoreModule {}
