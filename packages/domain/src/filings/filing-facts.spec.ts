import { expect, it } from 'vitest';
import { bought, contract, filed } from '../testing/filing-fixture.ts';
import { compareWithFiling } from './compare-with-filing.ts';
import type { Filing } from './filing.ts';

const inDollars = filed('단일판매ㆍ공급계약체결', '2026-11-18', ['contract_amount', 312_000_000, 'usd']);
const results = filed(
  '연결재무제표기준영업(잠정)실적(공정공시)',
  '2026-10-30',
  ['revenue', 79.1e12],
  ['operating_profit', 9.18e12],
  ['net_profit', 10.1e12],
);
const smallResults = filed(
  '영업(잠정)실적(공정공시)',
  '2026-11-09',
  ['revenue', 412_345_678_000],
  ['operating_profit', 31_234_000_000],
  ['net_profit', 22_000_000_000],
);
const loss = filed(
  '연결재무제표기준영업(잠정)실적(공정공시)',
  '2026-11-10',
  ['revenue', 102e9],
  ['operating_profit', -15.3e9],
  ['net_profit', -20.1e9],
);
const yearly = filed(
  '매출액또는손익구조30%(대규모법인은15%)이상변경',
  '2026-02-12',
  ['revenue', 1.2345e12],
  ['operating_profit', 98.7e9],
  ['net_profit', 55e9],
);
const trust = filed('주요사항보고서(자기주식취득신탁계약체결결정)', '2026-11-18', ['treasury_amount', 10e9]);
const cancelled = filed(
  '주식소각결정',
  '2026-11-18',
  ['treasury_amount', 3.0487e12],
  ['treasury_shares', 50_144_628, 'shares'],
);
const dividend = filed(
  '현금ㆍ현물배당결정',
  '2026-10-30',
  ['dividend_per_share', 370],
  ['dividend_total', 2_453_300_000_000],
);
const rights = filed(
  '주요사항보고서(유상증자결정)',
  '2026-11-18',
  ['issue_amount', 1_150_000_000_000],
  ['new_shares', 11_000_000, 'shares'],
);
const bond = filed('주요사항보고서(전환사채권발행결정)', '2026-11-18', ['bond_amount', 45e9]);
const deal = filed('타법인주식및출자증권취득결정', '2026-11-18', ['transfer_amount', 1.5e12]);
const facility = filed('신규시설투자등', '2026-11-18', ['transfer_amount', 2.3456e12]);
const lawsuit = filed('소송등의제기ㆍ신청(일정금액이상의청구)', '2026-11-18', ['claim_amount', 23.4e9]);
const ended = filed('단일판매ㆍ공급계약해지', '2026-11-18', ['contract_amount', 98.7e9]);

