import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { AppError } from '@gaemi/runtime/app-error';
import { Injectable } from '@nestjs/common';
import { toCombinedNews } from './to-combined-news.ts';

/** A finished analysis of the member, by its id or by its request id. */
@Injectable()
export class ShowCombinedNews {
  constructor(
    private readonly analyses: NewsAnalysisRepository,
    private readonly watchlist: WatchlistRepository,
    private readonly directory: StockDirectory,
  ) {}

  async execute(userId: string, key: { id: string } | { requestId: string }): Promise<CombinedNews> {
    const analysis = await this.analyses.findFinished(userId, key);
    if (analysis === null) throw new AppError('ANALYSIS_NOT_FOUND');
    const [liked, list] = await Promise.all([
      this.watchlist.findCodes(userId, [analysis.stockCode]),
      this.directory.current(),
    ]);
    return toCombinedNews(analysis, { like: liked.has(analysis.stockCode), list });
  }
}
