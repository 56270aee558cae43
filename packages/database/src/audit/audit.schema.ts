import { type AuditAction, auditActions } from '@gaemi/domain/members/audit-action';
import { type Grade, grades } from '@gaemi/domain/members/grades';
import { type ObjectionKind, objectionKinds } from '@gaemi/domain/objections/objection';
import { Schema, type Types } from 'mongoose';
import { appendOnly } from '../append-only.ts';
import { defineSchema } from '../define-schema.ts';

/** A member's state that an admin can change. `grade` is the stored one, whether in effect or expired. */
export interface AuditedState {
  grade: Grade;
  expiredAt: Date | null;
  credit: number;
  paid: number;
}

/** The objection that a decision of an admin is about. */
export interface AuditedObjection {
  id: Types.ObjectId;
  kind: ObjectionKind;
  stockCode: string;
  stockName: string;
}

/**
 * One change of a member by an admin, or a decision on an objection or on a version of the judge, which has no member. Rows are never changed or
 * removed, and name nobody except by id.
 */
export interface AuditRecord {
  _id: Types.ObjectId;
  adminId: Types.ObjectId;
  userId: Types.ObjectId | null;
  action: AuditAction;
  before: AuditedState | null;
  after: AuditedState | null;
  objection: AuditedObjection | null;
  requestId: string;
  createdAt: Date;
}

const stateSchema = defineSchema<AuditedState>(
  {
    grade: { type: String, enum: grades, required: true },
    expiredAt: { type: Date, default: null },
    credit: { type: Number, required: true },
    paid: { type: Number, required: true },
  },
  { _id: false },
);

export const auditedState = { type: stateSchema, required: true, immutable: true } as const;
const stateOfMember = { type: stateSchema, default: null, immutable: true } as const;

export const auditSchema = defineSchema<AuditRecord>(
  {
    adminId: { type: Schema.Types.ObjectId, required: true, immutable: true },
    userId: { type: Schema.Types.ObjectId, default: null, immutable: true },
    action: { type: String, enum: auditActions, required: true, immutable: true },
    before: stateOfMember,
    after: stateOfMember,
    objection: {
      type: defineSchema<AuditedObjection>(
        {
          id: { type: Schema.Types.ObjectId, required: true },
          kind: { type: String, enum: objectionKinds, required: true },
          stockCode: { type: String, required: true },
          stockName: { type: String, required: true },
        },
        { _id: false },
      ),
      default: null,
      immutable: true,
    },
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
