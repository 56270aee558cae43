import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LegalTextRepository } from './legal-text.repository.ts';
import { legalTextSchema } from './legal-text.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'LegalText', schema: legalTextSchema }])],
  providers: [LegalTextRepository],
  exports: [LegalTextRepository],
})
export class LegalStoreModule {}
