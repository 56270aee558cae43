import type { Logger } from '@gaemi/runtime/logging/logger';
import type { DataSources } from '@gaemi/runtime/settings/data-sources';
import type { Judge } from './judge.ts';
import { createMixedJudge, OFFLINE_FIRST } from './mixed-judge.ts';
import { createOfflineJudge, type OfflineWeights } from './offline/offline-judge.ts';
import { createOpenAiJudge } from './openai/openai-judge.ts';

/** Creates the configured judge. */
export function createJudge(settings: DataSources['judge'], logger: Logger, weights?: () => OfflineWeights): Judge {
  switch (settings.name) {
    case 'offline':
      return createOfflineJudge(weights);
    case 'openai':
      return settings.firstModel === OFFLINE_FIRST
        ? createMixedJudge(createOpenAiJudge({ ...settings, firstModel: undefined }, logger), weights)
        : createOpenAiJudge(settings, logger);
  }
}
