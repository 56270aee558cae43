import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BackfillRepository } from './backfill.repository.ts';
import { backfillStepSchema } from './backfill-step.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'BackfillStep', schema: backfillStepSchema }])],
  providers: [BackfillRepository],
  exports: [BackfillRepository],
})
export class BackfillStoreModule {}
