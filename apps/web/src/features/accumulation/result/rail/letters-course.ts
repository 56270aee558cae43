import type { MjbRecord } from '@gaemi/contracts/accumulation';
import type { AccumulationLetter, AccumulationMeasure } from '@gaemi/domain/accumulation/letters';
import { isSynthetic } from '@gaemi/domain/sources';

/** A result among those of the same stock. */
export interface LettersColumn {
  id: string;
  period: string;
  /** Last day of the period: "11.19". */
  end: string;
  letters: Record<AccumulationMeasure, AccumulationLetter>;
  isShown: boolean;
}

/** Earlier results that stand beside the shown one. */
const EARLIER = 6;

type Listed = Pick<
  MjbRecord,
  '_id' | 'created_at' | 'searching_period' | 'data_source' | 'first_mjb_grade' | 'second_mjb_grade' | 'third_mjb_grade'
>;

/**
 * The letters of a stock over time: the member's earlier results by the last day of their periods, then the shown one. Of
 * results over the same period only the latest stays. Generated trades say nothing of real ones.
 */
export function lettersCourse(shown: Listed, records: readonly Listed[]): LettersColumn[] {
  const isSample = isSynthetic(shown.data_source);
  const earlier = records.filter(
    ({ _id, created_at, data_source }) =>
      _id !== shown._id && created_at < shown.created_at && isSynthetic(data_source) === isSample,
  );
  const latest = new Map<string, Listed>();
  for (const record of earlier.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))) {
    if (record.searching_period !== shown.searching_period) latest.set(record.searching_period, record);
  }
  const byEnd = [...latest.values()].toSorted((a, b) => (endOf(a) < endOf(b) ? -1 : 1));
  return [...byEnd.slice(-EARLIER), shown].map((record) => ({
    id: record._id,
    period: record.searching_period,
    end: endOf(record).slice(5).split('-').map(Number).join('.'),
    letters: { first: record.first_mjb_grade, second: record.second_mjb_grade, third: record.third_mjb_grade },
    isShown: record === shown,
  }));
}

const endOf = ({ searching_period: period }: Listed) => period.slice(-10);
