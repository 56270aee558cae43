import { expect, it } from 'vitest';
import { longestShortName } from '../judge/reasons/short-name.ts';
import type { FilingFigure } from './filing.ts';
import { filingKindNames, filingKinds } from './filing-kind.ts';
import { shortNameOfFiling } from './short-name-of-filing.ts';

const won = (name: FilingFigure['name'], value: number): FilingFigure => ({ name, value, unit: 'won' });
const named = (reportName: string, ...figures: FilingFigure[]) =>
  shortNameOfFiling({ receiptNo: '20261120000001', reportName, receivedOn: '2026-11-20', receivedAt: null, figures });

it.each([
  ['단일판매ㆍ공급계약체결', [won('contract_amount', 421_034_500_000)], '공급계약 4,210억'],
  ['[기재정정]단일판매ㆍ공급계약체결', [won('contract_amount', 380_000_000_000)], '공급계약 3,800억'],
  ['단일판매ㆍ공급계약체결', [], '공급계약'],
  ['주요사항보고서(유상증자결정)', [won('issue_amount', 1_234_500_000_000)], '유상증자 1.2조'],
  ['영업(잠정)실적(공정공시)', [won('revenue', 3e12), won('operating_profit', -30e9)], '영업손실 300억'],
  ['조회공시요구(풍문또는보도)에대한답변(미확정)', [], '조회 답변 미확정'],
  [
    '주요사항보고서(자기주식취득결정)',
    [{ name: 'treasury_shares', value: 1e6, unit: 'shares' }],
    '자사주 취득 100만주',
  ],
  ['주요사항보고서(자기주식취득결정)', [{ name: 'treasury_shares', value: 1234e4, unit: 'shares' }], '자사주 취득'],
  ['현금ㆍ현물배당결정', [won('dividend_per_share', 15_000)], '배당 15,000원'],
  ['현금ㆍ현물배당결정', [won('dividend_total', 2_453_300_000_000)], '배당 2.5조'],
  ['유상증자결정(철회)', [], '유상증자 철회'],
  ['상장폐지결정', [], '상장폐지'],
  ['기타시장안내(정리매매 개시)', [], '상장폐지'],
  ['기타시장안내(개선기간 부여)', [], '상장폐지 관련'],
  ['기타시장안내(상장폐지 이의신청서 접수)', [], '상장폐지 관련'],
  ['상장폐지사유발생', [], '상장폐지 관련'],
] as const)('%s reads %s on a timeline as %s', (reportName, figures, expected) => {
  expect(named(reportName, ...figures)).toBe(expected);
});

it('never exceeds the length of a label', () => {
  for (const kind of filingKinds) expect(filingKindNames[kind].length).toBeLessThanOrEqual(longestShortName);
  expect(named('주요사항보고서(자기주식취득결정)', won('treasury_amount', 9_999e8)).length).toBeLessThanOrEqual(
    longestShortName,
  );
});
