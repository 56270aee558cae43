import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits in hex behind a prefix that scanners for leaked secrets recognise. */
export const createApiKey = (): string => `gaemi_${randomBytes(24).toString('hex')}`;

/** The form in which a key is stored. A plain hash hides it: 192 random bits cannot be found by trying. */
export const hashOfApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Returns whether a text has the form of a key; no other one is looked up. */
export const isApiKey = (text: string): boolean => /^gaemi_[0-9a-f]{48}$/.test(text);
