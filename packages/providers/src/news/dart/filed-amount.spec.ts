import { describe, expect, it } from 'vitest';
import { filedAmount, plainNumber, statedMoneyUnits } from './filed-amount.ts';

describe('plainNumber', () => {
  it.each([
    ['1,234,567', 1_234_567],
    [' 1234 ', 1234],
    ['171.50', 171.5],
    ['-30', -30],
    ['−30', -30],
    ['△1,234', -1234],
    ['(1,234)', -1234],
    ['+12', 12],
    ['0', 0],
  ])('reads %s', (text, value) => {
    expect(plainNumber(text)).toBe(value);
  });

  it.each(['', '-', '1,23', '12,3456', '12%', '▲12', '1.2.3', '약 12', '12 34원', '1'.repeat(19)])(
    'does not guess %s',
    (text) => {
      expect(plainNumber(text)).toBeUndefined();
    },
  );
});

describe('filedAmount', () => {
  it.each([
    ['1,234', '원', 1_234, 'won'],
    ['1,234', '백만원', 1_234_000_000, 'won'],
    ['(30)', '억원', -3_000_000_000, 'won'],
    ['171.50', '조원', 171_500_000_000_000, 'won'],
    ['2', '십억원', 2_000_000_000, 'won'],
    ['12.5', 'USD', 12.5, 'usd'],
    ['1,000', '천달러', 1_000_000, 'usd'],
    ['1,234 백만원', undefined, 1_234_000_000, 'won'],
    ['1,234원', '백만원', 1_234, 'won'],
  ] as const)('reads %s in %s', (...[text, stated, value, unit]) => {
    expect(filedAmount(text, stated)).toEqual({ value, unit });
  });

  it.each([
    ['1,234', undefined],
    ['1,234', '엔'],
    ['1,234 EUR', '원'],
    ['1,234 (5%)', '원'],
    ['-', '원'],
  ])('does not guess %s in %s', (text, stated) => {
    expect(filedAmount(text, stated)).toBeUndefined();
  });
});

it.each([
  ['구분(단위 : 백만원, %)', ['백만원']],
  ['단위: 억원', ['억원']],
  ['( 단위 : 천원 )', ['천원']],
  ['(단위：USD)', ['USD']],
  ['단위 : 주, %', []],
  ['단위 : 백만엔', []],
  ['부서 단위 조직', []],
])('the units of %s are %j', (text, units) => {
  expect(statedMoneyUnits(text)).toEqual(units);
});
