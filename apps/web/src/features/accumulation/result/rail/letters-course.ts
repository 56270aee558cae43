import type { MjbRecord } from '@gaemi/contracts/accumulation';
import type { AccumulationLetter, AccumulationMeasure } from '@gaemi/domain/accumulation/letters';
import { isSynthetic } from '@gaemi/domain/sources';
import { compareText } from '@gaemi/domain/text-order';

/** A result among those of the same stock. */
export interface LettersColumn {
  id: string;
  period: string;
  /** Last day of the period: "11.19", in a year before that of the last column "25.11.19". */
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
 * The letters of a stock over time: the member's earlier results and the shown one by the last day of their periods. Of
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
  const byEnd = (records: readonly Listed[]) => records.toSorted((a, b) => compareText(endOf(a), endOf(b)));
  const columns = byEnd([...byEnd([...latest.values()]).slice(-EARLIER), shown]);
  const lastYear = columns.map(endOf).at(-1)?.slice(0, 4) ?? '';
  return columns.map((record) => ({
    id: record._id,
    period: record.searching_period,
    end: shortEnd(endOf(record), lastYear),
    letters: { first: record.first_mjb_grade, second: record.second_mjb_grade, third: record.third_mjb_grade },
    isShown: record === shown,
  }));
}

const shortEnd = (end: string, lastYear: string): string =>
  end
    .slice(end.startsWith(lastYear) ? 5 : 2)
    .split('-')
    .map(Number)
    .join('.');
const endOf = ({ searching_period: period }: Listed) => period.slice(-10);