const articles: readonly (readonly [expected: string, filing: Filing, title: string, description?: string])[] = [
  [
    'confirms',
    contract,
    '한빛중공업, 가람전력과 4210억 규모 변압기 공급계약',
    '한빛중공업은 가람전력와 4210억3450만원 규모의 초고압 변압기 공급계약을 체결했다고 18일 공시했다. 계약 기간은 2028년 12월 31일까지다. 이는 최근 매출액 3조4210억원의 12.3%에 해당한다.',
  ],
  [
    'confirms',
    contract,
    '한빛중공업, 초고압 변압기 공급계약 체결',
    '계약금액은 4,210억3,450만원으로 지난해 매출의 12.3% 규모다.',
  ],
  [
    'confirms',
    contract,
    '한빛중공업 4200억 수주 소식에 7% 급등',
    '18일 오전 한빛중공업은 전 거래일 대비 7.2% 오른 5만2300원에 거래되고 있다.',
  ],
  [
    'confirms',
    contract,
    '한빛중공업, 2억8500만달러 변압기 수주',
    '한빛중공업은 미국 A사와 2억8500만달러(약 4210억원) 규모의 공급계약을 맺었다고 18일 공시했다.',
  ],
  ['confirms', contract, '[특징주] 한빛중공업, 4천억대 공급계약에 강세'],
  [
    'confirms',
    contract,
    '한빛중공업 "4210억 계약"…올해 누적 수주 3조 돌파',
    '한빛중공업이 18일 4210억원 규모 공급계약을 체결했다. 올해 누적 수주액은 3조2000억원이다.',
  ],
  ['confirms', contract, '한빛중공업, 0.42조 규모 공급계약'],
  ['confirms', contract, '한빛重, 4,210억원어치 변압기 공급'],
  ['confirms', contract, '한빛중공업, 변압기 대규모 수주…4,210억원'],
  [
    'differs',
    contract,
    '한빛중공업, 가람전력과 4120억 규모 변압기 공급계약',
    '한빛중공업은 가람전력와 4120억원 규모의 공급계약을 체결했다고 18일 공시했다.',
  ],
  [
    'differs',
    contract,
    '한빛중공업, 가람전력과 6800억 규모 변압기 공급계약',
    '한빛중공업은 가람전력와 6800억원 규모의 초고압 변압기 공급계약을 체결했다고 18일 공시했다. 계약 기간은 2028년 12월 31일까지다.',
  ],
  [
    'differs',
    contract,
    '한빛중공업, 4조2100억 규모 공급계약 체결',
    '한빛중공업은 4조2100억원 규모의 공급계약을 체결했다고 18일 밝혔다.',
  ],
  ['differs', contract, '한빛중공업, 공급계약 체결', '한빛중공업은 42억원 규모의 공급계약을 체결했다고 공시했다.'],
  ['differs', contract, '한빛중공업, 5800억원 규모 공급계약 따내'],
  ['unrelated', contract, '한빛중공업, 2억8500만달러 변압기 수주', '미국 A사와 2억8500만달러 규모 계약을 맺었다.'],
  [
    'unrelated',
    contract,
    '한빛중공업, 현대전력과 700억 규모 계약도 체결',
    '한빛중공업은 앞서 4200억원 규모 계약에 이어 700억원 규모 공급계약을 추가로 맺었다.',
  ],
  ['unrelated', contract, '한빛중공업 3분기 매출 4210억…컨센서스 상회'],
  ['unrelated', contract, '한빛중공업, 1조 규모 프로젝트 우선협상대상자 선정'],
  [
    'unrelated',
    contract,
    '증권가 "한빛중공업, 연내 1조 수주 가능"',
    '누리증권 연구원은 1조원 규모 공급계약이 가능하다고 봤다.',
  ],
  ['unrelated', contract, '한빛중공업 창사 이래 최대 계약', '총 사업비 2조원 프로젝트다. 공급계약을 맺었다.'],
  ['confirms', inDollars, '한빛중공업, 3억1200만달러 공급계약 체결'],
  ['confirms', inDollars, '한빛중공업, 3.1억달러 규모 변압기 수주'],
  ['unrelated', inDollars, '한빛중공업, 4600억원 규모 공급계약 체결'],
  ['differs', inDollars, '한빛중공업, 5억2000만달러 공급계약 체결'],
  ['confirms', results, '한빛전자 3분기 영업이익 9.2조원…전년比 274%↑'],
  ['confirms', results, '한빛전자, 3분기 영업익 9조1800억…반도체 부문 3.9조'],
  ['confirms', results, '한빛전자 3분기 매출 79조·영업익 9.2조'],
  [
    'confirms',
    results,
    '한빛전자 3분기 확정 실적',
    '한빛전자는 연결 기준 3분기 매출 79조1000억원, 영업이익 9조1800억원을 기록했다고 30일 공시했다. 전년 동기 대비 각각 17.9%, 40.3% 증가했다.',
  ],
  ['unrelated', results, '한빛전자 반도체 3분기 영업이익 3.9조', 'DS부문 영업이익은 3조9000억원이다.'],
  ['unrelated', results, '한빛전자 4분기 영업이익 12조 전망'],
  ['unrelated', results, '한빛전자 3분기 누적 영업이익 20조7000억'],
  ['unrelated', results, '한빛전자, 지난해 3분기 영업이익 2조4300억'],
  [
    'differs',
    results,
    '한빛전자 3분기 영업이익 8조1000억원',
    '한빛전자는 3분기 연결 영업이익이 8조1000억원이라고 30일 공시했다.',
  ],
  ['differs', results, '한빛전자 3분기 매출 97조1000억원'],
  ['unrelated', results, '누리전자도 3분기 영업이익 6000억', '한빛전자에 이어 누리전자도 실적을 발표했다.'],
  [
    'confirms',
    smallResults,
    '누리제약 3분기 영업이익 312억…전년比 21.4%↑',
    '누리제약은 3분기 매출 4123억원, 영업이익 312억원을 기록했다고 9일 공시했다. 매출은 전년 동기(3800억원) 대비 8.5% 늘었다.',
  ],
  ['confirms', smallResults, '누리제약, 3분기 순이익 220억원 기록'],
  ['confirms', smallResults, '누리제약 3분기 매출 4123억 "분기 최대"'],
  [
    'differs',
    smallResults,
    '누리제약 3분기 영업이익 213억',
    '누리제약은 올해 3분기 영업이익이 213억원으로 집계됐다고 9일 밝혔다.',
  ],
  ['differs', smallResults, '누리제약 3분기 영업이익 3123억원'],
  [
    'unrelated',
    smallResults,
    '누리제약, 3분기 영업이익 컨센서스 350억 하회',
    '3분기 영업이익이 시장 컨센서스 350억원을 밑돌았다.',
  ],
  ['unrelated', smallResults, '누리제약, 올해 영업이익 1200억 목표'],
  ['unrelated', smallResults, '누리제약 3분기 누적 매출 1조2000억'],
  ['unrelated', smallResults, '누리제약 3분기 영업이익 200억~250억 추정'],
  ['confirms', loss, '가온바이오 3분기 영업손실 153억…적자 지속'],
  ['confirms', loss, '가온바이오, 3분기 153억 영업손실'],
  ['confirms', loss, '가온바이오 3분기 적자 153억원', '영업손실은 153억원이다.'],
  ['differs', loss, '가온바이오 3분기 영업이익 153억 흑자전환'],
  ['differs', loss, '가온바이오 3분기 영업손실 351억원'],
  ['confirms', yearly, '다온소재 지난해 영업이익 987억…전년比 45%↑'],
  ['confirms', yearly, '다온소재 작년 매출 1조2345억원'],
  [
    'differs',
    yearly,
    '다온소재 지난해 영업이익 1320억원',
    '다온소재는 지난해 연결 기준 영업이익이 1320억원으로 전년보다 45% 늘었다고 12일 공시했다.',
  ],
  ['unrelated', yearly, '다온소재 4분기 영업이익 250억원'],
  [
    'confirms',
    bought,
    '누리테크, 987억 규모 자사주 매입',
    '누리테크는 자기주식 150만주를 취득하기로 했다고 18일 공시했다. 취득예정금액은 987억원이다.',
  ],
  ['confirms', bought, '누리테크, 자사주 150만주 취득 결정'],
  ['confirms', bought, '누리테크 1000억 규모 자사주 매입 나선다'],
  ['differs', bought, '누리테크, 자사주 250만주 취득 결정'],
  ['differs', bought, '누리테크, 1,500억원 규모 자사주 매입 결정'],
  ['unrelated', bought, '누리테크, 3년간 3000억 자사주 매입 계획'],
  ['unrelated', bought, '누리테크, 자사주 987억 소각'],
  ['confirms', trust, '누리테크, 100억 규모 자사주 신탁계약 체결'],
  ['confirms', cancelled, '한빛전자, 3조487억 자사주 소각', '5014만4628주를 소각한다.'],
  ['confirms', cancelled, '한빛전자 자사주 3조원 소각'],
  ['confirms', cancelled, '한빛전자 10조 자사주 매입…이 중 3조 소각 '],
  ['confirms', dividend, '한빛전자, 주당 370원 분기배당', '배당금 총액은 2조4533억원이다.'],
  ['confirms', dividend, '한빛전자 2.45조 분기배당'],
  ['differs', dividend, '한빛전자, 보통주 1주당 450원 현금배당'],
  ['unrelated', dividend, '한빛전자 연간 배당 9.8조'],
  ['unrelated', dividend, '한빛전자, 지난해 주당 361원 배당'],
  ['confirms', rights, '한빛에너지, 1.15조 유상증자…주주배정'],
  ['confirms', rights, '한빛에너지, 1조1500억 규모 유상증자 결정', '신주 1100만주를 발행한다.'],
  ['differs', rights, '한빛에너지, 1조8000억 규모 유상증자 결정'],
  ['unrelated', rights, '한빛에너지, 1조1500억 유상증자 검토 안 해'],
  ['unrelated', rights, '한빛에너지 유상증자에 주가 급락…시총 1조8000억 증발'],
  ['confirms', bond, '누리바이오, 450억 규모 전환사채 발행 결정'],
  ['differs', bond, '누리바이오, 540억원 규모 CB 발행 결정'],
  ['confirms', deal, '한빛지주, 1조5000억에 누리렌탈 인수'],
  ['differs', deal, '한빛지주, 누리렌탈 지분 2조1000억원에 인수 결정'],
  ['confirms', facility, '한빛전지, 2조3456억 투자해 공장 증설'],
  ['confirms', facility, '한빛전지, 2.3조 규모 신규 시설투자'],
  ['differs', facility, '한빛전지, 3조9000억 규모 시설투자 결정'],
  ['unrelated', facility, '한빛전지, 미국에 10조 투자 계획'],
  ['confirms', lawsuit, '누리건설, 234억 손해배상 소송 피소'],
  ['differs', lawsuit, '누리건설, 342억원 손해배상 청구 소송 당해'],
  ['confirms', ended, '누리이엔지, 987억 규모 공급계약 해지'],
  ['differs', ended, '누리이엔지, 650억원 규모 공급계약 해지'],
  ['unrelated', ended, '누리이엔지, 1500억원 규모 공급계약 해지'],
  ['unrelated', ended, '누리이엔지, 987억 규모 공급계약 체결'],
];

it.each(articles.map(([expected, filing, title, description = '']) => ({ expected, filing, title, description })))(
  '$expected: $filing.reportName and $title',
  ({ expected, filing, title, description }) => {
    expect(compareWithFiling({ title, description, day: filing.receivedOn }, filing)).toBe(expected);
  },
);
