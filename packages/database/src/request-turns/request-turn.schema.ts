import { Schema } from 'mongoose';

/** A turn that was taken, in the form of rate-limiter-flexible: nobody takes another one under its key before it expires. */
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

// One turn at a time, also where two workers ask at once.
requestTurnSchema.index({ key: 1 }, { unique: true });
// Turns go by themselves.
requestTurnSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
