import type { NewsExport } from '@gaemi/contracts/news-history';
import { NewsHistoryRepository } from '@gaemi/database/news-analysis/news-history.repository';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { toNewsExport } from './to-news-export.ts';

/** A finished analysis of the member with all that its scores rest on. */
@Injectable()
export class ExportNews {
  constructor(private readonly history: NewsHistoryRepository) {}

  async execute(userId: string, id: string): Promise<NewsExport> {
    const dossier = await this.history.findDossier(userId, id);
    if (dossier === null) throw new AppError('ANALYSIS_NOT_FOUND');
    return toNewsExport(dossier);
  }
}
