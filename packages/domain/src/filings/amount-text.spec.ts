import { expect, it } from 'vitest';
import { amountText, exactAmountText, shortAmount } from './amount-text.ts';

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
  [15_000, 'shares', '1만 5,000주', '2만주'],
  [12_000, 'won', '1만 2,000원', '1만'],
  [99_999_999, 'won', '1억 원', '1억'],
  [95_999_999, 'won', '9,600만 원', '9,600만'],
  [12.34, 'percent', '12.3%', '12.3%'],
] as const)('%d %s reads %s, as a label %s', (value, unit, ...[text, label]) => {
  expect(amountText({ value, unit })).toBe(text);
  expect(shortAmount({ value, unit })).toBe(label);
});

it.each([
  [15_000, '1만 5,000원'],
  [123_456, '12만 3,456원'],
  [361, '361원'],
  [20_000, '2만 원'],
  [9_999_999, '999만 9,999원'],
  [102.5, '102.5원'],
  [15_000.25, '1만 5,000.25원'],
  [0.3, '0.3원'],
])('%d won a share reads %s', (value, text) => {
  expect(exactAmountText({ value, unit: 'won' })).toBe(text);
});

it('tells cents a share', () => {
  expect(exactAmountText({ value: 0.07, unit: 'usd' })).toBe('0.07달러');
});
