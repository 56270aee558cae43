import { defineSchema } from '../define-schema.ts';

/** The current token of one set of keys, and the lease of the worker that issues the next. */
export interface ProviderTokenRecord {
  /** `<provider>:<hash of the keys>` */
  _id: string;
  /** Sealed: only holders of SESSION_SECRET read it. Null before the first. */
  sealed: string | null;
  expiresAt: Date;
  /** Nobody may issue before. */
  issueAfter: Date;
  owner: string;
  leaseUntil: Date;
  removeAt: Date;
}

export const providerTokenSchema = defineSchema<ProviderTokenRecord>(
  {
    _id: { type: String, required: true },
    sealed: { type: String, default: null },
    expiresAt: { type: Date, required: true },
    issueAfter: { type: Date, required: true },
    owner: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'provider_tokens', versionKey: false },
);

providerTokenSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
