import type { DataSources } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import type { Judge } from './judge.ts';
import { createLexiconJudge } from './lexicon/lexicon-judge.ts';

/** The judge that the configuration asks for. */
export function createJudge(settings: DataSources['judge'], _logger: Logger): Judge {
  switch (settings.name) {
    case 'lexicon':
      return createLexiconJudge();
    default:
      throw new Error(`Judge ${settings.name} is not built yet`);
  }
}
