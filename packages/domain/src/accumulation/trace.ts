import type { LetterBasis } from './accumulate.ts';
import { requireShares } from './letters.ts';

/** The grades of a trace, the clearest first. */
export const accumulationTraces = ['clear', 'medium', 'faint'] as const;
/** One word for the three letters: how much of the float the majors still hold of what they bought. It says nothing of a price. */
export type AccumulationTrace = (typeof accumulationTraces)[number];

export const traceSentences: Record<AccumulationTrace, string> = {
  clear: '매집 흔적이 뚜렷해요',
  medium: '매집 흔적이 보통이에요',
  faint: '매집 흔적이 약해요',
};

/** Bounds in percent: net buying of the majors ÷ floating shares, and what they sold ÷ what they bought. */
export const traceBounds = {
  clear: { netAtLeast: 1, resoldAtMost: 50 },
  faint: { netBelow: 0.5, resoldAtLeast: 90 },
} as const;

/** Grades a result by exact figures, so that no rounding moves it over a bound. Throws RangeError for figures that are not share counts. */
export function gradeTrace({
  majorBuy,
  majorSell,
  floatingShares,
}: Pick<LetterBasis, 'majorBuy' | 'majorSell' | 'floatingShares'>): AccumulationTrace {
  requireShares({ majorBuy, majorSell, floatingShares });
  const net = 100 * (majorBuy - majorSell);
  const resold = 100 * majorSell;
  const { clear, faint } = traceBounds;
  if (net < faint.netBelow * floatingShares || resold >= faint.resoldAtLeast * majorBuy) return 'faint';
  return net >= clear.netAtLeast * floatingShares && resold <= clear.resoldAtMost * majorBuy ? 'clear' : 'medium';
}
