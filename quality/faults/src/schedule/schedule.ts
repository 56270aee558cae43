import type { Fault, Service } from '../faults/fault.ts';

/** Index of a member. */
export type MemberIndex = number;

/** A member's order of a news analysis. Times in real milliseconds from the start of the schedule. */
export interface NewsVisit {
  kind: 'news';
  member: MemberIndex;
  requestId: string;
  company: number;
  /**
   * POST requests in their order; all after the first are repeats. Only one means that the browser was closed in
   * between.
   */
  posts: readonly ('good' | 'bad')[];
  startAt: number;
  /** Pause between the POST requests; 0 sends all at once. */
  gap: number;
  /** True to send no repeat when an answer is lost. */
  givesUp: boolean;
}

/** A member's order of an accumulation analysis. */
export interface MjbVisit {
  kind: 'mjb';
  member: MemberIndex;
  requestId: string;
  company: number;
  /** Number of POST requests with the same request id. */
  repeats: number;
  /** Number of trading days analysed. */
  days: number;
  startAt: number;
  givesUp: boolean;
}

/** A grant of credits by the admin, repeated under the same key while the answer is lost. */
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

/** A member of this schedule only, who orders an analysis of each kind and withdraws while they run. */
export interface LeaverVisit {
  kind: 'leaver';
  name: string;
  company: number;
  startAt: number;
  /** Time from the start to the withdrawal request. */
  leavesAfter: number;
}

/** A briefing of a new member is due, as a round of the morning leaves it. */
export interface BriefingVisit {
  kind: 'briefing';
  /** In the link of its event, by which its mail is found. */
  name: string;
  startAt: number;
}

/** The next trading day's round of seven, briefings of eight and round of noon, for new members who want to be told of some stocks. */
export interface MorningVisit {
  kind: 'morning';
  name: string;
  companies: readonly number[];
  /** Its day in Seoul, where that is not the next trading day. */
  day?: string;
  startAt: number;
}

export type Visit = NewsVisit | MjbVisit | GrantVisit | SignUpVisit | LeaverVisit | BriefingVisit | MorningVisit;

/** A trouble at a time instead of at a point. Times in real milliseconds. */
export type Trouble =
  | { kind: 'away'; service: Service; at: number; for: number }
  | { kind: 'kill'; process: string; at: number }
  /** SIGTERM. */
  | { kind: 'stop'; process: string; at: number }
  /** The queue loses all its messages. */
  | { kind: 'forget'; at: number }
  | { kind: 'skew'; process: string; at: number; seconds: number }
  /** So many seconds of product time pass at once. */
  | { kind: 'jump'; at: number; seconds: number }
  | { kind: 'poison'; at: number; queue: string; body: string }
  /** An old outbox message of a job is sent again. */
  | { kind: 'duplicate'; at: number; visit: number }
  /** A job's message is among the dead letters, as if its deliveries were used up. */
  | { kind: 'dead'; at: number; visit: number }
  /** The refund of a job cannot be written until the healing. */
  | { kind: 'refuse'; at: number; visit: number }
  /**
   * Once a worker freezes at a write to a job, so many seconds of product time pass at once. After the job has ended,
   * it is leased again to that worker, whose write is sent only then. For drills: no seed produces it.
   */
  | { kind: 'hold-again'; at: number; visit: number; seconds: number }
  | { kind: 'model'; at: number; mood: string; times: number };

/** Everything that happens between a healthy product and a healed one. */
export interface Schedule {
  /** The seed it was made from, or its given name. */
  name: string;
  visits: readonly Visit[];
  faults: readonly Fault[];
  troubles: readonly Trouble[];
}

export function describeTrouble(trouble: Trouble): string {
  const { kind, at, ...rest } = trouble;
  return `${kind} at ${at} ms ${JSON.stringify(rest)}`;
}
