import { pressFeeds } from '@gaemi/runtime/press-feeds';
import { publisherOf } from '../publishers/publisher-of.ts';

/** Name of a feed in logs, metrics and errors: `feed:<host><path>`. A query may hold a key, so it is left out. */
export function feedLabel(url: string): string {
  const { host, pathname } = new URL(url);
  return `feed:${host}${pathname}`;
}

/** Name of a feed for members: that of the bundled list, else its newspaper's, else its host. */
export const feedName = (url: string): string => pressFeeds.find((feed) => feed.url === url)?.name ?? publisherOf(url);
