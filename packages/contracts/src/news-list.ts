import { bySide } from '@gaemi/domain/news-side';
import * as z from 'zod';
import { day, newsTier, objectId, scoreVersion, searchText, stockCode, timestamp } from './fields.ts';
import { combinedNews, resultTexts } from './news-analysis.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

/** `group=stock`: an entry for each analysed stock in place of one for each analysis. */
export const combinedNewsQuery = z.object({
  stock_name: searchText(50).optional(),
  stock_code: stockCode.optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  group: z.enum(['stock'], '묶음 기준을 확인해주세요.').optional(),
  ...pagingQuery(pageSizes.newsHistory),
});
export type CombinedNewsQuery = z.infer<typeof combinedNewsQuery>;
const combinedNewsList = pagedList(combinedNews).meta({ id: 'CombinedNewsList' });

const score = z.number().int().min(0).max(100);

/** Change of both scores, in points. */
export const scoreChange = z
  .object(bySide(() => z.number().int()))
  .nullable()
  .meta({ id: 'ScoreChange' });

/** One analysis of a stock in short. */
export const newsRun = z
  .object({
    _id: objectId,
    created_at: timestamp,
    news_tier: newsTier,
    ...bySide(() => score),
    reserve: score,
    thin: z.boolean(),
    percentage_value: z.number().min(0).max(100),
    score_version: scoreVersion,
    lead: z.array(z.string()).max(2),
  })
  .meta({ id: 'NewsRun' });
export type NewsRun = z.infer<typeof newsRun>;

/** Newest analyses of a stock in `runs`. */
export const MAX_STOCK_RUNS = 12;

/**
 * The analyses of one stock that fit the query. `latest`: the newest one as on a card; `top_good` and `top_bad`: short names of its
 * events with the most points, null where a side has none. `runs`: the newest `MAX_STOCK_RUNS`, newest first;
 * `run_count`: all. `change`: from the analysis before to the latest; null for the first one and after one of another score version.
 * `turned`: the direction is the opposite of the one before, within one score version.
 */
export const newsStock = z
  .object({
    latest: combinedNews.extend({ top_good: z.string().nullable(), top_bad: z.string().nullable() }),
    runs: z.array(newsRun).min(1).max(MAX_STOCK_RUNS),
    run_count: z.number().int().min(1),
    change: scoreChange,
    turned: z.boolean(),
  })
  .meta({ id: 'NewsStock' });
export type NewsStock = z.infer<typeof newsStock>;

/**
 * Numbers of stocks of the whole list, of all pages, by their latest analysis. `even`: without a direction, with those of `thin`.
 * `liked`: on the watchlist. `analyses`: all.
 */
const newsStockFacets = z
  .object({
    all: z.number().int(),
    good: z.number().int(),
    bad: z.number().int(),
    even: z.number().int(),
    thin: z.number().int(),
    liked: z.number().int(),
    turned: z.number().int(),
    analyses: z.number().int(),
  })
  .meta({ id: 'NewsStockFacets' });
export type NewsStockFacets = z.infer<typeof newsStockFacets>;

const newsStockList = pagedList(newsStock).extend({ facets: newsStockFacets }).meta({ id: 'NewsStockList' });
export type NewsStockList = z.infer<typeof newsStockList>;

const texts = (of: string) => resultTexts.map((name) => `${of}.${name}`);

/** Endpoint of the history of news analyses. */
export const newsListEndpoints = {
  listCombinedNews: {
    route: routes.listCombinedNews,
    tag: 'news',
    summary:
      '내 뉴스 분석 기록, 새것부터. group=stock이면 종목마다 하나로 묶어 최근 분석, 지난 분석, 달라진 점을 답합니다',
    access: 'member',
    apiKey: 'read',
    withheld: {
      by: 'news-list',
      texts: [
        ...texts('items'),
        ...texts('items.latest'),
        ...['items.latest.top_good', 'items.latest.top_bad', 'items.runs.lead'],
      ],
    },
    query: combinedNewsQuery,
    status: 200,
    answer: z.union([newsStockList, combinedNewsList]).meta({ id: 'CombinedNewsAnswer' }),
    errors: [],
  },
} as const;
