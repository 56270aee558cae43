import { useState } from 'react';
import { browserStorage } from './browser-storage.ts';
import { serverNow } from './server-clock.ts';
import { useMember } from './session/member.ts';

/** A visit within this time belongs to the one before. */
const SAME_VISIT_MS = 30 * 60_000;

interface Visits {
  /** The visit before this one; null at the first. */
  last: string | null;
  /** When this one was seen last. */
  now: string;
}

/** Returns when the member saw a place (the home screen, a stock) before this visit, on this device; null at the first time. */
export function useLastVisit(place: string): string | null {
  const { data: member } = useMember();
  const [last] = useState(() => noteVisit(`${place}-visits-${shorten(member?.user_email ?? '')}`));
  return last;
}

/** Tells members who share a browser apart, without an address that stays in it (FNV-1a). */
function shorten(email: string): string {
  const hash = [...email].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (hash >>> 0).toString(36);
}

function noteVisit(key: string): string | null {
  // News is dated by the server: a clock that goes ahead would take it for seen.
  const now = serverNow();
  const known = readVisits(key);
  const isSame = known !== null && now.getTime() - Date.parse(known.now) < SAME_VISIT_MS;
  const last = known === null ? null : isSame ? known.last : known.now;
  browserStorage.setItem(key, JSON.stringify({ last, now: now.toISOString() } satisfies Visits));
  return last;
}

function readVisits(key: string): Visits | null {
  try {
    const found = JSON.parse(browserStorage.getItem(key) ?? 'null') as Visits | null;
    return found === null || Number.isNaN(Date.parse(found.now)) ? null : found;
  } catch {
    return null;
  }
}
