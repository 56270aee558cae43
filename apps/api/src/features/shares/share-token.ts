import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, base64url. */
export const createShareToken = (): string => randomBytes(16).toString('base64url');

/** The form in which a token is stored. A plain hash hides it: 128 random bits cannot be found by trying. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a text has the form of a token; no other one is looked up. */
export const isShareToken = (text: string): boolean => /^[\w-]{22}$/.test(text);
