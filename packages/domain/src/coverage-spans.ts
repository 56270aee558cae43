/** A stretch of time, both ends inside, of which everything that a source had was gathered. */
export interface Span {
  from: Date;
  to: Date;
}

/** The spans joined with those they overlap or touch, earliest first. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = joined.at(-1);
    if (last === undefined || last.to < from) joined.push({ from, to });
    else if (last.to < to) last.to = to;
  }
  return joined;
}

/** The earliest moment from which on the spans leave no gap up to `at`; `at` itself where none reaches it. */
export function coveredBackFrom(at: Date, spans: readonly Span[]): Date {
  return joinSpans(spans).find(({ from, to }) => from <= at && at <= to)?.from ?? at;
}
