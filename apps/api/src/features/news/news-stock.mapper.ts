import {
  MAX_STOCK_RUNS,
  type NewsRun as NewsRunAnswer,
  type NewsStock,
  type NewsStockFacets,
} from '@gaemi/contracts/news-list';
import type { FinishedNewsAnalysis, NewsRun } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { TimelineEvent } from '@gaemi/domain/scoring/event-views';
import { chooseLeaning, findChange, hasTurned } from '@gaemi/domain/scoring/stock-runs';
import type { StockToday } from '../analysis/finished-analyses.ts';
import { toCombinedNews } from './news.mapper.ts';
import { writeShort } from './news-detail.mapper.ts';

/** What a page knows of a stock's latest analysis beside its scores. */
interface Latest {
  card: FinishedNewsAnalysis;
  today: StockToday;
  events: readonly TimelineEvent[];
}

/** The analyses of one stock, newest first. */
export function toNewsStock(runs: readonly [NewsRun, ...NewsRun[]], { card, today, events }: Latest): NewsStock {
  return {
    latest: {
      ...toCombinedNews(card, today),
      top_good: findTop(events, 'good'),
      top_bad: findTop(events, 'bad'),
    },
    runs: runs.slice(0, MAX_STOCK_RUNS).map(toRun),
    run_count: runs.length,
    change: findChange(runs),
    turned: hasTurned(runs),
  };
}

/** Counts the stocks by their latest analysis. */
export function toFacets(
  stocks: ReadonlyMap<string, readonly [NewsRun, ...NewsRun[]]>,
  liked: ReadonlySet<string>,
): NewsStockFacets {
  const all = [...stocks.values()];
  const count = (fits: (runs: readonly [NewsRun, ...NewsRun[]]) => boolean) => all.filter(fits).length;
  return {
    all: all.length,
    good: count(([latest]) => chooseLeaning(latest.result) === 'good'),
    bad: count(([latest]) => chooseLeaning(latest.result) === 'bad'),
    even: count(([latest]) => chooseLeaning(latest.result) === 'even'),
    thin: count(([latest]) => latest.result.thin),
    liked: count(([latest]) => liked.has(latest.stockCode)),
    turned: count(hasTurned),
    analyses: all.reduce((sum, runs) => sum + runs.length, 0),
  };
}

function toRun({ _id, createdAt, tier, result }: NewsRun): NewsRunAnswer {
  return {
    _id: _id.toHexString(),
    created_at: createdAt.toISOString(),
    news_tier: tier,
    ...result.scores,
    reserve: result.reserve,
    thin: result.thin,
    percentage_value: result.percentage,
    score_version: result.scoreVersion,
    lead: result.lead,
  };
}

/** Short name of the event of a side with the most points. */
function findTop(events: readonly TimelineEvent[], side: NewsSide): string | null {
  const own = events.filter((event) => event.side === side).toSorted((one, other) => other.points - one.points);
  return own[0] === undefined ? null : writeShort(own[0]);
}
