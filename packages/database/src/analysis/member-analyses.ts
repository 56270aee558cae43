import type { Paging } from '@gaemi/contracts/paging';
import { endOfSeoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { findPage } from '../find-page.ts';
import { literalPattern } from '../literal-pattern.ts';
import type { AnalysisRecord } from './analysis.schema.ts';

/** Which finished analyses a list asks for. Days ask for the day of the analysis, in Seoul, both included. */
export interface FinishedQuery extends Paging {
  stock_name?: string | undefined;
  stock_code?: string | undefined;
  /** Analyses of these stocks fit `stock_name`, too: their companies have been renamed. */
  renamed_codes?: readonly string[];
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** A member's analyses of one kind. Every look-up names the owner: somebody else's analysis is not there. */
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

  /** Finished analyses, newest first, without what `leftOut` names. */
  protected list<Item = Finished>(
    userId: string,
    query: FinishedQuery,
    leftOut: Record<string, 0> = {},
  ): Promise<{ items: Item[]; total: number }> {
    const filter: QueryFilter<AnalysisRecord> = { userId: new Types.ObjectId(userId), state: 'done' };
    if (query.stock_code !== undefined) filter.stockCode = query.stock_code;
    if (query.stock_name) Object.assign(filter, namedFilter(query.stock_name, query.renamed_codes));
    if (query.start_date !== undefined || query.end_date !== undefined) {
      filter.createdAt = {
        ...(query.start_date !== undefined && { $gte: startOfSeoulDay(query.start_date) }),
        ...(query.end_date !== undefined && { $lte: endOfSeoulDay(query.end_date) }),
      };
    }
    const { page, size } = query;
    return findPage(this.analyses, { filter, sort: { createdAt: -1, _id: -1 }, leftOut, page, size });
  }
}

function namedFilter(name: string, renamedCodes: readonly string[] = []): QueryFilter<AnalysisRecord> {
  const named = { stockName: literalPattern(name) };
  return renamedCodes.length === 0 ? named : { $or: [named, { stockCode: { $in: [...renamedCodes] } }] };
}
