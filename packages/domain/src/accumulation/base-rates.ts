import { accumulate, type Letters } from './accumulate.ts';
import { quietDays, sumBrokerDays } from './broker-days.ts';
import type { BrokerDay } from './broker-trading.ts';
import {
  type AccumulationLetter,
  type AccumulationMeasure,
  accumulationLetters,
  accumulationMeasures,
} from './letters.ts';

/** Fewest periods of the same length for which shares are told: fewer say nothing about how rare a letter is. */
export const MIN_WINDOWS = 60;

/** A period that ends on a day, with the letters that it would have had. */
export interface LetterWindow {
  to: string;
  letters: Letters;
}

/** How many periods had each letter, for each measure. */
export type LetterCounts = Record<AccumulationMeasure, Record<AccumulationLetter, number>>;

/** How often periods of the same length had each letter. Periods overlap: they are days, not independent trials. */
export interface BaseRates {
  /** Trading days of each period. */
  windowDays: number;
  /** By their last day. */
  windows: LetterWindow[];
  counts: LetterCounts;
}

/** Whether so many trading days have enough periods of a length, were all of them stored. */
export const hasEnoughWindows = (tradingDays: number, windowDays: number): boolean =>
  tradingDays - windowDays + 1 >= MIN_WINDOWS;

/**
 * Counts the letters of every period of `windowDays` trading days whose days are all among the stored ones.
 * `tradingDays`: all of the year, ascending. `stored`: those whose figures are final. All letters rest on the same
 * floating shares. A period without a trade has no letters, and one that begins before the first trade of all, as before a
 * listing, is none of the same length. Null below `MIN_WINDOWS` periods.
 */
export function computeBaseRates(input: {
  tradingDays: readonly string[];
  stored: readonly BrokerDay[];
  windowDays: number;
  floatingShares: number;
}): BaseRates | null {
  const { tradingDays, stored, windowDays, floatingShares } = input;
  const dayOf = new Map(stored.map((day) => [day.day, day]));
  const windows: LetterWindow[] = [];
  const first = tradingDays.findIndex((day) => hasTrades(dayOf.get(day)));
  if (first === -1) return null;
  for (let end = first + windowDays; end <= tradingDays.length; end += 1) {
    const days = tradingDays.slice(end - windowDays, end).flatMap((day) => dayOf.get(day) ?? []);
    const to = tradingDays[end - 1];
    if (to === undefined || days.length < windowDays) continue;
    const brokers = sumBrokerDays(days);
    if (brokers.length > 0) windows.push({ to, letters: accumulate({ brokers, floatingShares }).letters });
  }
  return windows.length < MIN_WINDOWS ? null : { windowDays, windows, counts: countLetters(windows) };
}

const hasTrades = (day: BrokerDay | undefined): boolean => day !== undefined && quietDays([day]).length === 0;

export function countLetters(windows: readonly LetterWindow[]): LetterCounts {
  const counts = ofEach(accumulationMeasures, () => ofEach(accumulationLetters, () => 0));
  for (const { letters } of windows) {
    for (const measure of accumulationMeasures) counts[measure][letters[measure]] += 1;
  }
  return counts;
}

/** Share, from 0 to 1, of the periods that had this letter or a better one. */
export function shareAtLeast(counts: LetterCounts[AccumulationMeasure], letter: AccumulationLetter): number {
  const all = accumulationLetters.reduce((sum, each) => sum + counts[each], 0);
  const reached = accumulationLetters.slice(0, accumulationLetters.indexOf(letter) + 1);
  return reached.reduce((sum, each) => sum + counts[each], 0) / all;
}

export type Rarity = 'rare' | 'occasional' | 'common';

/** In words: rare up to one period of ten, occasional up to four. */
export function rateRarity(share: number): Rarity {
  if (share <= 0.1) return 'rare';
  return share <= 0.4 ? 'occasional' : 'common';
}

function ofEach<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  // `Object.fromEntries` gives string keys; they are those of the list.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
