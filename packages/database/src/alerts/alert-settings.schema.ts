import type { AlertSettings, QuietHours, StockAlert } from '@gaemi/domain/alerts/alert-settings';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** What a member wants to be notified of. Members who never chose have none. */
export interface AlertSettingsRecord extends AlertSettings {
  /** The member. */
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** When the mail server refused the member's address, which ended all mails; null for never. */
  mailRefusedAt: Date | null;
  /** Days in Seoul on which the mail server refused the address without a reason, since the last mail that it took. */
  mailDoubtedOn?: string[];
  /** When the member last sent a test; null for never. */
  testedAt: Date | null;
  /** Day in Seoul of the last briefing, also one that had nothing to tell; null for none. */
  briefedOn: string | null;
  /** When the briefing was switched on: what happened before is not told. */
  briefedFrom: Date | null;
  /** Number of notifications; two at once exclude each other by it. */
  notificationCount?: number;
}

const stock = defineSchema<StockAlert>(
  {
    code: { type: String, required: true },
    on: { type: Boolean, required: true },
    min: { type: Number, required: true },
    onFrom: { type: Date },
  },
  { _id: false },
);
const quiet = defineSchema<QuietHours>(
  {
    on: { type: Boolean, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
  },
  { _id: false },
);

export const alertSettingsSchema = defineSchema<AlertSettingsRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    briefing: { type: Boolean, required: true },
    instant: { type: Boolean, required: true },
    quiet: { type: quiet, required: true },
    mail: { type: Boolean, required: true },
    pausedUntil: { type: Date, default: null },
    stocks: { type: [stock], required: true },
    mailRefusedAt: { type: Date, default: null },
    mailDoubtedOn: { type: [String], default: undefined },
    testedAt: { type: Date, default: null },
    briefedOn: { type: String, default: null },
    briefedFrom: { type: Date, default: null },
    notificationCount: { type: Number },
  },
  { collection: 'alert_settings', versionKey: false },
);

// For withdrawals.
alertSettingsSchema.index({ userId: 1 });
// Finds the subscribers of a stock.
alertSettingsSchema.index({ 'stocks.code': 1 });
// Finds who has a briefing to come.
alertSettingsSchema.index({ briefing: 1, briefedOn: 1 });
