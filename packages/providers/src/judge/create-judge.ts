import type { DataSources } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import type { Judge } from './judge.ts';
import { createOfflineJudge } from './offline/offline-judge.ts';
import { createOpenAiJudge } from './openai/openai-judge.ts';

/** Creates the configured judge. */
export function createJudge(settings: DataSources['judge'], logger: Logger): Judge {
  switch (settings.name) {
    case 'offline':
      return createOfflineJudge();
    case 'openai':
      return createOpenAiJudge(settings, logger);
  }
}
