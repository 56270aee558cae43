import { searchNames } from '@gaemi/domain/company-matching/search-names';
import { fetchText } from '../../http/fetch-text.ts';
import { ProviderError } from '../../provider-error.ts';
import { type ArticleCollector, createArticleCollector } from '../article-collector.ts';
import { type GatheringLimit, startLimit } from '../gathering-limit.ts';
import type { NewsQuery, NewsSource } from '../news-source.ts';
import type { SpendCalls } from '../spend-calls.ts';
import { isUsedUp, type NaverPage, naverErrorCode, readNaverPage } from './naver-answer.ts';
import { type NaverAccess, naverRequest } from './naver-request.ts';

const PAGE_SIZE = 100;
/** Highest start index of a search. */
const MAX_START = 1_000;
/** Most pages of a search, those read again included. */
const MAX_PAGES = 20;

export interface NaverSettings extends NaverAccess {
  /** Called before each page. */
  spend?: SpendCalls;
}

/**
 * Search words added to the company's name when the name alone has too many results: subjects of company news. They are
 * few enough that a busy stock needs at most about eighty more requests.
 */
const SUBJECTS = ['실적', '주가', '수주', '공시', '계약', '투자', '인수', '소송'];

/**
 * Source of NAVER news search, by the API HUB or the legacy host: newest first, page by page, until older than the
 * period or at NAVER's limit.
 * It searches every name of `searchNames`; the articles are complete from where the search that reached back least ended.
 * At the limit, it searches the listed name again with each of a few subjects and adds their results, once per link. They
 * reach further back, but only the name alone finds an article with none of these words: `completeFrom` stays where the
 * name's own search ended, and a failure of these searches ends only them.
 */
export function createNaverNews(settings: NaverSettings): NewsSource {
  return {
    name: 'naver',
    synthetic: false,
    filings: false,
    searches: true,
    skipsArchived: false,
    gather: async (query) => {
      const collector = createArticleCollector();
      const context: Context = { settings, query, collector, limit: startLimit(query), pages: 0 };
      const names: string[] = [];
      let completeFrom = query.from;
      for (const name of searchNames(query.company)) {
        const before = context.pages;
        const reached = await search(name, context);
        if (reached > completeFrom) completeFrom = reached;
        if (context.pages > before) names.push(name);
      }
      if (completeFrom > query.from) await searchSubjects(context);
      return collector.gathered(completeFrom, names);
    },
  };
}

interface Context {
  settings: NaverSettings;
  query: NewsQuery;
  collector: ArticleCollector;
  limit: GatheringLimit;
  /** Pages that NAVER answered in this gathering. */
  pages: number;
}

async function searchSubjects(context: Context): Promise<void> {
  const { query, limit } = context;
  try {
    for (const subject of SUBJECTS) {
      if (limit.isOver()) return;
      await search(`${query.company.name} ${subject}`, context);
    }
  } catch (error) {
    if (!(error instanceof ProviderError) || query.signal.aborted) throw error;
  }
}

/** So many of the last articles of a page must be older than the period: one alone may be pinned or have a wrong date. */
const OLD_IN_A_ROW = 3;

/**
 * Adds all results of a search. Resolves to the moment it reached back to: the start of the period also at the end of
 * the results, which the total must confirm.
 */
async function search(words: string, context: Context): Promise<Date> {
  let reached = context.query.to;
  let lowest = Number.POSITIVE_INFINITY;
  let pages = 0;
  for (let start = 1; start <= MAX_START && pages < MAX_PAGES; start += PAGE_SIZE) {
    let page = await pageWithinLimit(words, start, context);
    pages += 1;
    if (page === undefined) return reached;
    // Articles withdrawn meanwhile moved as many, unseen, to the page before. Totals are estimates that go up and down
    // from page to page: only a lower one than all before may mean that.
    const moved = lowest === Number.POSITIVE_INFINITY ? 0 : Math.min(lowest - page.total, PAGE_SIZE, start - 1);
    lowest = Math.min(lowest, page.total);
    const hasGap = moved > 0 && pages === MAX_PAGES;
    if (moved > 0 && !hasGap) {
      start -= moved;
      page = await pageWithinLimit(words, start, context);
      pages += 1;
      if (page === undefined) return reached;
    }
    const { items, total } = page;
    const dates = items.map((item) =>
      context.collector.add(
        item && {
          title: item.title,
          description: item.description,
          links: [item.originallink, item.link],
          publishedAt: item.pubDate,
        },
      ),
    );
    // What moved before this page was not seen.
    if (hasGap) return reached;
    // A full page that has more than there are in total contradicts it: the next one tells.
    const contradicts = items.length === PAGE_SIZE && start + items.length - 1 > total;
    if (start + items.length > total && !contradicts) return context.query.from;
    // An empty page before the end: what is left is not to be had.
    if (items.length === 0) return reached;
    const dated = dates.filter((date) => date !== undefined);
    const last = dated.slice(-OLD_IN_A_ROW);
    if (last.length > 0 && last.every((date) => date < context.query.from)) return context.query.from;
    // Newest first, so an older one among newer ones proves no reach.
    const oldest = dated.findLast((date) => date >= context.query.from);
    if (oldest !== undefined && oldest < reached) reached = oldest;
  }
  return reached;
}

/** Undefined when a limit ended the gathering after its first page. @throws ProviderError */
async function pageWithinLimit(words: string, start: number, context: Context): Promise<NaverPage | undefined> {
  try {
    const page = await fetchPage(words, start, context);
    context.pages += 1;
    return page;
  } catch (error) {
    if (context.pages > 0 && context.limit.isReachedBy(error)) return undefined;
    throw error;
  }
}

async function fetchPage(words: string, start: number, { settings, query, limit }: Context): Promise<NaverPage> {
  await settings.spend?.(1, query);
  const { url, headers } = naverRequest(settings, { words, start, display: PAGE_SIZE });
  const body = await fetchText(url, {
    provider: 'naver',
    headers,
    signal: limit.signal,
    explain: naverErrorCode,
    isLasting: isUsedUp,
    beforeRetry: async () => settings.spend?.(1, query),
  });
  return readNaverPage(body);
}
