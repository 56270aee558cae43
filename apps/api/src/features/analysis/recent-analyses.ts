import type { RecentAnalysis } from '@gaemi/contracts/home';
import { AccumulationRepository, type ListedAccumulation } from '@gaemi/database/accumulation/accumulation.repository';
import {
  type FinishedNewsAnalysis,
  NewsAnalysisRepository,
} from '@gaemi/database/news-analysis/news-analysis.repository';
import { ownLines } from '@gaemi/domain/judge/reasons/summaries';
import { Injectable } from '@nestjs/common';

const newest = { page: 1, size: 1 };

/** A member's finished analyses of both services. */
@Injectable()
export class RecentAnalyses {
  constructor(
    private readonly news: NewsAnalysisRepository,
    private readonly accumulations: AccumulationRepository,
  ) {}

  /** The newest ones. */
  async list(userId: string, size: number): Promise<RecentAnalysis[]> {
    const [news, accumulations] = await Promise.all([
      this.news.listFinished(userId, { page: 1, size }),
      this.accumulations.listFinished(userId, { page: 1, size }),
    ]);
    const recent = [...news.items.map(toRecentNews), ...accumulations.items.map(toRecentAccumulation)];
    return recent.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)).slice(0, size);
  }

  /** The newest of each service on a stock. */
  async findOfStock(
    userId: string,
    stockCode: string,
  ): Promise<{ news: RecentAnalysis | null; accumulation: RecentAnalysis | null }> {
    const [{ items: news }, { items: accumulations }] = await Promise.all([
      this.news.listFinished(userId, { stockCode, ...newest }),
      this.accumulations.listFinished(userId, { stockCode, ...newest }),
    ]);
    return {
      news: news.map(toRecentNews)[0] ?? null,
      accumulation: accumulations.map(toRecentAccumulation)[0] ?? null,
    };
  }
}

function toRecentNews({ _id, stockCode, stockName, createdAt, result }: FinishedNewsAnalysis): RecentAnalysis {
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
    top_reason: ownLines(result.lead ?? [])[0] ?? null,
    data_source: result.dataSource,
    created_at: createdAt.toISOString(),
  };
}

function toRecentAccumulation({
  _id,
  stockCode,
  stockName,
  createdAt,
  result: { letters, dataSource },
}: ListedAccumulation): RecentAnalysis {
  return {
    service: 'mjb',
    _id: _id.toHexString(),
    stock_code: stockCode,
    stock_name: stockName,
    letters: [letters.first, letters.second, letters.third],
    data_source: dataSource,
    created_at: createdAt.toISOString(),
  };
}
