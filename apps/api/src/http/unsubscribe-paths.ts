import type { Request } from 'express';

/** `/u/{token}`: ends the mails to the member with this token. */
const UNSUBSCRIBE_PATH = /^\/u\/([^/]+)\/?$/;

/** Returns true for the page that ends mails. */
export const isUnsubscribePath = ({ path }: Request): boolean => UNSUBSCRIBE_PATH.test(path);

/** Returns the token in the path of that page; null for any other path. */
export const readUnsubscribePath = (path: string): string | null => UNSUBSCRIBE_PATH.exec(path)?.[1] ?? null;
