import { searchNames } from '@gaemi/domain/company-matching/search-names';
import { addDays } from '@gaemi/domain/seoul-time';
import { fetchText } from '../../http/fetch-text.ts';
import { createArticleCollector } from '../article-collector.ts';
import { articleLink } from '../article-link.ts';
import type { NewsQuery, NewsSource } from '../news-source.ts';
import { isBoard } from '../publishers/boards.ts';
import { feedHeaders } from '../rss/feed-headers.ts';
import { parseFeed } from '../rss/parse-feed.ts';

/** Maximum results of a search; there is no way to get more. */
const MAX_RESULTS = 100;

/** Source of Google News search results as RSS. Its terms allow personal use only, so it is never the default. */
export function createGoogleNews(settings: { baseUrl: string }): NewsSource {
  return {
    name: 'google',
    synthetic: false,
    filings: false,
    searches: true,
    skipsArchived: false,
    gather: async (query) => {
      const xml = await fetchText(addressOf(settings.baseUrl, query), {
        provider: 'google',
        headers: feedHeaders,
        signal: query.signal,
      });
      const { entries } = parseFeed(xml, 'google');
      const collector = createArticleCollector();
      for (const { title, link, publishedAt, source, sourceUrl } of entries) {
        // The link itself is one of Google.
        const site = articleLink(sourceUrl ?? '');
        if (site !== undefined && isBoard(site)) continue;
        // The description only repeats the title and the titles of other press houses.
        collector.add({
          title: withoutSource(title, source),
          description: '',
          links: [link],
          publishedAt,
          publisher: source === '' ? undefined : source,
        });
      }
      // A full answer may omit articles of any day, since the order is Google's own.
      return collector.gathered(entries.length >= MAX_RESULTS ? query.to : query.from, searchNames(query.company));
    },
  };
}

function addressOf(baseUrl: string, { company, from, to }: NewsQuery): string {
  const url = new URL('/rss/search', baseUrl);
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  // Days are Google's own: one extra day at the end, so that no time zone cuts off the newest.
  const names = searchNames(company).map((name) => `"${name.replaceAll('"', '')}"`);
  const terms = `${names.length > 1 ? `(${names.join(' OR ')})` : names.join('')} after:${dayOf(from)} before:${addDays(dayOf(to), 2)}`;
  url.search = new URLSearchParams({ q: terms, hl: 'ko', gl: 'KR', ceid: 'KR:ko' }).toString();
  return url.href;
}

/** Removes " - 언론사" from the end of a title; a dash inside the title stays. */
function withoutSource(title: string, source: string): string {
  const suffix = ` - ${source}`;
  return source !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
