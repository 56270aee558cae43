import { judgeByLexicon, LEXICON_VERSION } from '@gaemi/domain/lexicon/judge-by-lexicon';
import { summariseSide } from '@gaemi/domain/lexicon/summarise-side';
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
        ...pick(judgeByLexicon({ title, description, company })),
      }));
      await record.judged(judgements);
      return judgements;
    },
    summarise: async ({ company, side, score, events }) =>
      summariseSide({
        side,
        companyName: company.name,
        score,
        events: events.map(({ title, strength }) => ({ title, strength })),
      }),
  };
}

/** The lexicon may return more than the port needs. */
function pick({ label, strength, reason }: ReturnType<typeof judgeByLexicon>) {
  return { label, strength, reason };
}
