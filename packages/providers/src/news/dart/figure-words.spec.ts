import { checkSentence } from '@gaemi/domain/fact-check/check-sentence';
import type { FilingFigure } from '@gaemi/domain/filings/filing';
import { filingSentence } from '@gaemi/domain/filings/filing-sentence';
import { readReportName } from '@gaemi/domain/filings/report-name';
import { expect, it } from 'vitest';
import { figuresInWords, termsInWords } from './figure-words.ts';

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

it('a percentage is named with its whole, a change of results with its direction', () => {
  expect(words({ name: 'contract_amount', value: 7.66, unit: 'percent' })).toBe('최근 매출액의 7.66%');
  expect(words({ name: 'loss_amount', value: 6.2, unit: 'percent' })).toBe('자기자본의 6.2%');
  expect(words({ name: 'reduced_shares', value: 90, unit: 'percent' })).toBe('감자비율 90%');
  expect(words({ name: 'operating_profit', value: 26.7, unit: 'percent' })).toBe('영업이익 전년보다 26.7% 증가');
  expect(words({ name: 'net_profit', value: -5, unit: 'percent' })).toBe('당기순이익 전년보다 5% 감소');
});

it('the change of a loss is left out: forms write a smaller one with either sign', () => {
  expect(
    words(
      { name: 'revenue', value: -12, unit: 'percent' },
      { name: 'operating_profit', value: -5e9, unit: 'won' },
      { name: 'operating_profit', value: -60, unit: 'percent' },
    ),
  ).toBe('매출액 전년보다 12% 감소, 영업손실 50억원');
});

it('the terms of a contract are named as far as they are known', () => {
  const terms = { partner: '나래반도체', from: '2026-06-05', to: null };
  expect(termsInWords(terms)).toBe('계약상대 나래반도체, 계약기간 2026-06-05 ~');
  expect(termsInWords({ partner: null, from: null, to: '2026-12-31' })).toBe('계약기간 ~ 2026-12-31');
  expect(termsInWords({ ...terms, from: null })).toBe('계약상대 나래반도체');
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
  const faults = (sentence: string) => checkSentence(sentence, { text: source, names: [] });
  expect(faults('신주 1,500,000주')).toEqual([]);
  expect(faults('853,142,656,380원')).toEqual([]);
});

it.each<[reportName: string, ...figures: FilingFigure[]]>([
  ['단일판매ㆍ공급계약체결', { name: 'contract_amount', value: 421_034_500_000, unit: 'won' }],
  ['단일판매ㆍ공급계약해지', { name: 'contract_amount', value: 114_000_000_000, unit: 'won' }],
  ['주요사항보고서(유상증자결정)', { name: 'issue_amount', value: 300e9, unit: 'won' }],
  ['주요사항보고서(무상증자결정)', { name: 'new_shares', value: 11_000_000, unit: 'shares' }],
  ['주요사항보고서(전환사채권발행결정)', { name: 'bond_amount', value: 20e9, unit: 'won' }],
  ['주요사항보고서(교환사채권발행결정)', { name: 'bond_amount', value: 20e9, unit: 'won' }],
  ['주요사항보고서(감자결정)'],
  ['주요사항보고서(회사합병결정)'],
  ['주요사항보고서(회사분할결정)'],
  ['주식병합결정'],
  ['주요사항보고서(자기주식취득결정)', { name: 'treasury_amount', value: 98_712_345_678, unit: 'won' }],
  ['주요사항보고서(자기주식처분결정)', { name: 'treasury_shares', value: 1_500_000, unit: 'shares' }],
  ['주식소각결정', { name: 'treasury_amount', value: 50e9, unit: 'won' }],
  ['현금ㆍ현물배당결정', { name: 'dividend_per_share', value: 15_000, unit: 'won' }],
  ['현금ㆍ현물배당결정', { name: 'dividend_total', value: 123_412_345_678, unit: 'won' }],
  ['타법인주식및출자증권취득결정', { name: 'transfer_amount', value: 8_400_000_000, unit: 'won' }],
  ['타법인주식및출자증권처분결정', { name: 'transfer_amount', value: 8_400_000_000, unit: 'won' }],
  ['신규시설투자등', { name: 'transfer_amount', value: 120e9, unit: 'won' }],
  ['소송등의제기ㆍ신청(경영권분쟁소송)', { name: 'claim_amount', value: 12e9, unit: 'won' }],
  [
    '연결재무제표기준영업(잠정)실적(공정공시)',
    { name: 'revenue', value: 3.421e12, unit: 'won' },
    { name: 'operating_profit', value: 120.4e9, unit: 'won' },
    { name: 'operating_profit', value: 12.3, unit: 'percent' },
  ],
  ['영업(잠정)실적(공정공시)', { name: 'operating_profit', value: -4.2e9, unit: 'won' }],
  ['생산중단'],
  ['생산재개'],
  ['횡령ㆍ배임혐의발생'],
  ['조회공시요구(풍문또는보도)에대한답변(미확정)'],
  ['분기보고서 (2026.09)'],
  ['감사보고서제출(의견거절)'],
])('the sentence of a filing is one that its name and figures support: %s', (reportName, ...figures) => {
  const filing = { receiptNo: '20261118000001', reportName, receivedOn: '2026-11-18', receivedAt: null, figures };
  const text = `${reportName}\n${figuresInWords(figures)}`;
  const sentence = filingSentence(filing, readReportName(reportName));
  expect(checkSentence(sentence, { text, names: ['한별전자'] }), sentence).toEqual([]);
});
