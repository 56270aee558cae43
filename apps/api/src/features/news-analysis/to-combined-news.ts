import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { FinishedNewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { searchingPeriod } from '@gaemi/domain/seoul-time';
import type { StockToday } from '../../finished-analyses.ts';
import { toCoverage } from './to-coverage.ts';

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
    good_news_score: result.scores.good,
    bad_news_score: result.scores.bad,
    percentage_value: result.percentage,
    good_summary: result.summaries.good,
    bad_summary: result.summaries.bad,
    searching_period: searchingPeriod(analysis.fromDay, analysis.toDay),
    created_at: analysis.createdAt.toISOString(),
    good_news_obj_id: result.detailIds.good.toHexString(),
    bad_news_obj_id: result.detailIds.bad.toHexString(),
    coverage: toCoverage(result.coverage),
    data_source: result.dataSource,
    judged_by: result.judgedBy,
  };
}
