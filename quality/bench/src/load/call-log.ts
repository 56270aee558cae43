/** All calls of one kind. */
export interface Calls {
  /** Milliseconds until the whole answer was read, or until it was given up. */
  times: number[];
  /** How many ended so: 4xx, 5xx, and without an answer in time. */
  refused: number;
  failed: number;
  unanswered: number;
}

/** Time and outcome of every call, by kind. */
export class CallLog {
  readonly kinds = new Map<string, Calls>();

  /** `status` 0: no answer. */
  note(kind: string, { ms, status }: { ms: number; status: number }): void {
    const calls = this.kinds.get(kind) ?? { times: [], refused: 0, failed: 0, unanswered: 0 };
    this.kinds.set(kind, calls);
    calls.times.push(ms);
    if (status === 0) calls.unanswered += 1;
    else if (status >= 500) calls.failed += 1;
    else if (status >= 400) calls.refused += 1;
  }

  /** The warm-up is over: times begin anew; errors stay, as there is no excuse for them. */
  forgetTimes(): void {
    for (const calls of this.kinds.values()) calls.times = [];
  }
}

/** Several kinds as one. */
export function together(kinds: Iterable<Calls>): Calls {
  const sum: Calls = { times: [], refused: 0, failed: 0, unanswered: 0 };
  for (const { times, refused, failed, unanswered } of kinds) {
    for (const ms of times) sum.times.push(ms);
    sum.refused += refused;
    sum.failed += failed;
    sum.unanswered += unanswered;
  }
  return sum;
}
