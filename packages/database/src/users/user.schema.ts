import { type Grade, grades } from '@gaemi/domain/members/grades';
import { Schema, type Types } from 'mongoose';

export interface UserRecord {
  _id: Types.ObjectId;
  /** Trimmed and in small letters. */
  email: string;
  name: string;
  mobile: string;
  passwordHash: string;
  grade: Grade;
  /** End of the grade; null for none. */
  expiredAt: Date | null;
  /** Changed by the ledger only. */
  credit: number;
  /** Total paid, in won. */
  paid: number;
  isAdmin: boolean;
  /** The password was given by others and opens nothing but its own change. */
  mustChangePassword?: boolean;
  createdAt: Date;
  /** Written to every admin when one withdraws, so that of two who withdraw at once the second finds the first gone. */
  adminsCountedAt?: Date;
  /** Counts what was written of the member elsewhere, so that such a write and a withdrawal at once exclude each other. */
  writes?: number;
}

export const userSchema = new Schema<UserRecord>(
  {
    email: { type: String, required: true },
    name: { type: String, required: true },
    mobile: { type: String, required: true },
    passwordHash: { type: String, required: true },
    grade: { type: String, enum: grades, required: true },
    expiredAt: { type: Date, default: null },
    credit: { type: Number, required: true, min: 0 },
    paid: { type: Number, required: true, min: 0 },
    isAdmin: { type: Boolean, required: true },
    mustChangePassword: { type: Boolean },
    createdAt: { type: Date, required: true },
    adminsCountedAt: { type: Date },
    writes: { type: Number },
  },
  { collection: 'users', versionKey: false },
);

// One member per address; log-in looks members up by it.
userSchema.index({ email: 1 }, { unique: true });
// Somebody who forgot the address is found by name and phone.
userSchema.index({ mobile: 1, name: 1 });
// The admins among all members.
userSchema.index({ isAdmin: 1 }, { partialFilterExpression: { isAdmin: true } });
