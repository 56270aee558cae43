import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ScorecardRepository } from './scorecard.repository.ts';
import { scorecardFileSchema, scorecardSchema } from './scorecard.schema.ts';
import { scorecardReturnsSchema } from './scorecard-returns.schema.ts';
import { ScorecardRowRepository } from './scorecard-row.repository.ts';
import { scorecardRowSchema } from './scorecard-row.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'ScorecardRow', schema: scorecardRowSchema },
      { name: 'ScorecardReturns', schema: scorecardReturnsSchema },
      { name: 'Scorecard', schema: scorecardSchema },
      { name: 'ScorecardFile', schema: scorecardFileSchema },
    ]),
  ],
  providers: [ScorecardRepository, ScorecardRowRepository],
  exports: [ScorecardRepository, ScorecardRowRepository],
})
export class ScorecardStoreModule {}
