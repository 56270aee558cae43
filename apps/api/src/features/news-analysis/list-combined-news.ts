import type { CombinedNews, CombinedNewsQuery } from '@gaemi/contracts/news-analysis';
import type { Paged } from '@gaemi/contracts/paging';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { Injectable } from '@nestjs/common';
import { FinishedAnalyses } from '../../finished-analyses.ts';
import { toCombinedNews } from './to-combined-news.ts';

/** The member's finished news analyses, newest first. */
@Injectable()
export class ListCombinedNews {
  constructor(
    private readonly analyses: NewsAnalysisRepository,
    private readonly finished: FinishedAnalyses,
  ) {}

  execute(userId: string, query: CombinedNewsQuery): Promise<Paged<CombinedNews>> {
    return this.finished.list(userId, query, { analyses: this.analyses, toAnswer: toCombinedNews });
  }
}
