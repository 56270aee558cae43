import { Schema } from 'mongoose';

/** The collection of the log-ins. connect-mongo reads and writes it, in its own shape. */
export const SESSIONS_COLLECTION = 'sessions';

/** Only the fields that are looked up. */
export const sessionSchema = new Schema(
  { _id: String, expires: Date },
  { collection: SESSIONS_COLLECTION, versionKey: false, strict: false },
);

// All sessions of a member, and those that wait for the second step.
sessionSchema.index({ 'session.passport.user': 1 });
sessionSchema.index({ 'session.halfOpen.user': 1 }, { sparse: true });
