import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import type { AccumulationRecord } from '../accumulation/accumulation.schema.ts';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';
import type { Paging } from '../find-page.ts';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';

type Listed = AnalysisRecord & { kind: 'news' | 'accumulation' };

/** What a member asked of both services. */
export interface MemberLoad {
  _id: Types.ObjectId;
  analyses: number;
  failed: number;
  credits: number;
}

/** Analyses of members, of both services. */
@Injectable()
export class AnalysesOfMemberRepository {
  constructor(
    @InjectModel('NewsAnalysis') private readonly news: Model<NewsAnalysisRecord>,
    @InjectModel('Accumulation') private readonly accumulations: Model<AccumulationRecord>,
  ) {}

  /** Members with the most analyses accepted since a moment. */
  async loadSince(since: Date, limit: number): Promise<MemberLoad[]> {
    const rows = await Promise.all(
      [this.news as unknown as Model<AnalysisRecord>, this.accumulations as unknown as Model<AnalysisRecord>].map(
        (model) =>
          model
            .aggregate<MemberLoad>([
              { $match: { createdAt: { $gte: since } } },
              {
                $group: {
                  _id: '$userId',
                  analyses: { $sum: 1 },
                  failed: { $sum: { $cond: [{ $eq: ['$state', 'error'] }, 1, 0] } },
                  // One that ended in error was refunded.
                  credits: { $sum: { $cond: [{ $eq: ['$state', 'error'] }, 0, '$charged'] } },
                },
              },
            ])
            .exec(),
      ),
    );
    const sums = new Map<string, MemberLoad>();
    for (const { _id, analyses, failed, credits } of rows.flat()) {
      const sum = sums.get(String(_id)) ?? { _id, analyses: 0, failed: 0, credits: 0 };
      sums.set(String(_id), {
        ...{ _id, analyses: sum.analyses + analyses },
        ...{ failed: sum.failed + failed, credits: sum.credits + credits },
      });
    }
    return [...sums.values()].sort((a, b) => b.analyses - a.analyses || b.credits - a.credits).slice(0, limit);
  }

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
