import { type LegalKind, legalKinds } from '@gaemi/domain/members/legal';
import type { Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** A version of a legal text as members could read it: what they agreed to, and what a later version is compared with. */
export interface LegalTextRecord {
  _id: Types.ObjectId;
  kind: LegalKind;
  version: string;
  effective: string;
  markdown: string;
  shownSince: Date;
}

export const legalTextSchema = defineSchema<LegalTextRecord>(
  {
    kind: { type: String, enum: legalKinds, required: true },
    version: { type: String, required: true },
    effective: { type: String, required: true },
    markdown: { type: String, required: true },
    shownSince: { type: Date, required: true },
  },
  { collection: 'legal_texts', versionKey: false },
);

// One text per version, whichever process stores it first.
legalTextSchema.index({ kind: 1, version: 1 }, { unique: true });
