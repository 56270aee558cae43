import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { fetchText } from '../../http/fetch-text.ts';
import { createArticleCollector } from '../article-collector.ts';
import type { NewsQuery, NewsSource } from '../news-source.ts';
import { parsePublishedAt } from '../published-at.ts';
import { feedHeaders } from '../rss/feed-headers.ts';
import { type FeedEntry, type ParsedFeed, parseFeed } from '../rss/parse-feed.ts';
import { publisherIn } from './publisher-in.ts';

/** Number of feeds read at the same time. */
const AT_ONCE = 6;

/**
 * Source of RSS press feeds: the latest articles of the whole market, filtered by company. One failed feed fails the
 * gathering.
 */
export function createFeedNews(settings: { urls: readonly string[] }): NewsSource {
  return {
    name: 'feed',
    synthetic: false,
    filings: false,
    gather: async ({ company, from, to, signal }) => {
      const feeds = await readAll(settings.urls, signal);
      const collector = createArticleCollector();
      const names = listNames(company);
      for (const feed of feeds) {
        for (const entry of feed.entries.filter((each) => mentions(each, names))) {
          const { title, description, link, publishedAt } = entry;
          collector.add({ title, description, links: [link], publishedAt, publisher: publisherIn(feed, entry) });
        }
      }
      return collector.gathered(findLatest(feeds.map((feed) => findReach(feed, { from, to }))));
    },
  };
}

/** @throws ProviderError of the first feed that failed; the others are aborted then */
async function readAll(urls: readonly string[], signal: AbortSignal): Promise<ParsedFeed[]> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const waiting = [...urls.entries()];
  const feeds: ParsedFeed[] = [];
  const reader = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, url] = next;
      const provider = `feed ${new URL(url).host}`;
      feeds[index] = parseFeed(await fetchText(url, { provider, headers: feedHeaders, signal: either }), provider, url);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, urls.length) }, reader));
  } catch (error) {
    failure.abort();
    throw error;
  }
  return feeds;
}

function listNames({ name, aliases, formerNames, code }: ListedCompany): string[] {
  return [name, ...aliases, ...formerNames, code].map((each) => each.toLowerCase());
}

/** First, broad filter; the company matching decides later which company an article is about. */
function mentions({ title, description }: FeedEntry, names: readonly string[]): boolean {
  const text = `${title}\n${description}`.toLowerCase();
  return names.some((name) => text.includes(name));
}

/** So many entries must be as old as the reach of a feed: one or two may be pinned or have a wrong date. */
const OLD_ENTRIES = 3;

/**
 * Reach of a feed: back to its third oldest entry (the newest of a shorter feed), but not beyond the requested start. A
 * feed without dates covers nothing.
 */
function findReach({ entries }: ParsedFeed, { from, to }: Pick<NewsQuery, 'from' | 'to'>): Date {
  const dates = entries.flatMap(({ publishedAt }) => parsePublishedAt(publishedAt) ?? []);
  const oldest = dates.toSorted((a, b) => a.getTime() - b.getTime()).slice(0, OLD_ENTRIES);
  const reach = Math.min(to.getTime(), oldest.at(-1)?.getTime() ?? to.getTime());
  return findLatest([new Date(reach), from]);
}

function findLatest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}
