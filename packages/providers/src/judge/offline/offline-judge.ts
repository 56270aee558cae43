import { chooseSpeakingArticle } from '@gaemi/domain/judge/choose-speaking-article';
import { decideText } from '@gaemi/domain/judge/judge-text';
import { findScoredSide } from '@gaemi/domain/judge/judgement/judgement';
import { LEARNED_VERSION } from '@gaemi/domain/judge/learning/learned-version';
import type { TextToJudge } from '@gaemi/domain/judge/model/features';
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

/** The texts of an event for the weights, its leading article first. */
export function listTexts(
  { title, description, match, others = [] }: EventToJudge,
  company: JudgeRequest['company'],
): [TextToJudge, ...TextToJudge[]] {
  const further = others.map((other) => ({
    title: other.title,
    description: other.description ?? '',
    company,
    standing: other.match,
  }));
  return [{ title, description, company, standing: match }, ...further];
}

function judgeEvent(
  event: EventToJudge,
  { company, models }: { company: JudgeRequest['company']; models: JudgeModels },
): EventJudgement {
  const texts = listTexts(event, company);
  const leading = decideText(models, texts[0]);
  // Where the leading article shows a side, the others are not asked.
  const asked = findScoredSide(leading.judgement) === null ? texts.slice(1) : [];
  const decisions = [leading, ...asked.map((text) => decideText(models, text))];
  const place = chooseSpeakingArticle(decisions.map((decision) => decision.judgement));
  const speaking = decisions[place] ?? leading;
  const { confidence: _, sureness: __, ...judgement } = speaking.judgement;
  const rest = texts.filter((_, index) => index !== place);
  const reason = reasonOfEvent([speaking.text, ...rest], company, judgement);
  return { eventId: event.eventId, ...judgement, reason, ...(place > 0 && { judgedFrom: place }) };
}
