import { CacheLimitsStoreModule } from '@gaemi/database/cache-limits/cache-limits-store.module';
import { CircuitsStoreModule } from '@gaemi/database/circuits/circuits-store.module';
import { JudgeLearningStoreModule } from '@gaemi/database/judge-learning/judge-learning-store.module';
import { ModelUsageStoreModule } from '@gaemi/database/model-usage/model-usage-store.module';
import { NewsAnalysisStoreModule } from '@gaemi/database/news-analysis/news-analysis-store.module';
import { judgeBehind } from '@gaemi/providers/circuit/behind-circuit';
import { createJudge } from '@gaemi/providers/judge/create-judge';
import { createOfflineJudge } from '@gaemi/providers/judge/offline/offline-judge';
import { Module } from '@nestjs/common';
import { Circuits } from '../../circuits.ts';
import { JUDGE, MODEL_BUDGET, OFFLINE_JUDGE, RUNTIME } from '../../providers.ts';
import type { Runtime } from '../../runtime.ts';
import { CacheLimits } from './cache-limits.ts';
import { JudgeRecorder } from './judge-recorder.ts';
import { JudgementCache } from './judgement-cache.ts';
import { LearnedRows } from './learned-rows.ts';
import { LearnedWeights } from './learned-weights.ts';
import { ModelMeters } from './model-meters.ts';

/** The judge with its budget, its cache and the record of its rejected answers. */
@Module({
  imports: [
    CacheLimitsStoreModule,
    CircuitsStoreModule,
    JudgeLearningStoreModule,
    ModelUsageStoreModule,
    NewsAnalysisStoreModule,
  ],
  providers: [
    {
      provide: OFFLINE_JUDGE,
      inject: [LearnedWeights],
      useFactory: (weights: LearnedWeights) => createOfflineJudge(() => weights.current()),
    },
    {
      provide: JUDGE,
      inject: [RUNTIME, Circuits, LearnedWeights],
      useFactory: ({ sources, logger }: Runtime, circuits: Circuits, weights: LearnedWeights) => {
        const judge = createJudge(sources.judge, logger, () => weights.current());
        return judgeBehind(circuits.create({ port: 'judge', provider: judge.name }, { remote: judge.metered }), judge);
      },
    },
    { provide: MODEL_BUDGET, inject: [RUNTIME], useFactory: ({ environment }: Runtime) => environment },
    CacheLimits,
    JudgeRecorder,
    JudgementCache,
    LearnedRows,
    LearnedWeights,
    ModelMeters,
  ],
  exports: [JUDGE, OFFLINE_JUDGE, CacheLimits, JudgeRecorder, JudgementCache, LearnedRows, LearnedWeights, ModelMeters],
})
export class JudgeModule {}
