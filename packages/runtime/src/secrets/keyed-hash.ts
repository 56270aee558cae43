import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

export type KeyedHash = (text: string) => string;

/** A key of its own for each purpose, derived from the one secret of the installation. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'gaemi', purpose, 32));
}

/** HMAC-SHA256 of a text, base64url. Nobody without the secret can find the text by trying. */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  // Prepared once: Node takes longer to prepare bytes as a key than to compute the hash.
  const key = createSecretKey(deriveKey(secret, purpose));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares two hashes in constant time. */
export function equalHashes(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
