import type { NewsStream } from '../news-stream.ts';
import { feedName } from './feed-label.ts';
import { readFeed } from './read-feed.ts';

/** A feed lists an article some minutes after its own time: what is younger may still come. */
const SETTLING_MS = 10 * 60_000;

/** A press feed as a stream of this name. Each read takes all that the feed holds: the last hours of the whole market. */
export function createFeedStream(name: string, url: string): NewsStream {
  return {
    name,
    source: 'feed',
    synthetic: false,
    part: feedName(url),
    forget: () => undefined,
    read: async ({ now, signal }) => {
      const { articles, reachesBackTo } = await readFeed(url, { signal });
      const to = new Date(now.getTime() - SETTLING_MS);
      return {
        articles: articles.map((article) => ({ article })),
        complete: reachesBackTo === null || reachesBackTo > to ? null : { from: reachesBackTo, to },
        position: null,
        more: false,
      };
    },
  };
}
