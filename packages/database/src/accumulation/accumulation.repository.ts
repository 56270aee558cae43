import type { AccumulationResult } from '@gaemi/domain/accumulation/result';
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
}
