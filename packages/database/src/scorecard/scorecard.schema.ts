import { Schema } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A computation of the scorecard. */
export interface ScorecardRecord {
  computedAt: Date;
  /** SHA-256 of the rows and events that it was made of. */
  inputsHash: string;
  /** The answer of the API, as it was computed. */
  answer: unknown;
  /** SHA-256 of each file by its name. */
  files: { name: string; sha256: string }[];
}

/** Content of a file of the last computation. */
export interface ScorecardFileRecord {
  /** SHA-256 of the text. */
  _id: string;
  /** The text, compressed by gzip. */
  content: Buffer;
}

export const scorecardSchema = defineSchema<ScorecardRecord>(
  {
    computedAt: { type: Date, required: true },
    inputsHash: { type: String, required: true },
    answer: { type: Schema.Types.Mixed, required: true },
    files: {
      type: [
        defineSchema<ScorecardRecord['files'][number]>(
          { name: { type: String, required: true }, sha256: { type: String, required: true } },
          { _id: false },
        ),
      ],
      required: true,
    },
  },
  { collection: 'scorecards', versionKey: false, minimize: false },
);

// The last computation is the one that is shown.
scorecardSchema.index({ computedAt: -1 });

export const scorecardFileSchema = defineSchema<ScorecardFileRecord>(
  { _id: { type: String, required: true }, content: { type: Buffer, required: true } },
  { collection: 'scorecard_files', versionKey: false },
);
