import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { deriveKey } from './keyed-hash.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps texts so that only a holder of the secret reads them. `place`: a sealed text opens where it was sealed only. */
export interface Sealer {
  seal(text: string, place: string): string;
  /** Undefined for what another secret has sealed, for another place, or what was changed since. */
  open(sealed: string, place: string): string | undefined;
}

/** Seals with AES-256-GCM, under a key of its own for each purpose. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = createSecretKey(deriveKey(secret, purpose));
  return {
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Seals the secrets of webhooks, each at the place of its webhook's id. */
export const createWebhookSealer = (secret: string): Sealer => createSealer(secret, 'webhooks');
