import type { AccumulationMeasure } from '@gaemi/domain/accumulation/letters';

/** Names of the three measures, in the order of their letters. */
export const measureNames: Record<AccumulationMeasure, string> = {
  first: '매수·매도비',
  second: '주요 매집비',
  third: '선도 매집비',
};
