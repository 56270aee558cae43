import { defineSchema } from '../define-schema.ts';

/** A taken request slot: its key is blocked until it expires. */
export interface RequestSlotRecord {
  key: string;
  expire: Date;
}

export const requestSlotSchema = defineSchema<RequestSlotRecord>(
  {
    key: { type: String, required: true },
    expire: { type: Date, required: true },
  },
  { collection: 'request_turns', versionKey: false },
);

// One slot at a time, also for two concurrent workers.
requestSlotSchema.index({ key: 1 }, { unique: true });
// Slots are removed by the database when they expire.
requestSlotSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
