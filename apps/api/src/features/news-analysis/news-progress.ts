import { messages } from '@gaemi/contracts/messages';
import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';

/** How far a member's analysis is. */
@Injectable()
export class ShowNewsProgress {
  constructor(private readonly analyses: NewsAnalysisRepository) {}

  async execute(userId: string, requestId: string): Promise<NewsProgress> {
    const analysis = await this.analyses.findByRequestId(userId, requestId);
    if (analysis === null) throw new AppError('PROGRESS_NOT_FOUND');
    const { progress, statuses, state } = analysis;
    const detail = state === 'refunding' ? messages.refundPending : analysis.detail;
    return { progress, statuses, ...(detail !== null && { detail }) };
  }
}
