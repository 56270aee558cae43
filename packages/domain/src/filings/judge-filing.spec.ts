import { describe, expect, it } from 'vitest';
import { findScoredSide } from '../judge/judgement/judgement.ts';
import type { FilingFigure } from './filing.ts';
import { filingKinds } from './filing-kind.ts';
import { filingRules } from './filing-rules.ts';
import { judgeFiling } from './judge-filing.ts';

const won = (name: FilingFigure['name'], value: number): FilingFigure => ({ name, value, unit: 'won' });
const percent = (name: FilingFigure['name'], value: number): FilingFigure => ({ name, value, unit: 'percent' });
const judged = (reportName: string, figures: readonly FilingFigure[] = [], marketValue: number | null = null) =>
  judgeFiling(
    {
      receiptNo: '20261120000001',
      reportName,
      receivedOn: '2026-11-20',
      receivedAt: null,
      figures: [...figures],
    },
    { marketValue },
  );

describe('the judgement of a filing', () => {
  it.each([
    ['단일판매ㆍ공급계약체결', 'good', 2, 'orders'],
    ['단일판매ㆍ공급계약해지', 'bad', 2, 'orders'],
    ['주식소각결정', 'good', 2, 'shareholder_returns'],
    ['주요사항보고서(자기주식취득결정)', 'good', 2, 'shareholder_returns'],
    ['주요사항보고서(자기주식처분결정)', 'bad', 1, 'shareholder_returns'],
    ['자기주식처분결정(임직원 상여 지급)', 'neutral', 1, 'shareholder_returns'],
    ['주요사항보고서(유상증자결정)', 'bad', 2, 'financing'],
    ['주요사항보고서(유상증자결정)(주주배정)', 'bad', 2, 'financing'],
    ['주요사항보고서(유상증자결정)(제3자배정)', 'neutral', 2, 'financing'],
    ['주요사항보고서(유무상증자결정)', 'bad', 2, 'financing'],
    ['주요사항보고서(무상증자결정)', 'good', 2, 'shareholder_returns'],
    ['주요사항보고서(전환사채권발행결정)', 'bad', 1, 'financing'],
    ['주요사항보고서(감자결정)', 'bad', 2, 'financing'],
    ['감자결정(유상감자)', 'neutral', 2, 'financing'],
    ['주요사항보고서(부도발생)', 'bad', 3, 'financing'],
    ['회생절차개시신청', 'bad', 3, 'financing'],
    ['상장폐지결정', 'bad', 3, 'legal'],
    ['상장폐지사유해소', 'good', 2, 'legal'],
    ['관리종목지정', 'bad', 3, 'legal'],
    ['주권매매거래정지(주식분할)', 'neutral', 2, 'legal'],
    ['주권매매거래정지(상장적격성 실질심사 대상 사유 발생)', 'bad', 3, 'legal'],
    ['주권매매거래정지해제(액면병합 주권 변경상장)', 'neutral', 2, 'legal'],
    ['불성실공시법인지정', 'bad', 2, 'legal'],
    ['불성실공시법인지정예고', 'bad', 1, 'legal'],
    ['불성실공시법인미지정', 'neutral', 1, 'legal'],
    ['불성실공시법인지정여부결정시한연장', 'neutral', 1, 'legal'],
    ['불성실공시법인지정예고(결정시한 2026-12-15)', 'bad', 1, 'legal'],
    ['횡령ㆍ배임혐의발생', 'bad', 3, 'legal'],
    ['횡령ㆍ배임사실확인(불송치 결정)', 'neutral', 3, 'legal'],
    ['소송등의판결ㆍ결정(원고 승소)', 'neutral', 2, 'legal'],
    ['소송등의판결ㆍ결정(원고 일부 패소)', 'neutral', 2, 'legal'],
    ['소송등의판결ㆍ결정(당사 승소)', 'good', 2, 'legal'],
    ['소송등의판결ㆍ결정(당사 일부승소)', 'neutral', 2, 'legal'],
    ['소송등의판결ㆍ결정(패소)', 'bad', 2, 'legal'],
    ['기타시장안내(상장유지 결정)', 'good', 2, 'legal'],
    ['주권매매거래정지해제(상장폐지에 따른 정리매매 개시)', 'bad', 3, 'legal'],
    ['주권매매거래정지해제(상장적격성 실질심사 대상 제외)', 'good', 2, 'legal'],
    ['기타시장안내(기업심사위원회 심의 결과 상장유지)', 'good', 2, 'legal'],
    ['소송등의판결ㆍ결정', 'neutral', 2, 'legal'],
    ['영업정지', 'bad', 3, 'accident'],
    ['대출원리금연체사실발생', 'bad', 3, 'financing'],
    ['사채원리금미지급발생', 'bad', 3, 'financing'],
    ['벌금등의부과', 'bad', 2, 'legal'],
    ['영업정지해제', 'good', 1, 'accident'],
    ['생산중단', 'bad', 2, 'accident'],
    ['감사보고서제출 (감사의견 의견거절)', 'bad', 3, 'filing'],
    ['단일판매ㆍ공급계약체결(자회사의 주요경영사항)', 'good', 1, 'orders'],
    ['유상증자결정(철회)', 'neutral', 2, 'financing'],
  ] as const)('%s is %s with strength %d', (reportName, label, ...[strength, type]) => {
    expect(judged(reportName)).toMatchObject({ label, strength, type, material: true, subject: 'yes', kind: 'event' });
  });

  it.each([
    '사업보고서 (2025.12)',
    '분기보고서 (2026.09)',
    '임원ㆍ주요주주특정증권등소유상황보고서',
    '주식등의대량보유상황보고서(약식)',
    '자기주식취득결과보고서',
    '주주총회소집결의',
    '기업설명회(IR)개최(안내공시)',
    '[첨부추가]주요사항보고서(유상증자결정)',
    '[첨부정정]단일판매ㆍ공급계약체결',
    '조회공시요구(현저한시황변동)',
    '정관일부개정',
  ])('%s is neutral and not material', (reportName) => {
    const judgement = judged(reportName);
    expect(judgement).toMatchObject({ label: 'neutral', material: false, kind: 'notice' });
    expect(findScoredSide(judgement)).toBeNull();
  });

  it.each([
    [[won('contract_amount', 50e9), percent('contract_amount', 3)], null, 1],
    [[won('contract_amount', 50e9), percent('contract_amount', 5)], null, 2],
    [[won('contract_amount', 50e9), percent('contract_amount', 20)], null, 3],
    [[won('contract_amount', 50e9)], 10e12, 1],
    [[won('contract_amount', 100e9)], 10e12, 2],
    [[won('contract_amount', 500e9)], 10e12, 3],
    [[{ name: 'contract_amount', value: 50e9, unit: 'usd' }], 10e12, 2],
    [[won('contract_amount', 500e9)], null, 2],
    [[], 10e12, 2],
  ] as const)('weighs a contract with %j at a market value of %j as %d', (figures, marketValue, strength) => {
    expect(judged('단일판매ㆍ공급계약체결', figures, marketValue).strength).toBe(strength);
  });

  it.each([
    [[], 'neutral', 2],
    [[won('operating_profit', 120e9)], 'neutral', 2],
    [[percent('operating_profit', 12)], 'good', 2],
    [[percent('operating_profit', 9)], 'neutral', 2],
    [[percent('operating_profit', -60)], 'bad', 3],
    [[percent('operating_profit', 30), percent('net_profit', -40)], 'neutral', 2],
    [[percent('operating_profit', -30), percent('revenue', 40)], 'bad', 2],
    [[percent('revenue', -12)], 'bad', 2],
    [[percent('operating_profit', Number.NaN)], 'neutral', 2],
    [[won('operating_profit', -50e9), percent('operating_profit', -60)], 'neutral', 2],
    [[won('operating_profit', -50e9), percent('operating_profit', 60), percent('revenue', 40)], 'neutral', 2],
    [[won('operating_profit', -50e9), percent('operating_profit', -60), percent('net_profit', 30)], 'neutral', 2],
    [[won('net_profit', -50e9), percent('net_profit', 60), percent('operating_profit', -30)], 'bad', 2],
    // A profit without a change came from a loss.
    [[won('operating_profit', 8e9), won('net_profit', 5e9), percent('revenue', -12)], 'neutral', 2],
    [[won('operating_profit', 8e9), won('net_profit', 5e9), percent('net_profit', -40)], 'neutral', 2],
    [[won('operating_profit', 8e9), won('net_profit', 5e9), percent('net_profit', 40)], 'good', 2],
  ] as const)('takes the direction of results from their change: %j is %s', (figures, label, strength) => {
    expect(judged('영업(잠정)실적(공정공시)', figures)).toMatchObject({ label, strength, type: 'earnings' });
  });

  it('has a rule for every kind', () => {
    expect(Object.keys(filingRules)).toEqual([...filingKinds]);
  });
});

