import type { RouteName } from '@gaemi/contracts/routes';
import { ApiError } from '../api/api-error.ts';
import { forgetMember } from './member-storage.ts';

/** A session that ended under the screen of a member. The screen stays, and its refused calls wait for one log-in. */
export interface EndedSession {
  /** Whose screen it is. */
  email: string;
}

/** Refusal of a call that waited for a log-in in vain: the member left, or another one logged in. Nobody is told of it. */
export class CallDropped extends ApiError {
  constructor() {
    super({ status: 401, code: 'NOT_LOGGED_IN', detail: '로그인이 필요합니다.' });
  }
}

interface Waiting {
  resolve: () => void;
  reject: (reason: unknown) => void;
}

type OwnerOf = (call: RouteName, ended: EndedSession | null) => string | null;

let findOwner: OwnerOf = () => null;
let ended: EndedSession | null = null;
let waiting: Waiting[] = [];
/** How each session ended so far that ended under a screen; another member at it has dropped the one before. */
let outcomes: ('renewed' | 'dropped')[] = [];
const listeners = new Set<() => void>();

/** Sets what decides whether a refused call waits under its screen: the e-mail of the screen's member, null where it does not. */
export function keepScreens(decide: OwnerOf): void {
  findOwner = decide;
  outcomes = [];
  waiting = [];
  change(null);
}

/** Number of ended sessions so far that a log-in or a leave has settled. */
export function settledSessions(): number {
  return outcomes.length;
}

/** Drops what was sent for the member before. */
export function noteMemberChange(): void {
  outcomes.push('dropped');
}

/** Throws `CallDropped` where the member has left since a call was sent. `sentAfter` is `settledSessions()` of then. */
export function requireSameMember(sentAfter: number): void {
  if (outcomes.includes('dropped', sentAfter)) throw new CallDropped();
}

/**
 * Waits for the log-in after the server refused a call, and opens the sheet for it. False at once where no screen stays.
 * Throws `CallDropped` where the wait was in vain. `sentAfter` is `settledSessions()` from when the call was sent.
 */
export async function waitForLogIn(call: RouteName, sentAfter: number, signal?: AbortSignal): Promise<boolean> {
  requireSameMember(sentAfter);
  // Refused for the session before: a log-in has come meanwhile.
  if (outcomes.length > sentAfter) return true;
  const email = findOwner(call, ended);
  if (email === null) return false;
  if (ended === null) {
    forgetMember();
    change({ email });
  }
  await new Promise<void>((resolve, reject) => {
    waiting.push({ resolve, reject });
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return true;
}

/** Settles the ended session, if there is one: `renewed` repeats the waiting calls, `dropped` refuses them. */
export function settleSession(outcome: 'renewed' | 'dropped'): void {
  if (ended === null) return;
  outcomes.push(outcome);
  const settled = waiting;
  waiting = [];
  change(null);
  for (const { resolve, reject } of settled) {
    if (outcome === 'renewed') resolve();
    else reject(new CallDropped());
  }
}

export function endedSession(): EndedSession | null {
  return ended;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: EndedSession | null): void {
  ended = next;
  for (const listener of listeners) listener();
}
