import { Schema } from 'mongoose';

/** A source that a worker found away. There is none of a source that is well. */
export interface OpenCircuitRecord {
  /** Kind of data and provider: "news:naver". */
  _id: string;
  /** Nobody asks the source before. */
  openUntil: Date;
}

export const openCircuitSchema = new Schema<OpenCircuitRecord>(
  { _id: { type: String, required: true }, openUntil: { type: Date, required: true } },
  { collection: 'open_circuits', versionKey: false },
);

// What nobody has asked for a day is forgotten.
openCircuitSchema.index({ openUntil: 1 }, { expireAfterSeconds: 86_400 });
