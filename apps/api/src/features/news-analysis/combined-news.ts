import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { Injectable } from '@nestjs/common';
import { FinishedAnalyses } from '../../finished-analyses.ts';
import { AppError } from '../../http/app-error.ts';
import { toCombinedNews } from './to-combined-news.ts';

/** A finished analysis of the member, by its id or by its request id. */
@Injectable()
export class ShowCombinedNews {
  constructor(
    private readonly analyses: NewsAnalysisRepository,
    private readonly finished: FinishedAnalyses,
  ) {}

  async execute(userId: string, key: { id: string } | { requestId: string }): Promise<CombinedNews> {
    const analysis = await this.analyses.findFinished(userId, key);
    if (analysis === null) throw new AppError('ANALYSIS_NOT_FOUND');
    return toCombinedNews(analysis, await this.finished.today(userId, analysis));
  }
}