describe('the reason of a filing', () => {
  it.each([
    [
      '단일판매ㆍ공급계약체결',
      [won('contract_amount', 421_034_500_000)],
      '4,210억 원 규모 공급계약을 맺었다고 공시했어요.',
    ],
    ['단일판매ㆍ공급계약체결', [], '공급계약을 맺었다고 공시했어요.'],
    [
      '[기재정정]단일판매ㆍ공급계약체결',
      [won('contract_amount', 380e9)],
      '3,800억 원 규모 공급계약을 맺었다고 정정 공시했어요.',
    ],
    [
      '단일판매ㆍ공급계약체결(자회사의 주요경영사항)',
      [{ name: 'contract_amount', value: 3e8, unit: 'usd' }],
      '자회사가 3억 달러 규모 공급계약을 맺었다고 공시했어요.',
    ],
    ['주식소각결정', [won('treasury_amount', 50e9)], '500억 원어치 자사주를 소각하기로 했다고 공시했어요.'],
    [
      '주식소각결정',
      [{ name: 'treasury_shares', value: 1e6, unit: 'shares' }],
      '100만 주의 자사주를 소각하기로 했다고 공시했어요.',
    ],
    ['현금ㆍ현물배당결정', [won('dividend_per_share', 361)], '1주당 361원을 배당하기로 했다고 공시했어요.'],
    ['현금ㆍ현물배당결정', [won('dividend_total', 2.45e12)], '모두 2조 4,500억 원을 배당하기로 했다고 공시했어요.'],
    [
      '영업(잠정)실적(공정공시)',
      [won('operating_profit', 120e9), percent('operating_profit', 12)],
      '영업이익이 1,200억 원으로 12% 늘었다고 공시했어요.',
    ],
    ['영업(잠정)실적(공정공시)', [won('operating_profit', -30e9)], '영업손실이 300억 원이라고 공시했어요.'],
    ['영업(잠정)실적(공정공시)', [], '실적을 공시했어요.'],
    ['상장폐지결정', [], '상장폐지결정을 공시했어요.'],
    ['회생절차개시신청', [], '회생절차개시신청을 공시했어요.'],
    ['조회공시요구(풍문또는보도)에대한답변(부인)', [], '풍문이나 보도가 사실이 아니라고 답했어요.'],
    ['유상증자결정(철회)', [], '유상증자결정을 거둬들였다고 공시했어요.'],
    ['감사보고서제출 (감사의견 의견거절)', [], '감사의견으로 의견거절을 받았다고 공시했어요.'],
    ['', [], '기타 사항을 공시했어요.'],
  ] as const)('of %s with %j is %s', (reportName, figures, reason) => {
    expect(judged(reportName, figures).reason).toBe(reason);
  });
});
