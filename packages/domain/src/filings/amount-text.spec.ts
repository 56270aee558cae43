import { expect, it } from 'vitest';
import { amountText, shortAmount } from './amount-text.ts';

it.each([
  [421_034_500_000, 'won', '4,210억 원', '4,210억'],
  [1_230_000_000_000, 'won', '1조 2,300억 원', '1.2조'],
  [2_000_000_000_000, 'won', '2조 원', '2조'],
  [999_999_999_999, 'won', '1조 원', '1조'],
  [350_000_000, 'won', '3억 5,000만 원', '4억'],
  [-30_000_000_000, 'won', '300억 원', '300억'],
  [361, 'won', '361원', '361원'],
  [9_999, 'won', '9,999원', '9,999원'],
  [300_000_000, 'usd', '3억 달러', '3억달러'],
  [1_000_000, 'shares', '100만 주', '100만주'],
  [752_688, 'shares', '75만 주', '75만주'],
  [12.34, 'percent', '12.3%', '12.3%'],
] as const)('%d %s reads %s, as a label %s', (value, unit, ...[text, label]) => {
  expect(amountText({ value, unit })).toBe(text);
  expect(shortAmount({ value, unit })).toBe(label);
});
