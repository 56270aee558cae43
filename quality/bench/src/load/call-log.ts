/** All calls of one kind. */
export interface Calls {
  /** Milliseconds until the whole answer was read, or until the time-out. */
  times: number[];
  /** Number of calls by outcome: 4xx, 5xx, and no answer in time. */
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

  /** Ends the warm-up: times start again; errors stay, since none is acceptable. */
  forgetTimes(): void {
    for (const calls of this.kinds.values()) calls.times = [];
  }
}

/** Combines several kinds into one. */
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
