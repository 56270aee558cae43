import { defineSchema } from '../define-schema.ts';

/** Open circuit of a source that a worker found unavailable. A healthy source has none. */
export interface OpenCircuitRecord {
  /** Kind of data and provider: "news:naver". */
  _id: string;
  /** No calls to the source before this time. */
  openUntil: Date;
}

export const openCircuitSchema = defineSchema<OpenCircuitRecord>(
  { _id: { type: String, required: true }, openUntil: { type: Date, required: true } },
  { collection: 'open_circuits', versionKey: false },
);

// Removed when no worker has asked for a day.
openCircuitSchema.index({ openUntil: 1 }, { expireAfterSeconds: 86_400 });
