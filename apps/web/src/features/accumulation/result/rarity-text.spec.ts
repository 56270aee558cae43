import type { MjbBaseRates } from '@gaemi/contracts/accumulation';
import { expect, it } from 'vitest';
import { buildAccumulation } from '../../../../testing/accumulation-records.ts';
import { fewPeriodsText, rarityText } from './rarity-text.ts';

const counts = { A: 9, B: 15, C: 40, D: 30, E: 86 };
const rates: MjbBaseRates = { window_days: 20, n: 180, first: counts, second: counts, third: counts, windows: [] };

it.each([
  ['A', '최근 1년의 같은 길이 기간 180번 중 5%가 A였어요. 드문 글자예요.'],
  ['B', '최근 1년의 같은 길이 기간 180번 중 13%가 B 이상이었어요. 가끔 나오는 글자예요.'],
  ['D', '최근 1년의 같은 길이 기간 180번 중 52%가 D 이상이었어요. 흔한 글자예요.'],
  ['E', '최근 1년의 같은 길이 기간 180번 중 48%가 E였어요.'],
] as const)('a letter %s is told beside the year', (letter, text) => {
  expect(rarityText({ measure: 'second', letter }, rates)).toBe(text);
});

it('a letter that no final period had is rare', () => {
  const none = { ...counts, A: 0, E: 95 };
  expect(rarityText({ measure: 'first', letter: 'A' }, { ...rates, first: none })).toBe(
    '최근 1년의 같은 길이 기간 180번에는 이런 글자가 없었어요. 드문 글자예요.',
  );
});

it('a share below one percent is not told as nothing, and all but one not as all', () => {
  const few = { ...counts, A: 1, E: 249, B: 0, C: 0, D: 0 };
  const tell = (letter: 'A' | 'E') => rarityText({ measure: 'first', letter }, { ...rates, n: 250, first: few });
  expect([tell('A'), tell('E')]).toEqual([
    expect.stringContaining('중 1%가 A였어요'),
    expect.stringContaining('중 99%가 E였어요'),
  ]);
  const most = { ...counts, A: 249, E: 1, B: 0, C: 0, D: 0 };
  const text = rarityText({ measure: 'first', letter: 'C' }, { ...rates, n: 250, first: most });
  expect(text).toContain('중 99%가 C 이상이었어요');
});

it.each([
  [185, '2026-02-23 ~ 2026-11-20', '저장된 날이 늘어난 뒤에 다시 구하면 보여 드려요.'],
  [186, '2026-02-20 ~ 2026-11-20', '1년 안에는 같은 길이의 기간이 60번이 안 돼요.'],
  // The year goes back from the day of the analysis: less of it lies before an early period.
  [61, '2026-01-26 ~ 2026-04-27', '1년 안에는 같은 길이의 기간이 60번이 안 돼요.'],
])('no rates of %i trading days (%s) are promised where the year cannot have them', (tradingDays, period, text) => {
  const record = buildAccumulation('MJB-1', { searching_period: period });
  const basis = { ...record.basis, trading_days: tradingDays };
  expect(fewPeriodsText({ ...record, basis })).toBe(`글자가 얼마나 드문지 견줄 기간이 모자라요. ${text}`);
});
