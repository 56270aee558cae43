import { expect, it } from 'vitest';
import type { Filing } from './filing.ts';
import { filingSentence } from './filing-sentence.ts';
import { readReportName } from './report-name.ts';

const sentence = (reportName: string, figures: Filing['figures'] = []): string => {
  const filing = { receiptNo: '20261118000001', reportName, receivedOn: '2026-11-18', receivedAt: null, figures };
  return filingSentence(filing, readReportName(reportName));
};

it.each([
  [15_000, '1주당 1만 5,000원을 배당하기로 했다고 공시했어요.'],
  [12_000, '1주당 1만 2,000원을 배당하기로 했다고 공시했어요.'],
  [10_000, '1주당 1만 원을 배당하기로 했다고 공시했어요.'],
  [361, '1주당 361원을 배당하기로 했다고 공시했어요.'],
  [10_001, '1주당 1만 1원을 배당하기로 했다고 공시했어요.'],
  [10_500, '1주당 1만 500원을 배당하기로 했다고 공시했어요.'],
  [12_345, '1주당 1만 2,345원을 배당하기로 했다고 공시했어요.'],
  [17_750, '1주당 1만 7,750원을 배당하기로 했다고 공시했어요.'],
  [20_050, '1주당 2만 50원을 배당하기로 했다고 공시했어요.'],
  [23_400, '1주당 2만 3,400원을 배당하기로 했다고 공시했어요.'],
  [50_000, '1주당 5만 원을 배당하기로 했다고 공시했어요.'],
  [99_999, '1주당 9만 9,999원을 배당하기로 했다고 공시했어요.'],
  [100_500, '1주당 10만 500원을 배당하기로 했다고 공시했어요.'],
  [1_234_500, '1주당 123만 4,500원을 배당하기로 했다고 공시했어요.'],
])('tells a dividend of %d won a share to the won', (value, text) => {
  expect(sentence('현금ㆍ현물배당결정', [{ name: 'dividend_per_share', value, unit: 'won' }])).toBe(text);
});

it.each([
  ['횡령ㆍ배임혐의발생', '횡령·배임 혐의가 있다고 공시했어요.'],
  ['횡령ㆍ배임혐의발생(무혐의)', '횡령·배임 혐의에서 벗어났다고 공시했어요.'],
  ['횡령ㆍ배임사실확인(불기소 처분)', '횡령·배임 혐의에서 벗어났다고 공시했어요.'],
])('says how a suspicion ended: %s', (reportName, text) => {
  expect(sentence(reportName)).toBe(text);
});

const parValues = (before: number, after: number): Filing['figures'] => [
  { name: 'par_value_before', value: before, unit: 'won' },
  { name: 'par_value_after', value: after, unit: 'won' },
];

it.each<[string, [number, number], string]>([
  ['주식분할결정', [5_000, 100], '주식 1주를 50주로 나누기로 했다고 공시했어요.'],
  ['[기재정정]주식분할결정', [500, 100], '주식 1주를 5주로 나누기로 했다고 정정 공시했어요.'],
  ['주식분할결정', [500, 200], '주식 2주를 5주로 나누기로 했다고 공시했어요.'],
  ['주식병합결정', [200, 500], '주식 5주를 2주로 합치기로 했다고 공시했어요.'],
  ['주식병합결정', [0.5, 500], '주식 1,000주를 1주로 합치기로 했다고 공시했어요.'],
  ['주식분할결정', [100, 500], '주식을 분할하기로 했다고 공시했어요.'],
  ['주식병합결정', [500, 500], '주식을 병합하기로 했다고 공시했어요.'],
])('tells the ratio of %s, won a share before and after: %j', (reportName, par, text) => {
  expect(sentence(reportName, parValues(...par))).toBe(text);
});

it('tells no ratio of par values in two currencies, or of one alone', () => {
  const [before, after] = parValues(5_000, 100) as [Filing['figures'][0], Filing['figures'][0]];
  expect(sentence('주식분할결정', [before, { ...after, unit: 'usd' }])).toBe('주식을 분할하기로 했다고 공시했어요.');
  expect(sentence('주식분할결정', [after])).toBe('주식을 분할하기로 했다고 공시했어요.');
});
