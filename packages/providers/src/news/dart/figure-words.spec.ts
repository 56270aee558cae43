import { figuresOccurIn } from '@gaemi/domain/figures/figures-occur-in';
import type { FilingFigure } from '@gaemi/domain/filings/filing';
import { expect, it } from 'vitest';
import { figuresInWords } from './figure-words.ts';

const words = (...figures: FilingFigure[]) => figuresInWords(figures);

it('figures are written in groups of four digits', () => {
  expect(words()).toBe('');
  expect(words({ name: 'contract_amount', value: 44_200_000_000, unit: 'won' })).toBe('계약금액 442억원');
  expect(words({ name: 'contract_amount', value: 853_142_656_380, unit: 'won' })).toBe('계약금액 8531억 4265만 6380원');
  expect(words({ name: 'contract_amount', value: 120_000_000, unit: 'usd' })).toBe('계약금액 1억 2000만달러');
  expect(words({ name: 'revenue', value: 171_500_000_000_000, unit: 'won' })).toBe('매출액 171조 5000억원');
  expect(words({ name: 'dividend_per_share', value: 374, unit: 'won' })).toBe('1주당 배당금 374원');
  expect(words({ name: 'dividend_per_share', value: 12.5, unit: 'won' })).toBe('1주당 배당금 12.5원');
  expect(words({ name: 'new_shares', value: 1_500_000, unit: 'shares' })).toBe('신주 150만주');
});

it('a loss is named as one', () => {
  expect(
    words(
      { name: 'revenue', value: 1e12, unit: 'won' },
      { name: 'operating_profit', value: -3e9, unit: 'won' },
      { name: 'net_profit', value: -1, unit: 'won' },
    ),
  ).toBe('매출액 1조원, 영업손실 30억원, 당기순손실 1원');
});

it('a judgement may name the figures in other words', () => {
  const source = words(
    { name: 'contract_amount', value: 853_142_656_380, unit: 'won' },
    { name: 'new_shares', value: 1_500_000, unit: 'shares' },
  );
  expect(figuresOccurIn('신주 1,500,000주', source)).toBe(true);
  expect(figuresOccurIn('853,142,656,380원', source)).toBe(true);
});
