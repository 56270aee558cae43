import { judgeText } from '@gaemi/domain/judging/judge-text';
import { summariseSide } from '@gaemi/domain/reasons/summaries';
import type { EventJudgement, EventToJudge, Judge, JudgeRequest } from '../judge.ts';
import { LEARNED_VERSION, learnedModels } from '../learned/learned-models.ts';

/**
 * Judges by the words of Korean finance news and learned weights: no network, no key, and always the same judgement
 * for the same text.
 */
export function createLexiconJudge(): Judge {
  return {
    name: 'lexicon',
    // Judging again is faster than a database lookup.
    cacheable: false,
    metered: false,
    version: () => `lexicon-${LEARNED_VERSION}`,
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
  { eventId, title, description, match }: EventToJudge,
  company: JudgeRequest['company'],
): EventJudgement {
  const { confidence: _, ...judgement } = judgeText(learnedModels, { title, description, company, standing: match });
  return { eventId, ...judgement };
}
