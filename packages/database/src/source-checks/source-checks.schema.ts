import type { SourceCheck } from '@gaemi/domain/source-check';
import { defineSchema } from '../define-schema.ts';

/** The last check of all sources, and the last request for another one. There is one document. */
export interface SourceChecksRecord {
  _id: 'sources';
  requestedAt: Date | null;
  checkedAt: Date | null;
  items: SourceCheck[];
}

const itemSchema = defineSchema<SourceCheck>(
  {
    source: { type: String, required: true },
    configured: { type: Boolean, required: true },
    ok: { type: Boolean, default: null },
    detail: { type: String, default: null },
    reachBack: { type: Date, default: null },
    callsLeft: { type: Number, default: null },
    rights: { type: String, default: null },
    cost: { type: String, default: null },
  },
  { _id: false },
);

export const sourceChecksSchema = defineSchema<SourceChecksRecord>(
  {
    _id: { type: String, required: true },
    requestedAt: { type: Date, default: null },
    checkedAt: { type: Date, default: null },
    items: { type: [itemSchema], default: [] },
  },
  { collection: 'source_checks', versionKey: false },
);
