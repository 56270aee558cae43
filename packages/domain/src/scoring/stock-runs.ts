import type { NewsTier } from '../members/grades.ts';
import { bySide, type NewsSide } from '../news-side.ts';
import { isSynthetic, type NewsSourceName } from '../sources.ts';
import { directionOf } from './direction.ts';
import { isNearlyEven } from './verdict-words.ts';

/** Scores of a finished analysis as they are stored. */
interface StoredScores {
  scoreVersion: number;
  scores: Record<NewsSide, number>;
  reserve: number;
  percentage: number;
  thin: boolean;
}

/** A finished analysis of a stock, as far as it is compared with others. */
export interface StockRun {
  stockCode: string;
  tier: NewsTier;
  result: StoredScores & ComparedBy;
}

/** What two analyses must have in common. */
interface ComparedBy {
  scoreVersion: number;
  dataSource: NewsSourceName;
}

/** The side that an analysis leans to. */
export type Leaning = NewsSide | 'even';

/** Groups analyses, newest first, by stock: the stock that was analysed last comes first, its analyses newest first. */
export function groupByStock<Run extends StockRun>(runs: readonly Run[]): Map<string, [Run, ...Run[]]> {
  const stocks = new Map<string, [Run, ...Run[]]>();
  for (const run of runs) {
    const earlier = stocks.get(run.stockCode);
    if (earlier === undefined) stocks.set(run.stockCode, [run]);
    else earlier.push(run);
  }
  return stocks;
}

/**
 * Change in points from the analysis before to the latest; null without one before and where the two are not comparable, or of other
 * tiers: these read other periods.
 */
export function findChange([latest, before]: readonly [StockRun, ...StockRun[]]): Record<NewsSide, number> | null {
  if (before === undefined || !isAlike(latest, before)) return null;
  return bySide((side) => latest.result.scores[side] - before.result.scores[side]);
}

/** The side that an analysis leans to, strongly or not; none where its verdict claims none. */
export function chooseLeaning({
  percentage,
  thin,
  ...standing
}: Pick<StoredScores, 'percentage' | 'thin' | 'scores' | 'reserve'>): Leaning {
  if (isNearlyEven(standing)) return 'even';
  const direction = directionOf(percentage, thin);
  if (direction === 'even') return 'even';
  return direction === 'good' || direction === 'strong_good' ? 'good' : 'bad';
}

/** Whether the latest analysis leans to the opposite side of the one before. */
export function hasTurned([latest, before]: readonly [StockRun, ...StockRun[]]): boolean {
  if (before === undefined || !isAlike(latest, before)) return false;
  const leanings = [chooseLeaning(latest.result), chooseLeaning(before.result)];
  return leanings.includes('good') && leanings.includes('bad');
}

const isAlike = (one: StockRun, other: StockRun): boolean =>
  one.tier === other.tier && isComparable(one.result, other.result);

/** Whether two results say something of each other: of one formula, and both of real news or both of generated ones. */
export const isComparable = (one: ComparedBy, other: ComparedBy): boolean =>
  one.scoreVersion === other.scoreVersion && isSynthetic(one.dataSource) === isSynthetic(other.dataSource);
