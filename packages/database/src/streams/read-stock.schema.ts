import { defineSchema } from '../define-schema.ts';

/** A company about which the reader has archived articles, until they are judged. */
export interface ReadStockRecord {
  /** Stock code. */
  _id: string;
  /** Moment of the last article. Judging that began before it is repeated. */
  archivedAt: Date;
  /** Day in Seoul of the earliest of these articles; absent where nothing names it. */
  fromDay?: string;
}

export const readStockSchema = defineSchema<ReadStockRecord>(
  { _id: { type: String, required: true }, archivedAt: { type: Date, required: true }, fromDay: String },
  { collection: 'read_stocks', versionKey: false },
);

readStockSchema.index({ archivedAt: 1 });
