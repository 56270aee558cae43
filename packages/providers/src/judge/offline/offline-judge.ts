import { decideText } from '@gaemi/domain/judge/judge-text';
import { reasonOfEvent } from '@gaemi/domain/judge/reasons/build-reason';
import { summariseSide } from '@gaemi/domain/judge/reasons/summaries';
import type { EventJudgement, EventToJudge, Judge, JudgeRequest } from '../judge.ts';
import { LEARNED_VERSION, learnedModels } from '../learned/learned-models.ts';

/**
 * Judges by the words of Korean finance news and learned weights: no network, no key, and always the same judgement
 * for the same text.
 */
export function createOfflineJudge(): Judge {
  return {
    name: 'offline',
    // Judging again is faster than a database lookup.
    cacheable: false,
    metered: false,
    version: () => `offline-${LEARNED_VERSION}`,
    longestMs: () => 0,
    judge: async ({ company, events, record }) => {
      const judgements = events.map((event) => judgeEvent(event, company));
      await record.judged(judgements);
      return judgements;
    },
    summarise: async ({ side, events }) => summariseSide(side, events),
  };
}

function judgeEvent(
  { eventId, title, description, match, others = [] }: EventToJudge,
  company: JudgeRequest['company'],
): EventJudgement {
  const decision = decideText(learnedModels, { title, description, company, standing: match });
  const { confidence: _, sureness: __, ...judgement } = decision.judgement;
  const articles = [
    decision.text,
    ...others.map((other) => ({ title: other.title, description: other.description ?? '' })),
  ];
  return { eventId, ...judgement, reason: reasonOfEvent(articles, company, judgement) };
}
