import type { Article } from '@gaemi/domain/article';
import type { NewsStream } from '../news-stream.ts';
import { feedName } from './feed-label.ts';
import { readFeed } from './read-feed.ts';

/** A feed lists an article some minutes after its own time: what is younger may still come. */
const SETTLING_MS = 10 * 60_000;

/**
 * A press feed as a stream of this name. Each read takes all that the feed holds: the last hours of the whole market. The wordings of
 * the last read are in memory: only a feed itself tells that it has changed one, since two feeds may head an article differently.
 */
export function createFeedStream(name: string, url: string): NewsStream {
  let last: ReadonlyMap<string, Article> = new Map();
  let lastKept = last;
  return {
    name,
    source: 'feed',
    synthetic: false,
    part: feedName(url),
    forget: () => {
      last = lastKept;
    },
    read: async ({ now, signal }) => {
      const { articles, reachesBackTo } = await readFeed(url, { signal });
      lastKept = last;
      last = new Map(articles.map((article) => [article.link, article]));
      const to = new Date(now.getTime() - SETTLING_MS);
      return {
        articles: articles.map((article) => ({ article, before: otherWording(lastKept.get(article.link), article) })),
        complete: reachesBackTo === null || reachesBackTo > to ? null : { from: reachesBackTo, to },
        position: null,
        more: false,
      };
    },
  };
}

const otherWording = (before: Article | undefined, now: Article): Article | undefined =>
  before?.title === now.title && before.description === now.description ? undefined : before;
