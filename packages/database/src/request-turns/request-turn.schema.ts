import { Schema } from 'mongoose';

/** A taken request slot, in the format of rate-limiter-flexible: its key is blocked until it expires. */
interface RequestTurnRecord {
  key: string;
  points: number;
  expire: Date;
}

export const requestTurnSchema = new Schema<RequestTurnRecord>(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date, required: true },
  },
  { collection: 'request_turns', versionKey: false },
);

// One slot at a time, also for two concurrent workers.
requestTurnSchema.index({ key: 1 }, { unique: true });
// Slots are removed by the database when they expire.
requestTurnSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
