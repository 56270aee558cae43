import { type Grade, grades } from '@gaemi/domain/members/grades';
import type { LegalVersions } from '@gaemi/domain/members/legal';
import type { Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

interface Suspension {
  reason: string;
  at: Date;
}

interface Agreement {
  versions: LegalVersions;
  at: Date;
}

export interface UserRecord {
  _id: Types.ObjectId;
  /** Trimmed and in lower case. */
  email: string;
  name: string;
  mobile: string;
  passwordHash: string;
  grade: Grade;
  /** End of the grade; null for none. */
  expiredAt: Date | null;
  /** Changed by the ledger only. */
  credit: number;
  /** Time of the newest row of the credit log. */
  creditChangedAt?: Date;
  /** Total paid, in won. */
  paid: number;
  isAdmin: boolean;
  /** True when another person set the password; it then only allows its own change. */
  mustChangePassword?: boolean;
  /** Why and since when the member may not use the service. */
  suspension?: Suspension | null;
  /** Set where an admin was made a member again: no start makes this address admin anew. */
  adminRevokedAt?: Date | null;
  /** Versions of the legal texts that the member agreed to last. */
  agreed?: Agreement | null;
  /** Until when what happens is kept for streams that a log-in opens. */
  streamsUntil?: Date | null;
  createdAt: Date;
  /** Written to every admin when one withdraws, so that of two concurrent withdrawals the second sees the first. */
  adminsCountedAt?: Date;
  /**
   * Number of writes about the member in other collections. It makes such a write and a concurrent withdrawal exclude
   * each other.
   */
  writes?: number;
}

export const userSchema = defineSchema<UserRecord>(
  {
    email: { type: String, required: true },
    name: { type: String, required: true },
    mobile: { type: String, required: true },
    passwordHash: { type: String, required: true },
    grade: { type: String, enum: grades, required: true },
    expiredAt: { type: Date, default: null },
    credit: { type: Number, required: true, min: 0 },
    creditChangedAt: { type: Date },
    paid: { type: Number, required: true, min: 0 },
    isAdmin: { type: Boolean, required: true },
    mustChangePassword: { type: Boolean },
    suspension: {
      type: defineSchema<Suspension>(
        { reason: { type: String, required: true }, at: { type: Date, required: true } },
        { _id: false },
      ),
    },
    adminRevokedAt: { type: Date },
    agreed: {
      type: defineSchema<Agreement>(
        {
          versions: { terms: { type: String, required: true }, privacy: { type: String, required: true } },
          at: { type: Date, required: true },
        },
        { _id: false },
      ),
    },
    streamsUntil: { type: Date },
    createdAt: { type: Date, required: true },
    adminsCountedAt: { type: Date },
    writes: { type: Number },
  },
  { collection: 'users', versionKey: false },
);

// One member per address; also serves the log-in.
userSchema.index({ email: 1 }, { unique: true });
// For members who forgot their address: finds them by name and phone.
userSchema.index({ mobile: 1, name: 1 });
// Finds the admins among all members.
userSchema.index({ isAdmin: 1 }, { partialFilterExpression: { isAdmin: true } });
