import { joinSpans, type Span } from './coverage-spans.ts';

/** What the reader has read of one stream of a source. */
export interface StreamState {
  /** Periods of which all articles are archived. */
  spans: readonly Span[];
  /** Moment of the last read that succeeded; null before the first. */
  readAt: Date | null;
}

/** Periods of which the archive has all articles of a source, and the end of the latest. */
export interface StreamCoverage {
  spans: Span[];
  end: Date;
}

/** Reads in a row that may fail before a stream counts as behind. */
const MISSED_READS = 2;
const MINUTE = 60_000;

/**
 * Returns what the streams of a source cover together: what each of them covers that was read lately. A stream that is behind counts for
 * nothing, nor does one that tells of no period, as a feed without dates; null when all are such.
 */
export function coverageOfStreams(
  streams: readonly StreamState[],
  { now, everyMs }: { now: Date; everyMs: number },
): StreamCoverage | null {
  const counted = streams.filter((stream) => stream.spans.length > 0 && isFresh(stream, { now, everyMs }));
  const [first, ...others] = counted.map(({ spans }) => joinSpans(spans));
  if (first === undefined) return null;
  const spans = others.reduce(intersect, first);
  const last = spans.at(-1);
  return last === undefined ? null : { spans, end: last.to };
}

/** Returns true when a stream was read lately, so that an analysis can rely on it; not by a clock that was far ahead. */
export function isFresh({ readAt }: StreamState, { now, everyMs }: { now: Date; everyMs: number }): boolean {
  return readAt !== null && Math.abs(now.getTime() - readAt.getTime()) <= (MISSED_READS + 1) * everyMs + MINUTE;
}

/** Both joined, earliest first. */
function intersect(one: readonly Span[], other: readonly Span[]): Span[] {
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const from = findLatest(a.from, b.from);
      const to = new Date(Math.min(a.to.getTime(), b.to.getTime()));
      return from <= to ? [{ from, to }] : [];
    }),
  );
}

const findLatest = (a: Date, b: Date) => new Date(Math.max(a.getTime(), b.getTime()));
