import { decideText } from '@gaemi/domain/judge/judge-text';
import { LEARNED_VERSION } from '@gaemi/domain/judge/learning/learned-version';
import type { JudgeModels } from '@gaemi/domain/judge/read-answers';
import { reasonOfEvent } from '@gaemi/domain/judge/reasons/build-reason';
import { summariseSide } from '@gaemi/domain/judge/reasons/summaries';
import type { EventJudgement, EventToJudge, Judge, JudgeRequest } from '../judge.ts';
import { learnedModels } from '../learned/learned-models.ts';

/** The weights that judge, and their version. */
export interface OfflineWeights {
  models: JudgeModels;
  version: string;
}

export const bundledWeights: OfflineWeights = { models: learnedModels, version: LEARNED_VERSION };

/**
 * Judges by the words of Korean finance news and learned weights: no network, no key, and always the same judgement
 * for the same text.
 */
export function createOfflineJudge(weights: () => OfflineWeights = () => bundledWeights): Judge {
  return {
    name: 'offline',
    // Judging again is faster than a database lookup.
    cacheable: false,
    metered: false,
    version: () => `offline-${weights().version}`,
    longestMs: () => 0,
    judge: async ({ company, events, record }) => {
      const judgements = events.map((event) => judgeEvent(event, { company, models: weights().models }));
      await record.judged(judgements);
      return judgements;
    },
    summarise: async ({ side, events }) => summariseSide(side, events),
  };
}

function judgeEvent(
  { eventId, title, description, match, others = [] }: EventToJudge,
  { company, models }: { company: JudgeRequest['company']; models: JudgeModels },
): EventJudgement {
  const decision = decideText(models, { title, description, company, standing: match });
  const { confidence: _, sureness: __, ...judgement } = decision.judgement;
  const articles = [
    decision.text,
    ...others.map((other) => ({ title: other.title, description: other.description ?? '' })),
  ];
  return { eventId, ...judgement, reason: reasonOfEvent(articles, company, judgement) };
}
