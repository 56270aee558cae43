import { accumulationLetters } from '@gaemi/domain/accumulation/letters';
import type { AccumulationResult } from '@gaemi/domain/accumulation/result';
import { tradingSources } from '@gaemi/domain/sources';
import { Schema } from 'mongoose';
import { type AnalysisRecord, analysisFields, indexAnalyses } from '../analysis/analysis.schema.ts';
import { defineSchema } from '../define-schema.ts';

/** One accumulation analysis of a member. */
export interface AccumulationRecord extends AnalysisRecord {
  result: AccumulationResult | null;
}

const letter = { type: String, enum: accumulationLetters, required: true } as const;
const anything = { type: Schema.Types.Mixed, required: true } as const;

const resultSchema = defineSchema<AccumulationResult>(
  {
    letters: { first: letter, second: letter, third: letter },
    percents: {
      first: { type: Number, default: null },
      second: { type: Number, required: true },
      third: { type: Number, required: true },
    },
    netBuyers: anything,
    basis: anything,
    brokers: anything,
    days: anything,
    baseRates: { type: Schema.Types.Mixed, default: null },
    shortSelling: { type: Schema.Types.Mixed, default: null },
    shareSplits: { type: Schema.Types.Mixed, default: undefined },
    dataSource: { type: String, enum: tradingSources, required: true },
    differingDays: { type: [String], default: undefined },
  },
  { _id: false },
);

export const accumulationSchema = defineSchema<AccumulationRecord>(
  { ...analysisFields, result: { type: resultSchema, default: null } },
  { collection: 'accumulations', versionKey: false },
);

indexAnalyses(accumulationSchema);
