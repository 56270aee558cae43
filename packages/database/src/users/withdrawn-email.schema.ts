import { defineSchema } from '../define-schema.ts';

/**
 * Keyed hash of a withdrawn member's address, kept for 30 days so that the address cannot sign up again in that time.
 */
export interface WithdrawnEmailRecord {
  _id: string;
  removeAt: Date;
}

export const withdrawnEmailSchema = defineSchema<WithdrawnEmailRecord>(
  { _id: { type: String, required: true }, removeAt: { type: Date, required: true } },
  { collection: 'withdrawn_emails', versionKey: false },
);

// Hashes are removed by the database when they expire.
withdrawnEmailSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
