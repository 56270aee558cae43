import type { Judgement } from '@gaemi/domain/judgement/judgement';
import { unclassified } from '@gaemi/domain/judgement/stored-judgement';
import { judgeByLexicon, LEXICON_VERSION } from '@gaemi/domain/lexicon/judge-by-lexicon';
import { summariseSide } from '@gaemi/domain/reasons/summaries';
import type { Judge } from '../judge.ts';

/** Judges by Korean finance phrases alone: no network, no key, and always the same judgement for the same text. */
export function createLexiconJudge(): Judge {
  return {
    name: 'lexicon',
    // Judging again is faster than a database lookup.
    cacheable: false,
    metered: false,
    version: () => `lexicon-${LEXICON_VERSION}`,
    longestMs: () => 0,
    judge: async ({ company, events, record }) => {
      const judgements = events.map(({ eventId, title, description }) => ({
        eventId,
        ...toJudgement(judgeByLexicon({ title, description, company })),
      }));
      await record.judged(judgements);
      return judgements;
    },
    summarise: async ({ side, events }) => summariseSide(side, events),
  };
}

/** The lexicon does not classify, and may return more than the port needs. */
function toJudgement({ label, strength, reason }: ReturnType<typeof judgeByLexicon>): Judgement {
  return { ...unclassified, label, strength, reason };
}
