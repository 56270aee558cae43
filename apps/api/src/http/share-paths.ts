import type { Request } from 'express';

/** `/r/{token}`: the page of a shared result; with `/card.png` its picture. */
const SHARE_PATH = /^\/r\/([^/]+)(\/card\.png|\/?)$/;

/** Returns true for the page of a shared result and its picture. */
export const isSharePath = ({ path }: Request): boolean => SHARE_PATH.test(path);

/** Returns the token in the path of a page or picture, and which of them it is; null for any other path. */
export function readSharePath(path: string): { token: string; isCard: boolean } | null {
  const [, token, rest] = SHARE_PATH.exec(path) ?? [];
  return token === undefined ? null : { token, isCard: rest === '/card.png' };
}

/** Also more than one in a row, and encoded: such a path shows no result, but its line in the log would hold the token. */
const SLASHES = '(?:/|\\\\|%2f|%5c)+';
const LINK = new RegExp(`^(${SLASHES}(?:r|u|api${SLASHES}v1${SLASHES}share[ds])${SLASHES})(?:(?!${SLASHES}).)+`, 'is');

/** Replaces the token of a link in a path: whoever has it reads a shared result, or ends the mails to a member. */
export const maskLinkToken = (path: string): string => path.replace(LINK, '$1***');
