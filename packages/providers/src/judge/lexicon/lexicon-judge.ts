import { judgeByLexicon, LEXICON_VERSION } from '@gaemi/domain/lexicon/judge-by-lexicon';
import { summariseSide } from '@gaemi/domain/lexicon/summarise-side';
import type { Judge } from '../judge.ts';

/** Judges by Korean finance phrases alone: no network, no key, the same text always the same judgement. */
export function createLexiconJudge(): Judge {
  return {
    name: 'lexicon',
    // Judging again is faster than a look-up in the database.
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

/** The lexicon may tell more than the port asks for. */
function pick({ label, strength, reason }: ReturnType<typeof judgeByLexicon>) {
  return { label, strength, reason };
}
