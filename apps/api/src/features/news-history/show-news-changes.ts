import type { NewsChanges } from '@gaemi/contracts/news-history';
import { NewsHistoryRepository } from '@gaemi/database/news-analysis/news-history.repository';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { newReasons } from './new-reasons.ts';

const nothingBefore: NewsChanges = {
  previous_id: null,
  previous_created_at: null,
  good_change: null,
  bad_change: null,
  new_good_reasons: [],
  new_bad_reasons: [],
};

/** What changed since the member's analysis of the same stock before this one. */
@Injectable()
export class ShowNewsChanges {
  constructor(private readonly history: NewsHistoryRepository) {}

  async execute(userId: string, id: string): Promise<NewsChanges> {
    const current = await this.history.findDossier(userId, id);
    if (current === null) throw new AppError('ANALYSIS_NOT_FOUND');
    const previous = await this.history.findPrevious(current.analysis);
    if (previous === null) return nothingBefore;
    const { result } = current.analysis;
    const before = previous.analysis;
    return {
      previous_id: before._id.toHexString(),
      previous_created_at: before.createdAt.toISOString(),
      good_change: result.scores.good - before.result.scores.good,
      bad_change: result.scores.bad - before.result.scores.bad,
      new_good_reasons: newReasons('good', current, previous),
      new_bad_reasons: newReasons('bad', current, previous),
    };
  }
}
