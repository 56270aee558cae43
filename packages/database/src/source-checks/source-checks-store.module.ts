import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SourceChecksRepository } from './source-checks.repository.ts';
import { sourceChecksSchema } from './source-checks.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'SourceChecks', schema: sourceChecksSchema }])],
  providers: [SourceChecksRepository],
  exports: [SourceChecksRepository],
})
export class SourceChecksStoreModule {}
