import type { RecentAnalysis } from '@gaemi/contracts/home';
import type { ListedAccumulation } from '@gaemi/database/accumulation/accumulation.repository';
import type { FinishedNewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';

export function toRecentNews({ _id, stockCode, stockName, createdAt, result }: FinishedNewsAnalysis): RecentAnalysis {
  return {
    service: 'news',
    _id: _id.toHexString(),
    stock_code: stockCode,
    stock_name: stockName,
    good: result.scores.good,
    bad: result.scores.bad,
    reserve: result.reserve,
    thin: result.thin ?? false,
    percentage_value: result.percentage,
    top_reason: result.lead?.[0] ?? null,
    created_at: createdAt.toISOString(),
  };
}

export function toRecentAccumulation({
  _id,
  stockCode,
  stockName,
  createdAt,
  result: { letters },
}: ListedAccumulation): RecentAnalysis {
  return {
    service: 'mjb',
    _id: _id.toHexString(),
    stock_code: stockCode,
    stock_name: stockName,
    letters: [letters.first, letters.second, letters.third],
    created_at: createdAt.toISOString(),
  };
}
