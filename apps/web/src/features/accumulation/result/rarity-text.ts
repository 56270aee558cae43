import type { MjbBaseRates, MjbRecord } from '@gaemi/contracts/accumulation';
import {
  hasEnoughWindows,
  MIN_WINDOWS,
  type Rarity,
  rateRarity,
  shareAtLeast,
} from '@gaemi/domain/accumulation/base-rates';
import { firstDayOfReach } from '@gaemi/domain/market-calendar/day-refusal';
import { listTradingDays } from '@gaemi/domain/scorecard/market-returns';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Measured } from './measures.ts';

const words: Record<Rarity, string> = {
  rare: '드문 글자예요.',
  occasional: '가끔 나오는 글자예요.',
  common: '흔한 글자예요.',
};

/** Said once for all letters where too few periods are known, and what would bring more, if anything can. */
export function fewPeriodsText({ basis, searching_period: period, created_at: at }: MjbRecord): string {
  const days = listTradingDays(firstDayOfReach(seoulDay(new Date(at))), period.slice(-10));
  const outlook = hasEnoughWindows(days.length, basis.trading_days)
    ? '저장된 날이 늘어난 뒤에 다시 구하면 보여 드려요.'
    : `1년 안에는 같은 길이의 기간이 ${MIN_WINDOWS}번이 안 돼요.`;
  return `글자가 얼마나 드문지 견줄 기간이 모자라요. ${outlook}`;
}

/** How often periods of the same length had this letter or a better one in the year; it tells what was, never what comes. */
export function rarityText({ measure, letter }: Pick<Measured, 'measure' | 'letter'>, rates: MjbBaseRates) {
  const of = `최근 1년의 같은 길이 기간 ${rates.n}번`;
  // Every period had E or better, so E is told alone.
  if (letter === 'E') return `${of} 중 ${wholePercent(rates[measure].E / rates.n)}%가 E였어요.`;
  const share = shareAtLeast(rates[measure], letter);
  const reached = letter === 'A' ? 'A였어요' : `${letter} 이상이었어요`;
  return share === 0
    ? `${of}에는 이런 글자가 없었어요. ${words.rare}`
    : `${of} 중 ${wholePercent(share)}%가 ${reached}. ${words[rateRarity(share)]}`;
}

/** Whole percent of a share; 0 is none of all and 100 all of them. */
export function wholePercent(share: number): number {
  const percent = Math.round(100 * share);
  return share === 0 || share === 1 ? percent : Math.min(99, Math.max(1, percent));
}
