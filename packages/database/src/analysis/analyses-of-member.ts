import type { AnalysisKind } from '@gaemi/domain/analysis/analysis-kind';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type QueryFilter, Types } from 'mongoose';
import { type AnalysisRecord, analysisStates } from './analysis.schema.ts';

/** An analysis of either kind, without its result. */
export type AnalysisOfKind = AnalysisRecord & { kind: AnalysisKind };

/** The place of an analysis in the list, newest first. */
export interface ListPlace {
  createdAt: Date;
  id: string;
}

/** Models of the kinds, by name: their schemas build on this folder. */
export const analysisModels = { news: 'NewsAnalysis', accumulation: 'Accumulation' } satisfies Record<
  AnalysisKind,
  string
>;
const kinds = Object.keys(analysisModels) as AnalysisKind[];
const OBJECT_ID = /^[0-9a-f]{24}$/;
const newestFirst = { createdAt: -1, _id: -1 } as const;

/** A member's analyses of both kinds, in any state. Every look-up names the owner. */
@Injectable()
export class AnalysesOfMember {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** By its id or its request id; a request id may look like an id of ours, which comes first. */
  async find(userId: string, id: string): Promise<AnalysisOfKind | null> {
    const byId = OBJECT_ID.test(id) ? await this.findOne({ _id: new Types.ObjectId(id), userId }) : null;
    return byId ?? this.findOne({ requestId: id, userId });
  }

  /** At most `limit` analyses after a place of the list, newest first. */
  async list(userId: string, { after, limit }: { after: ListPlace | null; limit: number }): Promise<AnalysisOfKind[]> {
    // With every state, the index by state serves as one by time.
    const filter: QueryFilter<AnalysisRecord> = { userId, state: { $in: [...analysisStates] } };
    if (after !== null) {
      const { createdAt, id } = after;
      filter.$or = [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: new Types.ObjectId(id) } }];
    }
    const found = await Promise.all(kinds.map((kind) => this.read(kind, filter, limit)));
    return found.flat().sort(isNewer).slice(0, limit);
  }

  private async findOne(filter: QueryFilter<AnalysisRecord>): Promise<AnalysisOfKind | null> {
    const found = await Promise.all(kinds.map((kind) => this.read(kind, filter, 1)));
    return found.flat()[0] ?? null;
  }

  private async read(
    kind: AnalysisKind,
    filter: QueryFilter<AnalysisRecord>,
    limit: number,
  ): Promise<AnalysisOfKind[]> {
    const analyses = this.connection.model<AnalysisRecord>(analysisModels[kind]);
    const query = analyses.find(filter, { result: 0, seen: 0 }).sort(newestFirst).limit(limit);
    const found = await query.lean<AnalysisRecord[]>().exec();
    return found.map((record) => ({ ...record, kind }));
  }
}

function isNewer(one: AnalysisOfKind, other: AnalysisOfKind): number {
  const byTime = other.createdAt.getTime() - one.createdAt.getTime();
  return byTime === 0 ? other._id.toHexString().localeCompare(one._id.toHexString()) : byTime;
}
