import { articleLink } from '../article-link.ts';
import { publisherOf } from '../publishers/publisher-of.ts';
import type { FeedEntry, ParsedFeed } from '../rss/parse-feed.ts';

/**
 * Returns the publisher of an entry: the press house of its link if known, else the one in the feed, else (undefined)
 * the host.
 */
export function publisherIn(feed: ParsedFeed, entry: FeedEntry): string | undefined {
  const link = articleLink(entry.link);
  if (link === undefined) return undefined;
  const known = publisherOf(link);
  // Unknown press houses come back as their host, which has a dot.
  if (!known.includes('.')) return known;
  return entry.source || feed.title || undefined;
}
