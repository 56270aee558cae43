import { expect, it } from 'vitest';
import { writeAmounts } from './write-amounts.ts';

it.each([
  ['4890억원어치 자사주를 사들이기로 했어요.', '4,890억 원어치 자사주를 사들이기로 했어요.'],
  ['자사주 16조원을 소각하기로 했어요.', '자사주 16조 원을 소각하기로 했어요.'],
  ['1조2000억원 규모예요.', '1조 2,000억 원 규모예요.'],
  ['7980억원대 매출을 올렸어요.', '7,980억 원대 매출을 올렸어요.'],
  ['2억 달러와 300만달러예요.', '2억 달러와 300만 달러예요.'],
  ['2.5조원이에요.', '2.5조 원이에요.'],
  ['영업이익 1000~1200억원 전망', '영업이익 1,000~1,200억 원 전망'],
  ['유상증자 3000→2500억원 축소', '유상증자 3,000→2,500억 원 축소'],
  ['목표주가 4만→3만원 하향', '목표주가 4만→3만 원 하향'],
  ['유상증자 3000억 → 2500억원 축소', '유상증자 3,000억 → 2,500억 원 축소'],
  ['영업이익 1000～1200억원 전망', '영업이익 1,000～1,200억 원 전망'],
  ['2024~2027 5000억원 투자', '2024~2027 5,000억 원 투자'],
  ['코스피 3000, 5000억원 순매수', '코스피 3000, 5,000억 원 순매수'],
  // Written well already.
  ['4,890억 원이에요.', '4,890억 원이에요.'],
  // Whole won, and numbers that are no amounts.
  ['주당 1500원을 배당하기로 했어요.', '주당 1,500원을 배당하기로 했어요.'],
  ['2026년 6G 기술 5000건이에요.', '2026년 6G 기술 5000건이에요.'],
])('%s reads %s', (sentence, expected) => {
  expect(writeAmounts(sentence)).toBe(expected);
});

it('reads a long row of digits in no time', () => {
  const started = process.threadCpuUsage().user;
  const row = `매출 ${'1'.repeat(5_000)} 기록`;
  expect(writeAmounts(row)).toBe(row);
  writeAmounts('1조 '.repeat(1_000));
  expect(process.threadCpuUsage().user - started).toBeLessThan(500_000);
});
