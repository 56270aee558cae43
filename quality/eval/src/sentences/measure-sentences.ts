import { checkSentence } from '@gaemi/domain/fact-check/check-sentence';
import type { Fault } from '@gaemi/domain/fact-check/reading/faults';
import type { LabelledSentence } from '../labelled-sets.ts';
import { type Turn, turnedSentences, turns } from './turned-sentences.ts';

/** A part of a whole number of cases. */
export interface Count {
  part: number;
  whole: number;
}

/** Half of the labelled sentences: the rules were written with `build`; of `counted` only counts were looked at. */
export type Half = 'build' | 'counted';

/** The half of a row, by a hash of its title (FNV-1a over UTF-8). */
export function chooseHalf({ title }: Pick<LabelledSentence, 'title'>): Half {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(title)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % 2 === 0 ? 'build' : 'counted';
}

/** A case with an unwanted answer: a true sentence that was refused or a false one that passed. */
export interface Mistake {
  row: LabelledSentence;
  sentence: string;
  turn: Turn | 'true';
  faults: readonly Fault[];
}

export interface SentenceFigures {
  /** True sentences that the checker refuses. */
  refused: Count;
  /** False sentences that pass, by what was made false. */
  passed: Readonly<Record<Turn, Count>>;
  mistakes: readonly Mistake[];
}

/** Checks the true sentence of every row, and what was made false of it. */
export function measureSentences(rows: readonly LabelledSentence[]): SentenceFigures {
  const mistakes: Mistake[] = [];
  const refused = { part: 0, whole: rows.length };
  const passed = Object.fromEntries(turns.map((turn) => [turn, { part: 0, whole: 0 }])) as Record<Turn, Count>;
  for (const row of rows) {
    const source = { text: `${row.title}\n${row.description}`, names: [row.company] };
    const faults = checkSentence(row.say, source);
    if (faults.length > 0) {
      refused.part += 1;
      mistakes.push({ row, sentence: row.say, turn: 'true', faults });
    }
    for (const { turn, sentence } of turnedSentences(row)) {
      passed[turn].whole += 1;
      if (checkSentence(sentence, source).length > 0) continue;
      passed[turn].part += 1;
      mistakes.push({ row, sentence, turn, faults: [] });
    }
  }
  return { refused, passed, mistakes };
}
