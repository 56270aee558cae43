import { createHash, createHmac, randomBytes } from 'node:crypto';

export const createSalt = (): string => randomBytes(32).toString('base64url');

/**
 * 192 random bits in hex behind a prefix that scanners for leaked secrets recognise. The same for every repeat of a press; the store has
 * the salt and not the id of the press, so it does not know the key.
 */
export const apiKeyOf = (salt: string, pressId: string): string =>
  `gaemi_${createHmac('sha256', salt).update(pressId).digest('hex').slice(0, 48)}`;

/** The form in which the id of a press is stored: whoever reads it there cannot repeat the press. */
export const hashOfPress = (pressId: string): string => createHash('sha256').update(pressId).digest('base64url');

/** The form in which a key is stored. A plain hash hides it: 192 random bits cannot be found by trying. */
export const hashOfApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Returns whether a text has the form of a key; no other one is looked up. */
export const isApiKey = (text: string): boolean => /^gaemi_[0-9a-f]{48}$/.test(text);
