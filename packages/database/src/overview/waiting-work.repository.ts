import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { AccumulationRecord } from '../accumulation/accumulation.schema.ts';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';
import type { Backlog } from './backlog.repository.ts';

/** Analyses that no worker has taken. */
@Injectable()
export class WaitingWorkRepository {
  constructor(
    @InjectModel('NewsAnalysis') private readonly news: Model<NewsAnalysisRecord>,
    @InjectModel('Accumulation') private readonly accumulations: Model<AccumulationRecord>,
  ) {}

  async findWaiting(): Promise<Backlog> {
    const [news, accumulations] = await Promise.all([findWaiting(this.news), findWaiting(this.accumulations)]);
    const oldest = [news.oldest, accumulations.oldest].filter((at) => at !== null).sort((a, b) => +a - +b);
    return { count: news.count + accumulations.count, oldest: oldest[0] ?? null };
  }
}

async function findWaiting<Record extends AnalysisRecord>(analyses: Model<Record>): Promise<Backlog> {
  // The index of running analyses has the deadline.
  const waiting = { state: 'running', deadlineAt: { $exists: true }, lease: null } as const;
  const [count, oldest] = await Promise.all([
    analyses.countDocuments(waiting as object).exec(),
    analyses
      .findOne(waiting as object, { createdAt: 1 })
      .sort({ createdAt: 1 })
      .lean<AnalysisRecord>()
      .exec(),
  ]);
  return { count, oldest: oldest?.createdAt ?? null };
}
