import { useState } from 'react';

const KEY = 'home-visits';
/** A visit within this time belongs to the one before. */
const SAME_VISIT_MS = 30 * 60_000;

interface Visits {
  /** The visit before this one; null at the first. */
  last: string | null;
  /** When this one was seen last. */
  now: string;
}

/** Returns when the member saw the home screen before this visit, on this device; null at the first time. */
export function useLastVisit(): string | null {
  const [last] = useState(noteVisit);
  return last;
}

function noteVisit(): string | null {
  const now = new Date();
  const known = readVisits();
  const isSame = known !== null && now.getTime() - Date.parse(known.now) < SAME_VISIT_MS;
  const last = known === null ? null : isSame ? known.last : known.now;
  try {
    localStorage.setItem(KEY, JSON.stringify({ last, now: now.toISOString() } satisfies Visits));
  } catch {
    // Without storage every visit is the first.
  }
  return last;
}

function readVisits(): Visits | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Visits | null;
    return found === null || Number.isNaN(Date.parse(found.now)) ? null : found;
  } catch {
    return null;
  }
}
