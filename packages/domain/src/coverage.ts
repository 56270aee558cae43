import type { Article } from './article.ts';
import { findScoredSide, isPriceReaction, type Judgement } from './judge/judgement/judgement.ts';
import type { DayRange } from './missing-days.ts';
import { FEW_EVENTS } from './scoring/few-events.ts';
import { endOfSeoulDay, seoulDay, startOfSeoulDay } from './seoul-time.ts';
import type { NewsSourceName } from './sources.ts';

/** Reason why an article was left out. Stable: stored with an analysis. */
export type DropReason =
  | 'future'
  | 'undated'
  | 'too_old'
  | 'not_about_company'
  | 'doubtful'
  | 'over_limit'
  | 'duplicate'
  | 'table_or_ad'
  | 'routine_filing'
  | 'not_judged';

/** Groups of reasons that members see. */
export const dropGroups = ['other_company', 'duplicate', 'table_or_ad', 'undated', 'over_limit'] as const;
export type DropGroup = (typeof dropGroups)[number];

/** Group of each reason. An article without a usable judgement is in none: it counts in `dropped` only. */
const groupOfReason: Record<DropReason, DropGroup | null> = {
  future: 'undated',
  undated: 'undated',
  too_old: 'undated',
  not_about_company: 'other_company',
  doubtful: 'other_company',
  over_limit: 'over_limit',
  duplicate: 'duplicate',
  table_or_ad: 'table_or_ad',
  routine_filing: 'table_or_ad',
  not_judged: null,
};

export const sourceStatuses = ['ok', 'failed', 'limited'] as const;

/** Outcome of one news source. `limited`: it did not give everything of the period. `found` counts its articles. */
export interface SourceCoverage {
  name: NewsSourceName;
  status: (typeof sourceStatuses)[number];
  found: number;
  /** Names of the company that were searched; empty for a source that is not searched. */
  queries: string[];
  /** Names of its parts (feeds) that failed while others answered; absent where none did. */
  failed?: string[];
  /** Days of the period on which its news may be missing: it was neither read nor asked then. Absent where there are none. */
  missing?: DayRange[];
}

/**
 * Articles behind a result. `found` = `kept` + `merged` + `dropped`. Days are in Seoul, null when nothing was found.
 * `truncated`: no gathering covered a part of the period, or the tier judges no more events. `few`: `kept` <
 * `FEW_EVENTS`. `events` = events of both sides + `neutral` + `priceEvents`.
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
  few: boolean;
  /** Articles of `dropped` by group. */
  droppedBy: Record<DropGroup, number>;
  events: number;
  /** Events that count for no side and do not only report the price. */
  neutral: number;
  priceEvents: number;
  sources: SourceCoverage[];
}

/** Articles of the window, and the number of the others by reason. */
export interface WindowSelection<Member extends Article = Article> {
  inside: Member[];
  future: Member[];
  undated: Member[];
  tooOld: Member[];
}

/**
 * Splits articles by time. `from` and `to` are Seoul days, both included. Anything later than `asOf` or the end of `to`
 * is future.
 */
export function selectInWindow<Member extends Article>(
  articles: readonly Member[],
  window: { from: string; to: string; asOf: Date },
): WindowSelection<Member> {
  const earliest = startOfSeoulDay(window.from).getTime();
  const latest = Math.min(endOfSeoulDay(window.to).getTime(), window.asOf.getTime());
  const selection: WindowSelection<Member> = { inside: [], future: [], undated: [], tooOld: [] };
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
 * merged. `dropped` counts left-out articles by reason. Covered days are those of the kept events' articles, publishers
 * those of the articles that are no filings.
 */
export function buildCoverage(input: {
  askedFrom: string;
  askedTo: string;
  events: readonly { articles: readonly Article[]; judgement: Judgement }[];
  dropped: Partial<Record<DropReason, number>>;
  truncated: boolean;
  sources: readonly SourceCoverage[];
}): { coverage: Coverage; droppedByReason: Partial<Record<DropReason, number>> } {
  const members = input.events.flatMap((event) => event.articles);
  const press = members.filter(({ filing }) => filing === undefined);
  const days = members.map((article) => seoulDay(article.publishedAt)).sort();
  const kept = input.events.length;
  const merged = members.length - kept;
  const dropped = Object.values(input.dropped).reduce((total, count) => total + count, 0);
  const judgements = input.events.map(({ judgement }) => judgement);
  const priceEvents = judgements.filter(isPriceReaction).length;
  const scored = judgements.filter((judgement) => findScoredSide(judgement) !== null).length;
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
      publishers: new Set(press.map((article) => article.publisher)).size,
      truncated: input.truncated,
      few: kept < FEW_EVENTS,
      droppedBy: byGroup(input.dropped),
      events: kept,
      neutral: kept - scored - priceEvents,
      priceEvents,
      sources: [...input.sources],
    },
    droppedByReason: { ...input.dropped },
  };
}

function byGroup(dropped: Partial<Record<DropReason, number>>): Record<DropGroup, number> {
  const counts = { other_company: 0, duplicate: 0, table_or_ad: 0, undated: 0, over_limit: 0 };
  for (const [reason, group] of Object.entries(groupOfReason)) {
    if (group !== null) counts[group] += dropped[reason as DropReason] ?? 0;
  }
  return counts;
}
