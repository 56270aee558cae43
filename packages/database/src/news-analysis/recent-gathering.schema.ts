import { defineSchema } from '../define-schema.ts';

/** The last gathering of a source on a company, shared by all analyses for some minutes, and the lease of the next. */
export interface RecentGatheringRecord {
  /** Archive key as `<source>:<stock code>`. */
  _id: string;
  /** Absent until the first gathering has ended. */
  gatheredAt?: Date;
  /** Start of the wanted articles, and moment from which they are complete. */
  from?: Date;
  completeFrom?: Date;
  undated?: number;
  queries?: string[];
  failed?: string[];
  answeredFrom?: Date;
  /** Ids of the articles in the archive. */
  articleIds?: string[];
  owner: string | null;
  leaseUntil: Date;
  removeAt: Date;
}

export const recentGatheringSchema = defineSchema<RecentGatheringRecord>(
  {
    _id: { type: String, required: true },
    gatheredAt: { type: Date },
    from: { type: Date },
    completeFrom: { type: Date },
    undated: { type: Number },
    queries: { type: [String], default: undefined },
    failed: { type: [String], default: undefined },
    answeredFrom: { type: Date },
    articleIds: { type: [String], default: undefined },
    owner: { type: String, default: null },
    leaseUntil: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'recent_gatherings', versionKey: false },
);

recentGatheringSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
