import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { AccumulationRecord } from '../accumulation/accumulation.schema.ts';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';
import type { NewsDetailRecord } from '../news-analysis/news-detail.schema.ts';
import type { NewsEvidenceRecord } from '../news-analysis/news-evidence.schema.ts';

/** Analyses removed in one step. */
const BATCH = 200;

/** Analyses that ended in error and were refunded. No history lists them; their rows of the credit log stay. */
@Injectable()
export class FailedAnalysesRepository {
  constructor(
    @InjectModel('NewsAnalysis') private readonly news: Model<NewsAnalysisRecord>,
    @InjectModel('NewsDetail') private readonly details: Model<NewsDetailRecord>,
    @InjectModel('NewsEvidence') private readonly evidence: Model<NewsEvidenceRecord>,
    @InjectModel('Accumulation') private readonly accumulations: Model<AccumulationRecord>,
  ) {}

  /** Removes those that ended before a moment, with what was gathered for them. Returns their number. */
  async removeBefore(moment: Date): Promise<number> {
    const failed = { state: 'error', finishedAt: { $lt: moment } } as const;
    let removed = 0;
    for (;;) {
      const found = await this.news.find(failed, { _id: 1 }).limit(BATCH).lean().exec();
      const ids = found.map(({ _id }) => _id);
      // The analysis goes last: what a crash leaves is found again.
      await this.details.deleteMany({ analysisId: { $in: ids } });
      await this.evidence.deleteMany({ _id: { $in: ids } });
      removed += (await this.news.deleteMany({ ...failed, _id: { $in: ids } })).deletedCount;
      if (ids.length < BATCH) break;
    }
    return removed + (await this.accumulations.deleteMany(failed)).deletedCount;
  }
}
