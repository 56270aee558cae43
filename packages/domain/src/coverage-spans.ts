/** A period, both ends included, for which all articles of a source were gathered. */
export interface Span {
  from: Date;
  to: Date;
}

/** Joins spans that overlap or touch; earliest first. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = joined.at(-1);
    if (last === undefined || last.to < from) joined.push({ from, to });
    else if (last.to < to) last.to = to;
  }
  return joined;
}

/** Returns the earliest moment from which the spans have no gap up to `at`; `at` itself when no span reaches it. */
export function coveredBackFrom(at: Date, spans: readonly Span[]): Date {
  return joinSpans(spans).find(({ from, to }) => from <= at && at <= to)?.from ?? at;
}
