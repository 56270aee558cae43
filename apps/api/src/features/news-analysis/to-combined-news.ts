import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { FinishedNewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { StockDirectoryList } from '@gaemi/database/stock-master/stock-directory';
import { searchingPeriod } from '@gaemi/domain/seoul-time';

interface Today {
  /** The stock is on the member's watchlist. */
  like: boolean;
  /** The list of companies in force; null before the first one was loaded. */
  list: StockDirectoryList | null;
}

/** A finished analysis as the card shows it. */
export function toCombinedNews(analysis: FinishedNewsAnalysis, { like, list }: Today): CombinedNews {
  const { result } = analysis;
  const listed = list?.byCode.get(analysis.stockCode);
  return {
    _id: analysis._id.toHexString(),
    request_id: analysis.requestId,
    stock_code: analysis.stockCode,
    stock_name: analysis.stockName,
    present_name: listed === undefined || listed.name === analysis.stockName ? null : listed.name,
    like,
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
