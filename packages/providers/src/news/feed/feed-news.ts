import { createNameFilter } from '@gaemi/domain/company-matching/name-filter';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { ProviderError } from '../../provider-error.ts';
import { createArticleCollector, type RawArticle } from '../article-collector.ts';
import { startLimit } from '../gathering-limit.ts';
import type { NewsQuery, NewsSource } from '../news-source.ts';
import { plainText } from '../plain-text.ts';
import { feedLabel, feedLabelAmong, feedName } from './feed-label.ts';
import { readEntries } from './read-feed.ts';

/** Number of feeds read at the same time. */
const AT_ONCE = 6;
/** Texts of feeds are read up to here. */
const MAX_TEXT = 2_000;

/** Calls a part of a source, unless it is left alone after failures. */
export type Guard = <T>(call: () => Promise<T>) => Promise<T>;

export interface FeedNewsSettings {
  urls: readonly string[];
  logger: Logger;
  /** Makes the circuit of one feed by its label. Without it, a feed that fails is asked again each time. */
  createGuard?: ((provider: string) => Guard) | undefined;
  /** Time limit of one try of a feed. */
  timeoutMs?: number;
}

/**
 * Source of RSS press feeds: the latest articles of the whole market, filtered by company. Each feed has its own time
 * limit and circuit. One that fails is named in `failed`, and nothing is archived as complete then; the gathering fails when
 * all of them do.
 */
export function createFeedNews(settings: FeedNewsSettings): NewsSource {
  const { logger, createGuard, timeoutMs } = settings;
  const feeds = settings.urls.map((url) => {
    const guard: Guard = createGuard?.(feedLabelAmong(url, settings.urls)) ?? ((call) => call());
    const limit = timeoutMs === undefined ? {} : { timeoutMs };
    return { url, read: (signal: AbortSignal) => guard(() => readEntries(url, { signal, ...limit })) };
  });
  return {
    name: 'feed',
    synthetic: false,
    filings: false,
    searches: false,
    skipsArchived: false,
    gather: async (query) => {
      const { signal } = startLimit(query);
      const outcomes = await settleAll(feeds, async ({ url, read }) => {
        try {
          return { url, reading: await read(signal) };
        } catch (error) {
          if (!(error instanceof ProviderError) || query.signal.aborted) throw error;
          logger.warn({ err: error, feed: feedLabel(url) }, 'a feed failed');
          return { url, error };
        }
      });
      const readings = outcomes.flatMap(({ reading }) => reading ?? []);
      const failures = outcomes.filter(({ error }) => error !== undefined);
      if (readings.length === 0) throw chooseFailure(failures.flatMap(({ error }) => error ?? []));
      const collector = createArticleCollector();
      const isNamed = createNameFilter(query.company);
      for (const { entries } of readings) {
        for (const entry of entries.filter((each) => isNamed(readableText(each)))) collector.add(entry);
      }
      const failed = [...new Set(failures.map(({ url }) => feedName(url)))];
      const answeredFrom = commonReach(readings, query);
      if (failed.length === 0) return collector.gathered(answeredFrom);
      return { ...collector.gathered(query.to), failed, answeredFrom };
    },
  };
}

/** Runs a task for each item, a few at a time, in the order of the items. */
async function settleAll<Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await task(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  return results;
}

/** The one that passes first tells most: the gathering may be tried again then. */
function chooseFailure(errors: readonly ProviderError[]): unknown {
  const passing = errors.filter(({ retryable }) => retryable);
  const [first] = passing.toSorted((a, b) => (a.retryAfterMs ?? 0) - (b.retryAfterMs ?? 0));
  return first ?? errors[0] ?? new Error('no feed is configured');
}

const readableText = ({ title, description }: RawArticle): string =>
  `${plainText(title, MAX_TEXT)}\n${plainText(description, MAX_TEXT)}`;

/** Reach of all feeds together, not beyond the requested start. A feed without dates has none and is left out. */
function commonReach(
  readings: readonly { reachesBackTo: Date | null }[],
  { from, to }: Pick<NewsQuery, 'from' | 'to'>,
): Date {
  const reaches = readings.flatMap(({ reachesBackTo }) => reachesBackTo ?? []);
  if (reaches.length === 0) return to;
  const common = Math.min(to.getTime(), Math.max(...reaches.map((reach) => reach.getTime())));
  return new Date(Math.max(from.getTime(), common));
}
