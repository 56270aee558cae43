import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { FinishedNewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { searchingPeriod } from '@gaemi/domain/seoul-time';
import type { StockToday } from '../../finished-analyses.ts';

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
    good_news_score: result.goodScore,
    bad_news_score: result.badScore,
    percentage_value: result.percentage,
    good_summary: result.goodSummary,
    bad_summary: result.badSummary,
    searching_period: searchingPeriod(analysis.fromDay, analysis.toDay),
    created_at: analysis.createdAt.toISOString(),
    good_news_obj_id: result.goodNewsId.toHexString(),
    bad_news_obj_id: result.badNewsId.toHexString(),
    coverage: result.coverage,
    data_source: result.dataSource,
    judged_by: result.judgedBy,
  };
}
