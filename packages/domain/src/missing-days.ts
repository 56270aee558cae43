import { joinSpans, type Span } from './coverage-spans.ts';
import { addDays, seoulDay } from './seoul-time.ts';

/** Days of Seoul in a row, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** A shorter hole between two reads loses little, and the next read mostly fills it. */
const SHORTEST_MS = 3_600_000;
/** Ranges that are named, the latest. */
const MOST = 10;

/**
 * Names the days within a period on which news may be missing: those between two spans. What lies before the first span
 * was never read, and is no gap.
 */
export function findMissingDays(spans: readonly Span[], { from, to }: Span): DayRange[] {
  const joined = joinSpans(spans);
  const ranges: DayRange[] = [];
  for (const [index, { from: end }] of joined.slice(1).entries()) {
    const start = joined[index]?.to ?? end;
    const hole = {
      from: Math.max(start.getTime(), from.getTime()),
      to: Math.min(end.getTime(), to.getTime()),
    };
    if (hole.to - hole.from < SHORTEST_MS) continue;
    const range = { from: seoulDay(new Date(hole.from)), to: seoulDay(new Date(hole.to - 1)) };
    const last = ranges.at(-1);
    if (last === undefined || addDays(last.to, 1) < range.from) ranges.push(range);
    else last.to = range.to;
  }
  return ranges.slice(-MOST);
}
