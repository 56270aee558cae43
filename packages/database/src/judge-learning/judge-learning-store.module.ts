import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JudgeLearningRepository } from './judge-learning.repository.ts';
import { judgeVersionSchema } from './judge-version.schema.ts';
import { learnedRowSchema } from './learned-row.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'LearnedRow', schema: learnedRowSchema },
      { name: 'JudgeVersion', schema: judgeVersionSchema },
    ]),
  ],
  providers: [JudgeLearningRepository],
  exports: [JudgeLearningRepository],
})
export class JudgeLearningStoreModule {}
