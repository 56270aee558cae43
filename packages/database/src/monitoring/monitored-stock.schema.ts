import { defineSchema } from '../define-schema.ts';

/** The monitoring of a stock for all members who subscribe to it. */
export interface MonitoredStockRecord {
  /** Stock code. */
  _id: string;
  /** The last round in which it was monitored, "yyyy-MM-ddTHH" in Seoul. */
  doneRound?: string;
  /** When that was. */
  monitoredAt?: Date;
  /** Round of the tries. */
  triedRound?: string;
  tries?: number;
  owner?: string | null;
  leaseUntil?: Date;
  /** Events that rose in a recognition up to this one were considered for alerts. */
  alertedThrough?: number;
  /** Number of times that its events were recognised; two at once exclude each other by it, so that it counts them as they are committed. */
  recognitions?: number;
}

export const monitoredStockSchema = defineSchema<MonitoredStockRecord>(
  {
    _id: { type: String, required: true },
    doneRound: { type: String },
    monitoredAt: { type: Date },
    triedRound: { type: String },
    tries: { type: Number },
    owner: { type: String },
    leaseUntil: { type: Date },
    alertedThrough: { type: Number },
    recognitions: { type: Number },
  },
  { collection: 'monitored_stocks', versionKey: false },
);
