import type { Article } from '@gaemi/domain/article';
import { fetchText } from '../../http/fetch-text.ts';
import { createArticleCollector, type RawArticle } from '../article-collector.ts';
import { articleLink } from '../article-link.ts';
import { parsePublishedAt } from '../published-at.ts';
import { publisherOf } from '../publishers/publisher-of.ts';
import { feedHeaders } from '../rss/feed-headers.ts';
import { type FeedEntry, type ParsedFeed, parseFeed } from '../rss/parse-feed.ts';
import { feedLabel } from './feed-label.ts';

/** Limits of one feed, so that none delays the others: of a try, and of all. */
const TRY_MS = 8_000;
const TOTAL_MS = 20_000;
/** So many entries must be as old as the reach of a feed: one or two may be pinned or have a wrong date. */
const OLD_ENTRIES = 3;

export interface ReadFeedOptions {
  signal: AbortSignal;
  /** Time limit of one try, by default 8 s. */
  timeoutMs?: number;
}

/** What a feed holds at the moment. */
export interface FeedReading {
  /** Newest first, one per link, each with a moment and a public link. */
  articles: Article[];
  /** Number of entries left out, without a usable date, or without a title or a public link. */
  undated: number;
  /**
   * Moment back to which the feed has everything: its third oldest entry, the newest of a shorter feed. Null for a feed
   * without entries or dates, which tells nothing of its reach.
   */
  reachesBackTo: Date | null;
}

/** Reads one press feed (RSS 2.0, RSS 1.0 or Atom). @throws ProviderError whose provider is `feed:<host><path>` */
export async function readFeed(url: string, options: ReadFeedOptions): Promise<FeedReading> {
  const { entries, reachesBackTo } = await readEntries(url, options);
  const collector = createArticleCollector();
  for (const entry of entries) collector.add(entry);
  const { articles, undated } = collector.gathered(new Date(0));
  return { articles, undated, reachesBackTo };
}

/** Reads the entries of one feed as it writes them. @throws ProviderError */
export async function readEntries(
  url: string,
  { signal, timeoutMs = TRY_MS }: ReadFeedOptions,
): Promise<{ entries: RawArticle[]; reachesBackTo: Date | null }> {
  const provider = feedLabel(url);
  const limits = { timeoutMs, totalMs: TOTAL_MS, retries: 1 };
  const feed = parseFeed(await fetchText(url, { provider, headers: feedHeaders, signal, ...limits }), provider, url);
  const entries = feed.entries.map((entry) => ({
    title: entry.title,
    description: entry.description,
    links: [entry.link],
    publishedAt: entry.publishedAt,
    publisher: publisherIn(feed, entry),
  }));
  return { entries, reachesBackTo: findReach(entries) };
}

function findReach(entries: readonly RawArticle[]): Date | null {
  const dates = entries.flatMap(({ publishedAt }) => parsePublishedAt(publishedAt) ?? []);
  const oldest = dates.toSorted((a, b) => a.getTime() - b.getTime()).slice(0, OLD_ENTRIES);
  return oldest.at(-1) ?? null;
}

/**
 * Returns the publisher of an entry: the press house of its link if known, else the one in the feed, else (undefined)
 * the host.
 */
function publisherIn(feed: ParsedFeed, entry: FeedEntry): string | undefined {
  const link = articleLink(entry.link);
  if (link === undefined) return undefined;
  const known = publisherOf(link);
  // Unknown press houses come back as their host, which has a dot.
  if (!known.includes('.')) return known;
  return entry.source || feed.title || undefined;
}
