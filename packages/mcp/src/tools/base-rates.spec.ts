import { expect, it } from 'vitest';
import { writeRate } from './base-rates.ts';

const rate = { type: 'earnings', side: 'good', horizon: 5, n: 160, days: 55, median: 1.01, lo: 0.7, hi: 1.32 } as const;

it('a rate heard alone is one in excess of the market, after trading days', () => {
  expect(writeRate({ ...rate, confirmed: true })).toBe(
    '실적 호재 5거래일 뒤: 시장 평균 대비 +1.01% (중앙값, 95% 구간 0.7 ~ 1.32, 55일의 160건) 차이가 있었어요',
  );
  const fallen = { ...rate, type: 'of_a_newer_service', side: 'bad', median: -0.29, lo: -6.6, hi: 3.82 } as const;
  expect(writeRate({ ...fallen, confirmed: false })).toBe(
    'of_a_newer_service 악재 5거래일 뒤: 시장 평균 대비 -0.29% (중앙값, 95% 구간 -6.6 ~ 3.82, 55일의 160건) 차이를 확인하지 못했어요',
  );
});
