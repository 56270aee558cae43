import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { NewsSide } from '@gaemi/domain/news-side';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { isSynthetic } from '@gaemi/domain/sources';
import { queryOptions } from '@tanstack/react-query';
import { listNews } from '../../records/list-news.ts';
import { toScores } from '../../to-scores.ts';
import type { ResultView } from '../result-view.ts';

/** Analyses in the course of the scores. */
const SHOWN_RUNS = 6;
/** Asked for; those of another formula or tier, and generated ones beside real ones, are left out. */
const FETCHED_RUNS = 12;

export interface Run {
  id: string;
  createdAt: string;
  scores: Record<NewsSide, number>;
}

/** The member's analyses of the stock of a result, up to that result, of its formula and tier, oldest first. */
export function earlierRunsQuery({ id, code, scoreVersion, tier, isSample, createdAt: until }: ResultView) {
  return queryOptions({
    queryKey: ['earlier-runs', id],
    queryFn: async ({ signal }): Promise<Run[]> => {
      const query = { stock_code: code, end_date: seoulDay(new Date(until)), page: 1, size: FETCHED_RUNS };
      const { items } = await listNews(query, signal);
      const known = items.filter((item) => item.created_at <= until);
      return toRuns(known, { scoreVersion, tier, isSample });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The member's last analyses of a stock, of the formula and tier of the newest, oldest first. */
export const runsOfStockQuery = (code: string) =>
  queryOptions({
    queryKey: ['earlier-runs', 'of-stock', code],
    queryFn: async ({ signal }): Promise<Run[]> => {
      const { items } = await listNews({ stock_code: code, page: 1, size: FETCHED_RUNS }, signal);
      const [newest] = items;
      if (newest === undefined) return [];
      const { score_version: scoreVersion, news_tier: tier, data_source: source } = newest;
      return toRuns(items, { scoreVersion, tier, isSample: isSynthetic(source) });
    },
  });

/** The latest ones of a formula and tier, since another one reads another period, of generated or of real news, oldest first; `items` are the newest first. */
const toRuns = (
  items: readonly CombinedNews[],
  { scoreVersion, tier, isSample }: Pick<ResultView, 'scoreVersion' | 'tier' | 'isSample'>,
): Run[] =>
  items
    .filter((item) => item.score_version === scoreVersion && item.news_tier === tier)
    .filter((item) => isSynthetic(item.data_source) === isSample)
    .slice(0, SHOWN_RUNS)
    .reverse()
    .map((item) => ({ id: item._id, createdAt: item.created_at, scores: toScores(item) }));
