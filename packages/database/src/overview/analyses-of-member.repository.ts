import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import type { AccumulationRecord } from '../accumulation/accumulation.schema.ts';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';
import type { Paging } from '../find-page.ts';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';

type Listed = AnalysisRecord & { kind: 'news' | 'accumulation' };

/** Analyses of a member, of both services. */
@Injectable()
export class AnalysesOfMemberRepository {
  constructor(
    @InjectModel('NewsAnalysis') private readonly news: Model<NewsAnalysisRecord>,
    @InjectModel('Accumulation') private readonly accumulations: Model<AccumulationRecord>,
  ) {}

  /** Newest first. */
  async list(userId: string, { page, size }: Paging): Promise<{ items: Listed[]; total: number }> {
    const kinds = [
      { kind: 'news', model: this.news as unknown as Model<AnalysisRecord> },
      { kind: 'accumulation', model: this.accumulations as unknown as Model<AnalysisRecord> },
    ] as const;
    const filter = { userId: new Types.ObjectId(userId) };
    const found = await Promise.all(
      kinds.map(async ({ kind, model }) => {
        const newest = model
          .find(filter)
          .sort({ createdAt: -1 })
          .limit(page * size);
        const [records, total] = await Promise.all([
          newest.lean<AnalysisRecord[]>().exec(),
          model.countDocuments(filter).exec(),
        ]);
        return { items: records.map((record) => ({ ...record, kind })), total };
      }),
    );
    const items = found.flatMap((of) => of.items).sort((a, b) => +b.createdAt - +a.createdAt);
    return {
      items: items.slice((page - 1) * size, page * size),
      total: found.reduce((sum, { total }) => sum + total, 0),
    };
  }
}
