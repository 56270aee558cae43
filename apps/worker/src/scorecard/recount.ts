import { readFileSync } from 'node:fs';
import { firstCounted } from '@gaemi/domain/scorecard/filed-events';
import type { ScorecardInput } from '@gaemi/domain/scorecard/scorecard';
import { areWithheld, readEvents, readRows } from '@gaemi/domain/scorecard/scorecard-files';
import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { composeScorecard } from './compose-scorecard.ts';

/** Days in Seoul, both included; every row without them. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Reads downloaded files. Throws where one is none of ours. */
export function readFiles({ rows, events }: { rows: string; events: string }): ScorecardInput {
  return { rows: readRows(readFileSync(rows, 'utf8')), events: readEvents(readFileSync(events, 'utf8')) };
}

/**
 * Computes the answer of the API from rows, as it is sent. `rowsWithoutReturns`: the number of rows whose returns the rights
 * withhold. Events belong to a period by their own day.
 */
export function recount(
  { rows, events }: ScorecardInput,
  period: Period = {},
  mayLeave: (source: string) => boolean = () => true,
): { answer: string; rowsWithoutReturns: number } {
  const { from = '', to = '9999' } = period;
  for (const day of Object.values(period)) if (day !== undefined) startOfSeoulDay(day);
  if (from > to) throw new Error(`${from} is after ${to}`);
  const within = ({ day }: { day: string }) => day >= from && day <= to;
  const input = { rows: rows.filter(within), events: firstCounted(events).filter(within) };
  const { answer } = composeScorecard(input, mayLeave);
  return { answer: JSON.stringify(answer), rowsWithoutReturns: input.rows.filter(areWithheld).length };
}
