import { ApiError } from '../api/api-error.ts';
import { CallDropped } from '../session/renewal.ts';

/**
 * State of a press: a call that costs or deletes. It has one id until its outcome is known. `lost` counts the answers
 * that did not arrive in a row.
 */
export type PressState =
  /** The call is on its way. */
  | { phase: 'sending'; lost: number }
  /** Asks the server whether it has accepted the call. */
  | { phase: 'looking'; lost: number }
  /** Pauses before the next step. */
  | { phase: 'waiting'; lost: number; next: 'sending' | 'looking' }
  /** The outcome is unknown and nobody asks any more; the next press goes on under the same id. */
  | { phase: 'stalled'; lost: number }
  | { phase: 'accepted' }
  /** The server does not know the call, which may not be sent again. */
  | { phase: 'absent' }
  | { phase: 'refused' }
  /** The member has logged out, or another member has logged in. */
  | { phase: 'dropped' };

/** What the answer to a call says of the press. */
export type Verdict = 'accepted' | 'refused' | 'unknown' | 'dropped';

export type PressEvent =
  | { type: 'answered'; verdict: Verdict }
  /** Answer to a look: whether the server has accepted the call. */
  | { type: 'looked'; isThere: boolean }
  | { type: 'waited' };

/** How a kind of press is settled. */
export interface PressRules {
  /** The server can be asked whether it has accepted the call. */
  canLook: boolean;
  /** Sends the call when a look does not find it. False after a reload, so that nothing is charged unasked. */
  sendsWhenAbsent: boolean;
}

/** Answers in a row that may be lost before the press stalls. */
const MOST_LOST = 6;

/** The state after an event. An event that does not fit the phase changes nothing. */
export function nextPressState(state: PressState, event: PressEvent, rules: PressRules): PressState {
  if (event.type === 'waited') return state.phase === 'waiting' ? { phase: state.next, lost: state.lost } : state;
  if (state.phase !== 'sending' && state.phase !== 'looking') return state;
  if (event.type === 'answered') return afterAnswer(state, event.verdict, rules);
  if (state.phase !== 'looking') return state;
  if (event.isThere) return { phase: 'accepted' };
  return rules.sendsWhenAbsent ? { phase: 'sending', lost: state.lost } : { phase: 'absent' };
}

function afterAnswer(state: { lost: number }, verdict: Verdict, { canLook }: PressRules): PressState {
  if (verdict !== 'unknown') return { phase: verdict };
  const lost = state.lost + 1;
  if (lost >= MOST_LOST) return { phase: 'stalled', lost };
  return { phase: 'waiting', lost, next: canLook ? 'looking' : 'sending' };
}

/**
 * What an error says of a press. A refusal is definite; without an answer, or with a failure of the server, the call
 * may have been carried out. After a lost answer, a limit, a proxy's own answer or an ended session says nothing about the earlier call.
 */
export function reachVerdict(error: unknown, lost: number): Verdict {
  if (error instanceof CallDropped) return 'dropped';
  if (!(error instanceof ApiError) || error.code === 'SERVICE_BUDGET_SPENT') return 'refused';
  if (error.isPassing || error.status === 408) return 'unknown';
  return lost > 0 && (error.code === 'UNKNOWN' || error.code === 'TOO_MANY_REQUESTS') ? 'unknown' : 'refused';
}

/** What a failed look says of a press: nothing, unless the session has ended. */
export function judgeLook(error: unknown): Verdict {
  if (error instanceof CallDropped) return 'dropped';
  return error instanceof ApiError && !error.endsSession ? 'unknown' : 'refused';
}

/** Whether the screen says that it is looking: it asks the server, or an answer was lost and the outcome is still open. */
export function isDoubtful(state: PressState | undefined): boolean {
  if (state === undefined || !('lost' in state) || state.phase === 'stalled') return false;
  return state.phase === 'looking' || state.lost > 0;
}

/** Milliseconds before the next step after so many lost answers. */
export function pauseAfter(lost: number): number {
  return Math.min(250 * 2 ** (lost - 1), 4_000);
}
