import { expect, it } from 'vitest';
import { describeNone, summarise } from './prices.ts';

it.each([
  [70_010, 70_000, '(0.0%)'],
  [70_000, 70_010, '(0.0%)'],
  [70_000, 69_300, '(-1.0%)'],
  [70_000, 70_700, '(1.0%)'],
])('from %d to %d the change is shown as %s', (before, after, shown) => {
  const days = [before, after].map((close, at) => ({ day: `2026-11-2${at}`, close, volume: 1 }));
  expect(summarise(days).join()).toContain(shown);
});

it.each([
  [null, '이 기간에 보여줄 수 있는 저장된 주가가 없어요.'],
  ['2026-11-30', '이 기간에 보여줄 수 있는 저장된 주가가 없어요. 저장된 마지막 날은 2026-11-30이에요.'],
  ['2026-11-25', '이 기간에 보여줄 수 있는 저장된 주가가 없어요. 저장된 마지막 날은 2026-11-25예요.'],
])('a period without closes names the last day that has one: %s', (asOf, said) => {
  expect(describeNone(asOf)).toBe(said);
});
