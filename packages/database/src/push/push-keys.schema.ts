import { defineSchema } from '../define-schema.ts';

/** Key pair by which push services recognise this service (VAPID). There is one document. */
export interface PushKeysRecord {
  _id: 'vapid';
  /** P-256 point of 65 bytes, base64url. */
  publicKey: string;
  /** 32 bytes, base64url. */
  privateKey: string;
  createdAt: Date;
}

export const pushKeysSchema = defineSchema<PushKeysRecord>(
  {
    _id: { type: String, required: true },
    publicKey: { type: String, required: true },
    privateKey: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'push_keys', versionKey: false },
);
