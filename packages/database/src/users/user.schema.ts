import { type Grade, grade } from '@gaemi/contracts/grades';
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
  createdAt: Date;
}

export const userSchema = new Schema<UserRecord>(
  {
    email: { type: String, required: true },
    name: { type: String, required: true },
    mobile: { type: String, required: true },
    passwordHash: { type: String, required: true },
    grade: { type: String, enum: grade.options, required: true },
    expiredAt: { type: Date, default: null },
    credit: { type: Number, required: true, min: 0 },
    paid: { type: Number, required: true, min: 0 },
    isAdmin: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'users', versionKey: false },
);

// One member per address; log-in looks members up by it.
userSchema.index({ email: 1 }, { unique: true });
