import type { MjbBasis, MjbDetail } from '@gaemi/contracts/accumulation';
import { mjbLetter } from '@gaemi/contracts/accumulation-letters';
import { type TradingSourceName, tradingSource } from '@gaemi/contracts/data-sources';
import { Schema } from 'mongoose';
import { type AnalysisRecord, analysisFields, indexAnalyses } from '../analysis/analysis.schema.ts';

/** What an accumulation analysis found out, in the names and shapes it is answered in. */
export interface AccumulationResult
  extends Pick<
    MjbDetail,
    | 'first_mjb_grade'
    | 'second_mjb_grade'
    | 'third_mjb_grade'
    | 'first_mjb'
    | 'second_mjb'
    | 'third_mjb'
    | 'net_buyers'
    | 'brokers'
    | 'days'
  > {
  basis: MjbBasis;
  data_source: TradingSourceName;
  /** Days whose brokers do not add up to what the source says, for whoever checks the record. */
  differing_days?: string[] | undefined;
}

/** One accumulation analysis of a member. */
export interface AccumulationRecord extends AnalysisRecord {
  result: AccumulationResult | null;
}

const letter = { type: String, enum: mjbLetter.options, required: true } as const;
const anything = { type: Schema.Types.Mixed, required: true } as const;

const resultSchema = new Schema<AccumulationResult>(
  {
    first_mjb_grade: letter,
    second_mjb_grade: letter,
    third_mjb_grade: letter,
    first_mjb: { type: Number, default: null },
    second_mjb: { type: Number, required: true },
    third_mjb: { type: Number, required: true },
    net_buyers: anything,
    basis: anything,
    brokers: anything,
    days: anything,
    data_source: { type: String, enum: tradingSource.options, required: true },
    differing_days: { type: [String], default: undefined },
  },
  { _id: false },
);

export const accumulationSchema = new Schema<AccumulationRecord>(
  { ...analysisFields, result: { type: resultSchema, default: null } },
  { collection: 'accumulations', versionKey: false },
);

indexAnalyses(accumulationSchema);
