import { messages } from '@gaemi/contracts/messages';
import { useSyncExternalStore } from 'react';
import { ApiError, OFFLINE } from '../api/api-error.ts';
import { CallDropped } from '../session/renewal.ts';
import {
  judgeLook,
  nextPressState,
  type PressEvent,
  type PressRules,
  type PressState,
  pauseAfter,
  reachVerdict,
  type Verdict,
} from './press-state.ts';

export interface Press<Answer> {
  /** Names the press where its state is shown. */
  id: string;
  /** Sends the call; every repeat bears the same id. */
  send: (isRepeat: boolean) => Promise<Answer>;
  /** Asks the server whether it has accepted the call. */
  look?: () => Promise<boolean>;
  /** An earlier send may have been accepted: looks before it sends. */
  looksFirst?: boolean;
  /** Sends the call when a look does not find it. Default: true. */
  sendsWhenAbsent?: boolean;
  /** Whether a refusal says that an earlier send was carried out. `lost`: answers lost so far. */
  isDone?: (error: ApiError, lost: number) => boolean;
  /** Whether a repeat is still carried out once; a press that may not be repeated stalls. Default: always. */
  mayRepeat?: () => boolean;
  /** Becomes false when the member logs out or another one logs in: nothing is sent in another member's name. */
  isOpen: () => boolean;
  /** Whether another tab has found out the outcome. Default: never. */
  isClosed?: () => boolean;
}

/** The outcome of a press that could not be found out. The next press goes on under the same id. */
export class OutcomeUnknown extends ApiError {
  constructor(cause: unknown) {
    super({ status: 0, code: 'NO_ANSWER', detail: messages.pressUnknown }, { cause });
  }
}

/** The outcome of a press that another tab has found out, and this one cannot look up. */
export class SettledElsewhere extends ApiError {
  constructor() {
    super({ status: 0, code: 'NO_ANSWER', detail: messages.pressSettledElsewhere });
  }
}

/** Whether an error leaves the press open: its outcome is unknown, or the session has ended meanwhile. */
export function leavesOpen(error: unknown): boolean {
  return error instanceof OutcomeUnknown || (error instanceof ApiError && error.endsSession);
}

/** How a press ended that was not refused. `answer` is null where only a look found it. */
export type Settled<Answer> = { isAccepted: true; answer: Answer | null } | { isAccepted: false };

const states = new Map<string, PressState>();
const listeners = new Set<() => void>();

/**
 * Sends a call and repeats it under its id until its outcome is known. Throws the refusal, `CallDropped` when the member
 * has left, `SettledElsewhere` when another tab knows its outcome, and `OutcomeUnknown` when too many answers were lost. Not accepted: the server does not know the call, which
 * may not be sent again.
 */
export async function settlePress<Answer>(press: Press<Answer>): Promise<Settled<Answer>> {
  const rules: PressRules = { canLook: press.look !== undefined, sendsWhenAbsent: press.sendsWhenAbsent ?? true };
  let state: PressState = press.looksFirst ? { phase: 'looking', lost: 0 } : { phase: 'sending', lost: 0 };
  let answer: Answer | null = null;
  let failure: unknown;
  try {
    for (;;) {
      show(press.id, state);
      if (state.phase === 'accepted') return { isAccepted: true, answer };
      if (state.phase === 'absent') return { isAccepted: false };
      if (state.phase === 'refused') throw failure;
      if (state.phase === 'stalled') throw new OutcomeUnknown(failure);
      if (state.phase === 'dropped') throw new CallDropped();
      if (!press.isOpen()) return await settledElsewhere(press);
      if (state.phase === 'sending' && state.lost > 0 && press.mayRepeat?.() === false) {
        state = { phase: 'stalled', lost: state.lost };
        continue;
      }
      const done = await step(press, state);
      if (done.answer !== undefined) answer = done.answer;
      failure = done.failure;
      state = nextPressState(state, done.event, rules);
    }
  } finally {
    // A stalled press stays shown; every other outcome is known.
    if (state.phase !== 'stalled') show(press.id, undefined);
  }
}

/** Looks once at a press that nobody settles here any more. */
async function settledElsewhere<Answer>({ isClosed, look }: Press<Answer>): Promise<Settled<Answer>> {
  if (isClosed?.() !== true) throw new CallDropped();
  if (await look?.().catch(() => false)) return { isAccepted: true, answer: null };
  throw new SettledElsewhere();
}

interface Step<Answer> {
  event: PressEvent;
  answer?: Answer;
  failure?: unknown;
}

async function step<Answer>(press: Press<Answer>, state: PressState): Promise<Step<Answer>> {
  if (state.phase === 'waiting') {
    await pause(pauseAfter(state.lost));
    return { event: { type: 'waited' } };
  }
  const lost = 'lost' in state ? state.lost : 0;
  if (state.phase === 'looking' && press.look !== undefined) return look(press.look);
  // Without a network nothing leaves: that is no lost answer.
  if (lost === 0 && !navigator.onLine) {
    return { event: answered('refused'), failure: new ApiError({ status: 0, code: 'NO_ANSWER', detail: OFFLINE }) };
  }
  try {
    return { event: answered('accepted'), answer: await press.send(lost > 0) };
  } catch (failure) {
    const isDone = failure instanceof ApiError && press.isDone?.(failure, lost) === true;
    return { event: answered(isDone ? 'accepted' : reachVerdict(failure, lost)), failure };
  }
}

async function look<Answer>(isThere: () => Promise<boolean>): Promise<Step<Answer>> {
  try {
    return { event: { type: 'looked', isThere: await isThere() } };
  } catch (failure) {
    return { event: answered(judgeLook(failure)), failure };
  }
}

const answered = (verdict: Verdict): PressEvent => ({ type: 'answered', verdict });

/** Waits; a network that comes back ends the wait. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}

function show(id: string, state: PressState | undefined): void {
  if (state === undefined) states.delete(id);
  else states.set(id, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** State of the press with this id while it is being settled. */
export function usePressState(id: string): PressState | undefined {
  return useSyncExternalStore(subscribe, () => states.get(id));
}
