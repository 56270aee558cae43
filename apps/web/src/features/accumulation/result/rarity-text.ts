import type { MjbBaseRates } from '@gaemi/contracts/accumulation';
import { type Rarity, rateRarity, shareAtLeast } from '@gaemi/domain/accumulation/base-rates';
import type { Measured } from './measures.ts';

const words: Record<Rarity, string> = {
  rare: '드문 글자예요.',
  occasional: '가끔 나오는 글자예요.',
  common: '흔한 글자예요.',
};

/** Said once for all letters where too few periods are known. */
export const TOO_FEW_PERIODS = '글자가 얼마나 드문지 견줄 기간이 모자라요. 저장된 날이 늘면 보여 드려요.';

/** How often periods of the same length had this letter or a better one in the year; it tells what was, never what comes. */
export function rarityText({ measure, letter }: Pick<Measured, 'measure' | 'letter'>, rates: MjbBaseRates) {
  const of = `최근 1년의 같은 길이 기간 ${rates.n}번`;
  // Every period had E or better, so E is told alone.
  if (letter === 'E') return `${of} 중 ${wholePercent(rates[measure].E / rates.n)}가 E였어요.`;
  const share = shareAtLeast(rates[measure], letter);
  const reached = letter === 'A' ? 'A였어요' : `${letter} 이상이었어요`;
  return share === 0
    ? `${of}에는 이런 글자가 없었어요. ${words.rare}`
    : `${of} 중 ${wholePercent(share)}가 ${reached}. ${words[rateRarity(share)]}`;
}

const wholePercent = (share: number) => `${Math.max(share > 0 ? 1 : 0, Math.round(100 * share))}%`;
