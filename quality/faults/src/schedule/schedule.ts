import type { Fault, Service } from '../faults/fault.ts';

/** Which of the members does something. */
export type MemberIndex = number;

/** A news analysis that a member asks for. Times in real milliseconds from the start of the schedule. */
export interface NewsVisit {
  kind: 'news';
  member: MemberIndex;
  requestId: string;
  company: number;
  /** Posts in their order; all after the first are repeats. Only one: the browser was closed in between. */
  posts: readonly ('good' | 'bad')[];
  startAt: number;
  /** Pause between the posts; 0 sends all at once. */
  gap: number;
  /** Never asks again when an answer is lost. */
  givesUp: boolean;
}

/** An accumulation analysis that a member asks for. */
export interface MjbVisit {
  kind: 'mjb';
  member: MemberIndex;
  requestId: string;
  company: number;
  /** Posts of the same request. */
  repeats: number;
  /** Trading days looked at. */
  days: number;
  startAt: number;
  givesUp: boolean;
}

/** The admin gives a member credits, asking again under the same key while the answer is lost. */
export interface GrantVisit {
  kind: 'grant';
  member: MemberIndex;
  key: string;
  credit: number;
  startAt: number;
}

/** A new member signs up with a mailed code. */
export interface SignUpVisit {
  kind: 'sign-up';
  name: string;
  startAt: number;
}

/** A member of this schedule alone asks for an analysis of each kind and withdraws while they run. */
export interface LeaverVisit {
  kind: 'leaver';
  name: string;
  company: number;
  startAt: number;
  /** From the start until the withdrawal is asked for. */
  leavesAfter: number;
}

export type Visit = NewsVisit | MjbVisit | GrantVisit | SignUpVisit | LeaverVisit;

/** What goes wrong by the clock instead of at a point. Times in real milliseconds. */
export type Trouble =
  | { kind: 'away'; service: Service; at: number; for: number }
  | { kind: 'kill'; process: string; at: number }
  /** SIGTERM. */
  | { kind: 'stop'; process: string; at: number }
  /** The queue forgets all that is in it. */
  | { kind: 'forget'; at: number }
  | { kind: 'skew'; process: string; at: number; seconds: number }
  /** So many seconds of product time pass at once. */
  | { kind: 'jump'; at: number; seconds: number }
  | { kind: 'poison'; at: number; queue: string; body: string }
  /** A job's message of the outbox's past is sent again. */
  | { kind: 'duplicate'; at: number; visit: number }
  /** A job's message is among the dead letters, as if its deliveries were used up. */
  | { kind: 'dead'; at: number; visit: number }
  /** The refund of a job cannot be written until all heals. */
  | { kind: 'refuse'; at: number; visit: number }
  /**
   * Once a worker stands still over a write on a job, so many seconds of product time pass at once; when the job has ended it
   * is given back to that worker, whose write comes only then. For drills: no seed makes it.
   */
  | { kind: 'hold-again'; at: number; visit: number; seconds: number }
  | { kind: 'model'; at: number; mood: string; times: number };

/** All that happens between a sound product and a healed one. */
export interface Schedule {
  /** The seed it was made from, or the name it was given. */
  name: string;
  visits: readonly Visit[];
  faults: readonly Fault[];
  troubles: readonly Trouble[];
}

export function describeTrouble(trouble: Trouble): string {
  const { kind, at, ...rest } = trouble;
  return `${kind} at ${at} ms ${JSON.stringify(rest)}`;
}
