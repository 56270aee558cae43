import { defineSchema } from '../define-schema.ts';

/** A company about which the reader has archived articles, until they are judged. */
export interface ReadStockRecord {
  /** Stock code. */
  _id: string;
  /** Moment of the last article. Judging that began before it is repeated. */
  archivedAt: Date;
}

export const readStockSchema = defineSchema<ReadStockRecord>(
  { _id: { type: String, required: true }, archivedAt: { type: Date, required: true } },
  { collection: 'read_stocks', versionKey: false },
);

readStockSchema.index({ archivedAt: 1 });
