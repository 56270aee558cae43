import { failureSentences } from '@gaemi/contracts/failure-sentences';
import { messages } from '@gaemi/contracts/messages';
import type {
  CombinedNews,
  Coverage as CoverageAnswer,
  NewsPostAnswer,
  NewsProgress,
} from '@gaemi/contracts/news-analysis';
import type { NewsChanges } from '@gaemi/contracts/news-history';
import type { FinishedNewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsAnalysisRecord } from '@gaemi/database/news-analysis/news-analysis.schema';
import type { NewsDossier } from '@gaemi/database/news-analysis/news-history.repository';
import type { ExpectedTime } from '@gaemi/domain/analysis/expected-time';
import type { SeenNews } from '@gaemi/domain/analysis/seen-news';
import type { Coverage } from '@gaemi/domain/coverage';
import { sideFields } from '@gaemi/domain/news-side';
import { isComparable } from '@gaemi/domain/scoring/stock-runs';
import { searchingPeriod } from '@gaemi/domain/seoul-time';
import type { StockToday } from '../analysis/finished-analyses.ts';
import { newReasons } from './new-reasons.ts';

export function toNewsPostAnswer(
  analysis: Pick<NewsAnalysisRecord, 'requestId' | 'stockCode' | 'stockName' | 'grade' | 'charged'>,
): NewsPostAnswer {
  return {
    request_id: analysis.requestId,
    stock_code: analysis.stockCode,
    stock_name: analysis.stockName,
    model_tier: analysis.grade,
    charged: analysis.charged,
  };
}

/** What else is told of an analysis while it runs. */
interface WhileRunning {
  now: Date;
  expected: ExpectedTime | null;
}

export function toNewsProgress(
  analysis: Pick<NewsAnalysisRecord, 'progress' | 'statuses' | 'state' | 'failure' | 'createdAt' | 'seen'>,
  running?: WhileRunning,
): NewsProgress {
  const { progress, statuses, state, seen, createdAt } = analysis;
  const detail =
    state === 'refunding' ? messages.refundPending : analysis.failure && failureSentences[analysis.failure];
  return {
    progress,
    statuses,
    ...(detail !== null && { detail }),
    ...(running !== undefined && {
      elapsed: Math.max(0, Math.floor((running.now.getTime() - createdAt.getTime()) / 1000)),
      ...(running.expected !== null && { expected: running.expected }),
      ...(seen && { seen: toSeenNews(seen) }),
    }),
  };
}

function toSeenNews({ recent, ...counts }: SeenNews): NonNullable<NewsProgress['seen']> {
  return {
    ...counts,
    recent: recent.map(({ publishedAt, ...article }) => ({ ...article, published_at: publishedAt.toISOString() })),
  };
}

/** A finished analysis as the card shows it. */
export function toCombinedNews(analysis: FinishedNewsAnalysis, today: StockToday): CombinedNews {
  const { result } = analysis;
  return {
    _id: analysis._id.toHexString(),
    request_id: analysis.requestId,
    stock_code: analysis.stockCode,
    stock_name: analysis.stockName,
    ...today,
    model_tier: analysis.grade,
    news_tier: analysis.tier,
    score_version: result.scoreVersion,
    ...sideFields('news_score', (side) => result.scores[side]),
    reserve: result.reserve,
    thin: result.thin,
    lead: result.lead,
    percentage_value: result.percentage,
    ...sideFields('summary', (side) => result.summaries[side] || messages.textRemoved),
    searching_period: searchingPeriod(analysis.fromDay, analysis.toDay),
    created_at: analysis.createdAt.toISOString(),
    ...sideFields('news_obj_id', (side) => result.detailIds[side].toHexString()),
    coverage: toCoverage(result.coverage),
    read: result.coverage.kept,
    data_source: result.dataSource,
    judged_by: result.judgedBy,
  };
}

/** The evidence that a result rests on, in numbers. */
export function toCoverage({
  askedFrom,
  askedTo,
  coveredFrom,
  coveredTo,
  droppedBy,
  priceEvents,
  ...sameNames
}: Coverage): CoverageAnswer {
  return {
    asked_from: askedFrom,
    asked_to: askedTo,
    covered_from: coveredFrom,
    covered_to: coveredTo,
    dropped_by: droppedBy,
    price_events: priceEvents,
    ...sameNames,
  };
}

const nothingBefore: NewsChanges = {
  previous_id: null,
  previous_created_at: null,
  previous_tier: null,
  ...sideFields('change', () => null),
  ...sideFields('reasons', () => [], 'new_'),
  ...sideFields('reasons', () => [], 'gone_'),
};

/** The differences between an analysis and the one before it. What is not comparable is not compared. */
export function toNewsChanges(current: NewsDossier, previous: NewsDossier | null): NewsChanges {
  if (previous === null) return nothingBefore;
  const { result } = current.analysis;
  const { scores } = result;
  const before = previous.analysis;
  const known = {
    previous_id: before._id.toHexString(),
    previous_created_at: before.createdAt.toISOString(),
    previous_tier: before.tier,
  };
  if (!isComparable(before.result, result)) return { ...nothingBefore, ...known };
  return {
    ...known,
    ...sideFields('change', (side) => scores[side] - before.result.scores[side]),
    ...sideFields('reasons', (side) => newReasons(side, current, previous), 'new_'),
    ...sideFields('reasons', (side) => newReasons(side, previous, current), 'gone_'),
  };
}
