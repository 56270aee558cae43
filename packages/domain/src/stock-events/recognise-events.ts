import type { Article } from '../article.ts';
import { articleKey } from '../article-key.ts';
import { wordingKey } from '../clustering/cluster-articles.ts';
import { contentHash } from '../clustering/content-hash.ts';
import { seoulDay } from '../seoul-time.ts';
import { compareText } from '../text-order.ts';

/** An event of a stock that was seen before. */
export interface KnownEvent {
  id: string;
  /** Ids that count as notified when this one is: its own, those joined with it, and those it was split from. */
  family: readonly string[];
  /** Marks of its articles (`findMarks`). */
  marks: readonly string[];
  firstSeenAt: Date;
}

/** An event as it was just found: `id` is the hash of its articles. */
export interface FoundEvent {
  id: string;
  marks: readonly string[];
}

/** A found event under the id that it keeps from its first sight on. */
export interface RecognisedEvent {
  id: string;
  family: string[];
  marks: string[];
  firstSeenAt: Date;
}

export interface Recognition {
  /** By the id of the found event. */
  events: Map<string, RecognisedEvent>;
  /** Known events that turned out to be part of an older one, by their id the id of that one. */
  joined: Map<string, string>;
}

/** Marks of a link: as it is written, and what it shares with its copies at one publisher, of which a gathering keeps one. */
export const findLinkMarks = (link: string): string[] => [contentHash(link), contentHash(articleKey(link))];

/**
 * Marks by which an article is found again: its link, and its wording on its day, which copies share. A filing has its link only:
 * its wording is the name of its form, which other filings of the day share.
 */
export function findMarks(
  article: Pick<Article, 'link' | 'title' | 'description' | 'publishedAt'> & { filing?: unknown },
): string[] {
  if (article.filing !== undefined) return [contentHash(article.link)];
  const time = article.publishedAt.getTime();
  const day = Number.isNaN(time) ? '' : seoulDay(article.publishedAt);
  return [...findLinkMarks(article.link), contentHash(`${day}|${wordingKey(article)}`)];
}

/**
 * Gives found events the ids of the known ones that share an article with them. Of several known ones the oldest id stays; of
 * several found ones with the same known event, the one that shares most keeps its id, and the others, split from it, get their own
 * with its family. The order of neither list matters.
 */
export function recogniseEvents(known: readonly KnownEvent[], found: readonly FoundEvent[], now: Date): Recognition {
  const holders = indexHolders(known);
  const matches = found
    .map((event) => ({ event, known: sharedWith(event, holders) }))
    .sort((a, b) => compareText(a.event.id, b.event.id));
  const takers = findTakers(matches);
  const events = new Map<string, RecognisedEvent>();
  const joined = new Map<string, string>();
  const splitMarks = new Map<string, Set<string>>();
  const ids = new Set(known.map((each) => each.id));
  for (const { event, known: shared } of matches) {
    const own = oldestFirst([...shared.keys()].filter((each) => takers.get(each) === event));
    const [oldest] = own;
    const parents = [...shared.keys()].filter((each) => takers.get(each) !== event);
    const family = new Set([...own, ...parents].flatMap((each) => each.family));
    const id = oldest?.id ?? freeId(event.id, ids);
    ids.add(id);
    for (const each of own.slice(1)) joined.set(each.id, id);
    for (const parent of parents) {
      const keeper = takers.get(parent);
      if (keeper === undefined) continue;
      splitMarks.set(keeper.id, new Set([...(splitMarks.get(keeper.id) ?? []), ...event.marks]));
    }
    events.set(event.id, {
      id,
      family: [...family.add(id)].sort(compareText),
      marks: [...new Set([...own.flatMap((each) => each.marks), ...event.marks])],
      firstSeenAt: oldest?.firstSeenAt ?? now,
    });
  }
  // What another event took along no longer leads to the one it was split from.
  for (const [keeperId, taken] of splitMarks) {
    const keeper = events.get(keeperId);
    const kept = new Set(found.find(({ id }) => id === keeperId)?.marks);
    if (keeper !== undefined) keeper.marks = keeper.marks.filter((mark) => kept.has(mark) || !taken.has(mark));
  }
  return { events, joined };
}

/**
 * What a known event has where a recognition depends on it: a mark of a found one, or an id that one may get. All others, of which a
 * stock may have thousands, change nothing.
 */
export function listWanted(found: readonly FoundEvent[]): { marks: string[]; ids: string[] } {
  const ids = found.flatMap(({ id }) => [id, nextId(id), nextId(nextId(id))]);
  return { marks: [...new Set(found.flatMap(({ marks }) => marks))], ids };
}

const nextId = (id: string): string => contentHash(`${id}+`);

/** A split event may have the articles by which the other part got its id. */
const freeId = (id: string, ids: ReadonlySet<string>): string => (ids.has(id) ? freeId(nextId(id), ids) : id);

type Matched = { event: FoundEvent; known: ReadonlyMap<KnownEvent, number> };

function indexHolders(known: readonly KnownEvent[]): ReadonlyMap<string, KnownEvent[]> {
  const holders = new Map<string, KnownEvent[]>();
  for (const event of known) {
    for (const mark of new Set(event.marks)) holders.set(mark, [...(holders.get(mark) ?? []), event]);
  }
  return holders;
}

/** The known events that share a mark with a found one, each with the number of shared ones. */
function sharedWith(event: FoundEvent, holders: ReadonlyMap<string, KnownEvent[]>): Map<KnownEvent, number> {
  const shared = new Map<KnownEvent, number>();
  for (const mark of new Set(event.marks)) {
    for (const known of holders.get(mark) ?? []) shared.set(known, (shared.get(known) ?? 0) + 1);
  }
  return shared;
}

/** The found event that keeps each known one: the one that shares most, else the first by id. */
function findTakers(matches: readonly Matched[]): ReadonlyMap<KnownEvent, FoundEvent> {
  const best = new Map<KnownEvent, { event: FoundEvent; shared: number }>();
  for (const { event, known } of matches) {
    for (const [each, shared] of known) {
      if (shared > (best.get(each)?.shared ?? 0)) best.set(each, { event, shared });
    }
  }
  return new Map([...best].map(([known, { event }]) => [known, event]));
}

function oldestFirst(events: readonly KnownEvent[]): KnownEvent[] {
  return events.toSorted((a, b) => a.firstSeenAt.getTime() - b.firstSeenAt.getTime() || compareText(a.id, b.id));
}
