import type { Article } from './article.ts';
import { FEW_EVENTS } from './scoring/few-events.ts';
import { endOfSeoulDay, seoulDay, startOfSeoulDay } from './seoul-time.ts';

/** Reason why an article was left out. Stable: stored with an analysis. */
export type DropReason =
  | 'future'
  | 'undated'
  | 'too_old'
  | 'not_about_company'
  | 'doubtful'
  | 'over_limit'
  | 'not_judged';

/**
 * Articles behind a result. `found` = `kept` + `merged` + `dropped`. Days are in Seoul, null when nothing was found.
 * `truncated`: no gathering covered a part of the period, or the tier judges no more events. `few`: `kept` <
 * `FEW_EVENTS`; absent in results from before it was stored.
 */
export interface Coverage {
  askedFrom: string;
  askedTo: string;
  coveredFrom: string | null;
  coveredTo: string | null;
  found: number;
  kept: number;
  merged: number;
  dropped: number;
  publishers: number;
  truncated: boolean;
  few?: boolean;
}

/** Articles of the window, and the number of the others by reason. */
export interface WindowSelection {
  inside: Article[];
  future: Article[];
  undated: Article[];
  tooOld: Article[];
}

/**
 * Splits articles by time. `from` and `to` are Seoul days, both included. Anything later than `asOf` or the end of `to`
 * is future.
 */
export function selectInWindow(
  articles: readonly Article[],
  window: { from: string; to: string; asOf: Date },
): WindowSelection {
  const earliest = startOfSeoulDay(window.from).getTime();
  const latest = Math.min(endOfSeoulDay(window.to).getTime(), window.asOf.getTime());
  const selection: WindowSelection = { inside: [], future: [], undated: [], tooOld: [] };
  for (const article of articles) {
    const time = article.publishedAt.getTime();
    if (Number.isNaN(time)) selection.undated.push(article);
    else if (time > latest) selection.future.push(article);
    else if (time < earliest) selection.tooOld.push(article);
    else selection.inside.push(article);
  }
  return selection;
}

/**
 * Counts the articles behind a result. `events` are the kept events: each counts once as kept, its further articles as
 * merged. `dropped` counts left-out articles by reason. Covered days and publishers are those of the kept events'
 * articles.
 */
export function buildCoverage(input: {
  askedFrom: string;
  askedTo: string;
  events: readonly { articles: readonly Article[] }[];
  dropped: Partial<Record<DropReason, number>>;
  truncated: boolean;
}): { coverage: Coverage; droppedByReason: Partial<Record<DropReason, number>> } {
  const members = input.events.flatMap((event) => event.articles);
  const days = members.map((article) => seoulDay(article.publishedAt)).sort();
  const kept = input.events.length;
  const merged = members.length - kept;
  const dropped = Object.values(input.dropped).reduce((total, count) => total + count, 0);
  return {
    coverage: {
      askedFrom: input.askedFrom,
      askedTo: input.askedTo,
      coveredFrom: days.at(0) ?? null,
      coveredTo: days.at(-1) ?? null,
      found: kept + merged + dropped,
      kept,
      merged,
      dropped,
      publishers: new Set(members.map((article) => article.publisher)).size,
      truncated: input.truncated,
      few: kept < FEW_EVENTS,
    },
    droppedByReason: { ...input.dropped },
  };
}
