import type { NewsDetail, NewsSide } from '@gaemi/contracts/news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { AppError } from '@gaemi/runtime/app-error';
import { Injectable } from '@nestjs/common';

/** One side of a finished analysis of the member. */
@Injectable()
export class ShowNewsDetail {
  constructor(private readonly analyses: NewsAnalysisRepository) {}

  async execute(userId: string, side: NewsSide, id: string): Promise<NewsDetail> {
    const detail = await this.analyses.findDetail(userId, side, id);
    if (detail === null) throw new AppError('ANALYSIS_NOT_FOUND');
    return { ...detail.content, _id: detail._id.toHexString() };
  }
}
