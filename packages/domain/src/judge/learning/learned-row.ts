import type { EventLabel } from '../../news-side.ts';
import type { SubjectAnswer, TextKind } from '../judgement/judgement.ts';

/** A text as its features, with what somebody better than the offline judge said of it. No word of the text is in it. */
export interface LearnedRow {
  /** Names and values, in their order. */
  features: readonly (readonly [name: string, value: number])[];
  /** Null where the one who corrected did not say. */
  subject: SubjectAnswer | null;
  kind: TextKind | null;
  label: EventLabel | null;
  material: boolean | null;
}
