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
  [102.5, '1주당 102.5원을 배당하기로 했다고 공시했어요.'],
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

it('tells results in dollars', () => {
  const figures: Filing['figures'] = [{ name: 'operating_profit', value: 3e8, unit: 'usd' }];
  expect(sentence('연결재무제표기준영업(잠정)실적(공정공시)', figures)).toBe('영업이익이 3억 달러라고 공시했어요.');
});

it.each([
  ['나라전력(주)', '나라전력과 맺은 공급계약이 해지됐다고 공시했어요.', 0],
  ['나래반도체(Narae Inc.)', '나래반도체와 맺은 공급계약이 해지됐다고 공시했어요.', 0],
  [
    'Narae Motor Company',
    'Narae Motor Company와 맺은 3조 9,217억 원 규모 공급계약이 해지됐다고 공시했어요.',
    3_921_711_000_000,
  ],
  [null, '공급계약이 해지됐다고 공시했어요.', 0],
  ['가온건설과 나래전력과 다라모터스와 라마조선이 함께 세운 회사', '공급계약이 해지됐다고 공시했어요.', 0],
])('says with whom %s a contract was made that ended', (partner, text, value) => {
  const reportName = '단일판매ㆍ공급계약해지';
  const figures: Filing['figures'] = value === 0 ? [] : [{ name: 'contract_amount', value, unit: 'won' }];
  const contract = { partner, from: null, to: null };
  const filing = {
    receiptNo: '20261118000001',
    reportName,
    receivedOn: '2026-11-18',
    receivedAt: null,
    figures,
    contract,
  };
  expect(filingSentence(filing, readReportName(reportName))).toBe(text);
});

it.each([
  ['단일판매ㆍ공급계약해지', '자회사의 공급계약이 해지됐다고 공시했어요.'],
  ['소송등의제기ㆍ신청', '자회사에 소송이 제기됐다고 공시했어요.'],
  ['최대주주변경', '자회사의 최대주주가 바뀌거나 바뀔 수 있다고 공시했어요.'],
  ['유상증자결정', '자회사가 유상증자를 하기로 했다고 공시했어요.'],
  ['조회공시요구(풍문또는보도)에대한답변(미확정)', '자회사의 풍문이나 보도에 관해 아직 확정된 것이 없다고 답했어요.'],
])('says whose matter %s of a subsidiary is', (name, text) => {
  expect(sentence(`${name}(자회사의 주요경영사항)`)).toBe(text);
});

it.each([
  ['내부결산시점관리종목지정ㆍ형식적상장폐지ㆍ상장적격성실질심사사유발생', '상장폐지 관련 사항을 공시했어요.'],
  [
    '기타시장안내(상장적격성 실질심사 대상 결정을 위한 조사기간 연장과 매매거래정지 안내)',
    '상장폐지 관련 사항을 공시했어요.',
  ],
  ['회생절차개시신청에따른재산보전처분및포괄적금지명령신청에대한결정', '부도·회생 관련 사항을 공시했어요.'],
  ['공개매수신고서에관한정정과그에따른공개매수설명서의내용변경안내', '공개매수 관련 사항을 공시했어요.'],
])('tells a report with a long name by its kind, and not as if that had come about: %s', (reportName, text) => {
  expect(sentence(reportName)).toBe(text);
});

it('names no change of results that rounds to none', () => {
  const figures: Filing['figures'] = [
    { name: 'operating_profit', value: 12.3e9, unit: 'won' },
    { name: 'operating_profit', value: -0.04, unit: 'percent' },
  ];
  expect(sentence('영업(잠정)실적(공정공시)', figures)).toBe('영업이익이 123억 원이라고 공시했어요.');
});

it.each([
  ['횡령ㆍ배임혐의발생', '횡령·배임 혐의가 있다고 공시했어요.'],
  ['횡령ㆍ배임혐의발생(무혐의)', '횡령·배임 혐의에서 벗어났다고 공시했어요.'],
  ['횡령ㆍ배임사실확인(불기소 처분)', '횡령·배임 혐의에서 벗어났다고 공시했어요.'],
])('says how a suspicion ended: %s', (reportName, text) => {
  expect(sentence(reportName)).toBe(text);
});

it.each([
  ['유상증자결정철회', '유상증자결정을 거둬들였다고 공시했어요.'],
  ['기타경영사항(자율공시)(유상증자 철회)', '유상증자를 거둬들였다고 공시했어요.'],
  ['투자판단관련주요경영사항(임상시험계획승인신청)', '임상시험계획승인신청을 공시했어요.'],
  ['기타시장안내(상장적격성 실질심사 대상 제외)', '상장적격성 실질심사 대상 제외를 공시했어요.'],
  ['기타경영사항(자율공시)', '기타경영사항을 공시했어요.'],
  ['투자판단관련주요경영사항(기술이전계약 해지)', '기술이전 계약이 해지됐다고 공시했어요.'],
  [
    '최대주주변경을수반하는주식양수도계약해제ㆍ취소등',
    '최대주주가 바뀔 수 있는 계약이 해제되거나 취소됐다고 공시했어요.',
  ],
  ['회생절차개시신청기각', '회생·파산 신청이 기각됐다고 공시했어요.'],
  ['파산신청취하', '회생·파산 신청이 취하됐다고 공시했어요.'],
  ['회생절차종결결정', '회생·파산 절차가 끝났다고 공시했어요.'],
  ['회생절차종결신청', '회생·파산 절차를 끝내 달라고 신청했다고 공시했어요.'],
  ['투자판단관련주요경영사항(품목허가 신청 자진 철회)', '품목허가 신청을 거둬들였다고 공시했어요.'],
  ['[정정제출요구]증권신고서(지분증권)', '증권신고서를 고쳐 내라는 요구를 받았어요.'],
  ['[정정명령부과]주요사항보고서(회사합병결정)', '회사합병결정 공시를 고쳐 내라는 명령을 받았어요.'],
  ['영업정지해제', '영업정지가 풀렸다고 공시했어요.'],
  ['주권매매거래정지해제(상장폐지에 따른 정리매매 개시)', '상장폐지를 앞두고 정리매매를 한다고 공시했어요.'],
  ['기타시장안내(정리매매 보류)', '정리매매 보류를 공시했어요.'],
  ['대출원리금연체사실발생', '빌린 돈의 원금이나 이자를 제때 갚지 못했다고 공시했어요.'],
  ['벌금등의부과', '벌금이나 과징금 등을 부과받았다고 공시했어요.'],
])('says of %s what its name says', (reportName, text) => {
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
