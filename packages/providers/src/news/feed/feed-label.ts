import { hash } from 'node:crypto';
import { pressFeeds } from '@gaemi/runtime/settings/press-feeds';
import { publisherOf } from '../publishers/publisher-of.ts';

/** Name of a feed in logs, metrics and errors: `feed:<host><path>`. A query may hold a key, so it is left out. */
export function feedLabel(url: string): string {
  const { host, pathname } = new URL(url);
  return `feed:${host}${pathname}`;
}

/**
 * The same for one of several feeds. Where only their queries differ, each has an ending of its own: what is known of one must not count
 * for another.
 */
export function feedLabelAmong(url: string, urls: readonly string[]): string {
  const label = feedLabel(url);
  const isAlone = urls.every((other) => other === url || feedLabel(other) !== label);
  return isAlone ? label : `${label}#${hash('sha256', url).slice(0, 8)}`;
}

/** Name of a feed for members: that of the bundled list, else its newspaper's, else its host. */
export const feedName = (url: string): string => pressFeeds.find((feed) => feed.url === url)?.name ?? publisherOf(url);
