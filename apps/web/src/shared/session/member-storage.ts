import { PROLONG_AFTER_MS, sessionLife } from '@gaemi/contracts/session-life';
import type { UserInfo } from '@gaemi/contracts/users';
import { browserStorage } from '../browser-storage.ts';

/** Local-storage keys of the signed-in member. */
const keys = { name: 'username', credit: 'credit', admin: 'isAdmin' } as const;

/** When the server last named the member, in milliseconds. It outlives an ended session, to tell why it ended. */
const USED_KEY = 'sessionUsedAt';

/** Whether this tab has heard of a log-out since the server last named a member to it. An answer from before it may be stored after it. */
let hasHeardOfLeave = false;

export function rememberMember(member: UserInfo): void {
  hasHeardOfLeave = false;
  browserStorage.setItem(USED_KEY, String(Date.now()));
  browserStorage.setItem(keys.name, member.user_name);
  browserStorage.setItem(keys.credit, String(member.credit));
  browserStorage.setItem(keys.admin, String(member.is_admin));
}

export function forgetMember(): void {
  for (const key of Object.values(keys)) browserStorage.removeItem(key);
}

/** Forgets what tells why a session ended: the member has logged out. */
export function forgetSessionUse(): void {
  browserStorage.removeItem(USED_KEY);
}

/** Whether no tab of this browser has logged out since the server last named a member; its session may be over. */
export function hasSessionUse(): boolean {
  return !hasHeardOfLeave && browserStorage.getItem(USED_KEY) !== null;
}

/** Whether nobody used the session so long that this ended it. An end for any other reason looks the same to the server's callers. */
export function hasIdledOut(): boolean {
  const usedAt = Number(browserStorage.getItem(USED_KEY) ?? Number.NaN);
  return Date.now() - usedAt >= sessionLife.idleMs - PROLONG_AFTER_MS;
}

/**
 * Calls back when another tab of this browser has signed in or out or knows another credit, and when the back button brings back a
 * page that the browser kept, which has heard of nothing meanwhile. Gives the end of listening.
 */
export function onRememberedElsewhere(listener: () => void): () => void {
  const ours: readonly (string | null)[] = [null, ...Object.values(keys)];
  const heard = ({ key }: StorageEvent) => {
    if (ours.includes(key)) listener();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', heard);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', heard);
    window.removeEventListener('pageshow', shown);
  };
}

/** Calls back when the member has left in another tab, by a log-out or a withdrawal. Gives the end of listening. */
export function onLeftElsewhere(listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key !== null && (key !== USED_KEY || newValue !== null)) return;
    hasHeardOfLeave = true;
    listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Whether a member was signed in when the app was last used here; the server has the last word. */
export function hasRememberedMember(): boolean {
  return browserStorage.getItem(keys.name) !== null;
}
