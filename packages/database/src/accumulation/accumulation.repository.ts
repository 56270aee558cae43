import type { AccumulationBasis, AccumulationResult } from '@gaemi/domain/accumulation/result';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';
import { type FinishedQuery, MemberAnalyses } from '../analysis/member-analyses.ts';
import type { AccumulationRecord } from './accumulation.schema.ts';

export type Accumulation = AccumulationRecord;

/** A finished analysis: result and end are set. */
export type FinishedAccumulation = AccumulationRecord & { result: AccumulationResult; finishedAt: Date };

/** A finished analysis in lists: without the brokers and days of the period, and without other periods. */
export type ListedAccumulation = Omit<FinishedAccumulation, 'result'> & {
  result: Omit<AccumulationResult, 'brokers' | 'days' | 'baseRates' | 'shortSelling'>;
};

/** The newest analysis of a stock, with the figures that say in words what came out. */
export type LatestAccumulation = Pick<ListedAccumulation, '_id' | 'stockCode' | 'fromDay' | 'toDay' | 'createdAt'> & {
  result: Pick<AccumulationResult, 'letters' | 'dataSource'> & {
    basis: Pick<
      AccumulationBasis,
      'majors' | 'majorBuy' | 'majorSell' | 'floatingShares' | 'tradingDays' | 'provisional'
    >;
  };
};

const fieldsOfLatest = {
  stockCode: 1,
  fromDay: 1,
  toDay: 1,
  createdAt: 1,
  'result.letters': 1,
  'result.dataSource': 1,
  'result.basis.majors': 1,
  'result.basis.majorBuy': 1,
  'result.basis.majorSell': 1,
  'result.basis.floatingShares': 1,
  'result.basis.tradingDays': 1,
  'result.basis.provisional': 1,
} as const;

/** Accumulation analyses of a member. */
@Injectable()
export class AccumulationRepository extends MemberAnalyses<Accumulation, FinishedAccumulation> {
  constructor(@InjectModel('Accumulation') protected readonly analyses: Model<AnalysisRecord>) {
    super();
  }

  /** Finished analyses, newest first. */
  listFinished(userId: string, query: FinishedQuery): Promise<{ items: ListedAccumulation[]; total: number }> {
    return this.list(userId, query, {
      'result.brokers': 0,
      'result.days': 0,
      'result.baseRates': 0,
      'result.shortSelling': 0,
    });
  }

  /** The newest finished analysis of each stock, by its code. */
  async listLatest(userId: string): Promise<Map<string, LatestAccumulation>> {
    const all = await this.listFields<LatestAccumulation>(userId, {}, fieldsOfLatest);
    // Newest first: of each stock the last one set is the newest.
    return new Map(all.toReversed().map((analysis) => [analysis.stockCode, analysis]));
  }
}
