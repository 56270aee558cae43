import { type AuditAction, auditActions } from '@gaemi/domain/members/audit-action';
import { type Grade, grades } from '@gaemi/domain/members/grades';
import { Schema, type Types } from 'mongoose';
import { appendOnly } from '../append-only.ts';

/** A member's state that an admin can change. `grade` is the stored one, whether in effect or expired. */
export interface AuditedState {
  grade: Grade;
  expiredAt: Date | null;
  credit: number;
  paid: number;
}

/** One change of a member by an admin. Rows are never changed or removed, and name nobody except by id. */
export interface AuditRecord {
  _id: Types.ObjectId;
  adminId: Types.ObjectId;
  userId: Types.ObjectId;
  action: AuditAction;
  before: AuditedState;
  after: AuditedState;
  requestId: string;
  createdAt: Date;
}

export const auditedState = {
  type: new Schema<AuditedState>(
    {
      grade: { type: String, enum: grades, required: true },
      expiredAt: { type: Date, default: null },
      credit: { type: Number, required: true },
      paid: { type: Number, required: true },
    },
    { _id: false },
  ),
  required: true,
  immutable: true,
} as const;

export const auditSchema = new Schema<AuditRecord>(
  {
    adminId: { type: Schema.Types.ObjectId, required: true, immutable: true },
    userId: { type: Schema.Types.ObjectId, required: true, immutable: true },
    action: { type: String, enum: auditActions, required: true, immutable: true },
    before: auditedState,
    after: auditedState,
    requestId: { type: String, required: true, immutable: true },
    createdAt: { type: Date, required: true, immutable: true },
  },
  { collection: 'audit', versionKey: false },
);

appendOnly(auditSchema);

// The whole audit log, newest first.
auditSchema.index({ createdAt: -1, _id: -1 });
// Changes of one member, newest first.
auditSchema.index({ userId: 1, createdAt: -1, _id: -1 });
