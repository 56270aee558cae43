import { bandOrder } from '@gaemi/domain/scorecard/scorecard';
import type { FiledEvent, ScorecardRow } from '@gaemi/domain/scorecard/scorecard-row';
import { judgeNames } from '@gaemi/domain/sources';
import { markets } from '@gaemi/domain/stock-master/listed-company';
import { appendOnly } from '../append-only.ts';
import { defineSchema } from '../define-schema.ts';

/** A frozen score with the events that a filing could have confirmed by then. It belongs to no member. */
export interface ScorecardRowRecord extends ScorecardRow {
  events: Omit<FiledEvent, 'stockCode'>[];
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const scorecardRowSchema = defineSchema<ScorecardRowRecord>(
  {
    stockCode: text,
    market: { ...text, enum: markets },
    day: text,
    scoreVersion: number,
    asOf: { type: Date, required: true },
    good: number,
    bad: number,
    percentage: number,
    direction: { ...text, enum: bandOrder },
    judgedBy: { ...text, enum: judgeNames },
    judgeVersion: text,
    events: {
      type: [
        defineSchema<ScorecardRowRecord['events'][number]>(
          { type: text, day: text, confirmedOn: { type: String, default: null } },
          { _id: false },
        ),
      ],
      required: true,
    },
  },
  { collection: 'scorecard_rows', versionKey: false },
);

// The first result of a stock, day and version is the row, and the order of the files.
scorecardRowSchema.index({ day: 1, stockCode: 1, scoreVersion: 1 }, { unique: true });
appendOnly(scorecardRowSchema);
