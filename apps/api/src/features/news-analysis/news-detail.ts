import type { NewsDetail } from '@gaemi/contracts/news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsSide } from '@gaemi/domain/news-side';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { toNewsDetail } from './to-news-detail.ts';

/** One side of a finished analysis of the member. */
@Injectable()
export class ShowNewsDetail {
  constructor(private readonly analyses: NewsAnalysisRepository) {}

  async execute(userId: string, side: NewsSide, id: string): Promise<NewsDetail> {
    const detail = await this.analyses.findDetail(userId, side, id);
    if (detail === null) throw new AppError('ANALYSIS_NOT_FOUND');
    return toNewsDetail(detail._id.toHexString(), detail.content);
  }
}
