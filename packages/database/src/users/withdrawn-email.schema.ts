import { Schema } from 'mongoose';

/** Keyed hash of a withdrawn member's address, kept for 30 days so that it cannot sign up again meanwhile. */
export interface WithdrawnEmailRecord {
  _id: string;
  removeAt: Date;
}

export const withdrawnEmailSchema = new Schema<WithdrawnEmailRecord>(
  { _id: { type: String, required: true }, removeAt: { type: Date, required: true } },
  { collection: 'withdrawn_emails', versionKey: false },
);

// The hash goes by itself when its time is over.
withdrawnEmailSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
