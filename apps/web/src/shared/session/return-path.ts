import type { QueryClient } from '@tanstack/react-query';
import { parkPresses } from '../press/press-storage.ts';
import { signOut } from './member.ts';
import { forgetSessionUse } from './member-storage.ts';
import { settleSession } from './renewal.ts';

const PARAMETER = 'next';
/** Before the log-in themselves: nobody returns to them. */
const beforeLogIn = new Set(['/', '/login', '/signup', '/find-email', '/find-password']);

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The address of the log-in that leads back to a place. */
export function logInPath({ pathname, search, hash }: Place): string {
  return `/login?${new URLSearchParams({ [PARAMETER]: `${pathname}${search}${hash}` })}`;
}

/**
 * The screen that the log-in's address asks to return to, null where it names none of ours. Whatever a browser would read as
 * another site is refused, so that no link to us leads a member away: an address with a host (`//host`, `/\host`), a scheme,
 * or a character that browsers drop.
 */
export function returnPath(search: string): string | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked)) return null;
  const url = new URL(asked, location.origin);
  // What `..` resolves to counts, too.
  if (url.origin !== location.origin || /^\/[/\\]/.test(url.pathname)) return null;
  return beforeLogIn.has(url.pathname.toLowerCase().replace(/(?<=.)\/+$/, ''))
    ? null
    : `${url.pathname}${url.search}${url.hash}`;
}

const LEFT = ['left-on-purpose'];

/** Signs out a member who wants to go: whoever logs in next starts at the beginning. Forgotten with that log-in. */
export function leave(client: QueryClient): void {
  parkPresses(null);
  signOut(client);
  forgetSessionUse();
  // A look that came between the end of the session and its answer has opened the sheet.
  settleSession('dropped');
  client.setQueryData(LEFT, true);
}

export function hasLeftOnPurpose(client: QueryClient): boolean {
  return client.getQueryData(LEFT) === true;
}
