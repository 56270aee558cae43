import { articleLink } from '../article-link.ts';
import { publisherOf } from '../publishers/publisher-of.ts';
import type { FeedEntry, ParsedFeed } from '../rss/parse-feed.ts';

/** Who published an entry: the house of its link where we know it, else what the feed says, else (undefined) the host. */
export function publisherIn(feed: ParsedFeed, entry: FeedEntry): string | undefined {
  const link = articleLink(entry.link);
  if (link === undefined) return undefined;
  const known = publisherOf(link);
  // Unknown houses come back as their host, which has a dot.
  if (!known.includes('.')) return known;
  return entry.source || feed.title || undefined;
}
