import { createHash } from 'node:crypto';
import { type ScorecardAnswer, toScorecardAnswer } from '@gaemi/contracts/scorecard';
import { computeScorecard, type ScorecardInput } from '@gaemi/domain/scorecard/scorecard';
import { areWithheld, type ScorecardFileName, writeEvents, writeRows } from '@gaemi/domain/scorecard/scorecard-files';

interface ComposedFile {
  name: ScorecardFileName;
  sha256: string;
  text: string;
}

export interface ComposedScorecard {
  answer: ScorecardAnswer;
  files: ComposedFile[];
  /** SHA-256 of everything that the answer was made of, with the returns that stay inside. */
  inputsHash: string;
}

const computeHash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Composes the answer of the API and its files. `mayLeave` tells whether the returns by the prices of a source may leave
 * the service.
 */
export function composeScorecard(input: ScorecardInput, mayLeave: (source: string) => boolean): ComposedScorecard {
  const { rows, events } = input;
  const file = (name: ScorecardFileName, text: string): ComposedFile => ({ name, text, sha256: computeHash(text) });
  const files = [file('rows.csv', writeRows(rows, mayLeave)), file('events.csv', writeEvents(events))];
  const inside = rows.filter((row) => row.joined !== null && (areWithheld(row) || !mayLeave(row.joined.source)));
  const sizes = { 'rows.csv': rows.length, 'events.csv': events.length };
  const described = files.map(({ name, sha256, text }) => ({
    name,
    rows: sizes[name],
    bytes: Buffer.byteLength(text),
    sha256,
    withheld: name === 'rows.csv' ? inside.length : 0,
  }));
  return {
    answer: toScorecardAnswer(computeScorecard(input), described),
    files,
    inputsHash: computeHash(writeRows(rows, () => true) + writeEvents(events)),
  };
}
