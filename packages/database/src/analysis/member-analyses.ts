import { endOfSeoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { findPage, type Paging } from '../find-page.ts';
import { namePattern } from '../literal-pattern.ts';
import type { AnalysisRecord } from './analysis.schema.ts';

/** Filter of finished analyses. Days are the day of the analysis in Seoul, both included. */
export interface FinishedFilter {
  stockName?: string | undefined;
  stockCode?: string | undefined;
  /** Codes of stocks whose analyses match `stockName`, too. */
  codes?: readonly string[];
  fromDay?: string | undefined;
  toDay?: string | undefined;
  /** Only results from one of these sources. */
  dataSources?: readonly string[] | undefined;
}

export interface FinishedQuery extends FinishedFilter, Paging {}

/** A member's analyses of one kind. Every lookup names the owner, so another member's analysis is never found. */
export abstract class MemberAnalyses<Analysis extends AnalysisRecord, Finished extends Analysis> {
  protected abstract readonly analyses: Model<AnalysisRecord>;

  findByRequestId(userId: string, requestId: string): Promise<Analysis | null> {
    return this.analyses.findOne({ userId, requestId }).lean<Analysis>().exec();
  }

  findFinished(userId: string, key: { id: string } | { requestId: string }): Promise<Finished | null> {
    const which = 'id' in key ? { _id: key.id } : { requestId: key.requestId };
    return this.analyses
      .findOne({ ...which, userId, state: 'done' })
      .lean<Finished>()
      .exec();
  }

  /** Returns the given fields of all finished analyses that fit, newest first. */
  protected listFields<Item>(userId: string, query: FinishedFilter, fields: Record<string, 1>): Promise<Item[]> {
    return this.analyses.find(buildFilter(userId, query), fields).sort(newestFirst).lean<Item[]>().exec();
  }

  /** Returns finished analyses, newest first, without the fields in `leftOut`. */
  protected list<Item = Finished>(
    userId: string,
    query: FinishedQuery,
    leftOut: Record<string, 0> = {},
  ): Promise<{ items: Item[]; total: number }> {
    const filter = buildFilter(userId, query);
    const { page, size } = query;
    return findPage(this.analyses, { filter, sort: newestFirst, leftOut, page, size });
  }
}

const newestFirst = { createdAt: -1, _id: -1 } as const;

function buildFilter(userId: string, query: FinishedFilter): QueryFilter<AnalysisRecord> {
  const filter: QueryFilter<AnalysisRecord> = { userId: new Types.ObjectId(userId), state: 'done' };
  if (query.stockCode !== undefined) filter.stockCode = query.stockCode;
  if (query.dataSources !== undefined) Object.assign(filter, { 'result.dataSource': { $in: [...query.dataSources] } });
  if (query.stockName) Object.assign(filter, namedFilter(query.stockName, query.codes));
  if (query.fromDay !== undefined || query.toDay !== undefined) {
    filter.createdAt = {
      ...(query.fromDay !== undefined && { $gte: startOfSeoulDay(query.fromDay) }),
      ...(query.toDay !== undefined && { $lte: endOfSeoulDay(query.toDay) }),
    };
  }
  return filter;
}

function namedFilter(name: string, codes: readonly string[] = []): QueryFilter<AnalysisRecord> {
  const named = { stockName: namePattern(name) };
  return codes.length === 0 ? named : { $or: [named, { stockCode: { $in: [...codes] } }] };
}
