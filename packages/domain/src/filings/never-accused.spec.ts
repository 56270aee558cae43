import { expect, it } from 'vitest';
import { compareWithFiling } from './compare-with-filing.ts';
import type { Filing } from './filing.ts';
import { filed } from './filing-fixture.ts';

const contract = filed('단일판매ㆍ공급계약체결', '2026-11-18', ['contract_amount', 421_034_500_000]);
const results = filed(
  '연결재무제표기준영업(잠정)실적(공정공시)',
  '2026-11-06',
  ['revenue', 3.421e12],
  ['operating_profit', 120.4e9],
  ['net_profit', 91.2e9],
);
const dividend = filed(
  '현금ㆍ현물배당결정',
  '2026-11-18',
  ['dividend_per_share', 1500],
  ['dividend_total', 123_400_000_000],
);
const bought = filed(
  '주요사항보고서(자기주식취득결정)',
  '2026-11-18',
  ['treasury_shares', 1_500_000, 'shares'],
  ['treasury_amount', 98_700_000_000],
);
const cancelled = filed('주식소각결정', '2026-11-18', ['treasury_amount', 98_700_000_000]);
const rights = filed(
  '주요사항보고서(유상증자결정)',
  '2026-11-18',
  ['issue_amount', 300e9],
  ['new_shares', 11_000_000, 'shares'],
);
const bond = filed('주요사항보고서(전환사채권발행결정)', '2026-11-18', ['bond_amount', 45e9]);
const deal = filed('타법인주식및출자증권취득결정', '2026-11-18', ['transfer_amount', 1.5e12]);
const facility = filed('신규시설투자등', '2026-11-18', ['transfer_amount', 2.3456e12]);
const lawsuit = filed('소송등의제기ㆍ신청', '2026-11-18', ['claim_amount', 23.4e9]);

const articles: readonly (readonly [filing: Filing, title: string, description?: string])[] = [
  [contract, '한빛중공업, 6200억원 규모 수주 임박'],
  [contract, '한빛중공업 공급계약에 시총 5,300억 증가'],
  [contract, '한빛중공업, 공급계약 상대방 누리전력 매출 6,200억'],
  [contract, '한빛중공업, 6,200억 규모 공급계약 상대는 비공개', '계약금액은 경영상 비밀유지에 따라 공시 유보'],
  [contract, '한빛중공업, 지난달 6200억 계약 이어 또 수주'],
  [contract, '한빛중공업, 10월에만 5,800억 수주'],
  [contract, '한빛중공업, 이달 들어 6200억 수주'],
  [contract, '한빛중공업 3분기 신규 수주 5,800억'],
  [contract, '한빛중공업, 상반기 수주 6,200억원'],
  [contract, '한빛중공업, 5,800억 규모 기본계약 체결'],
  [contract, '한빛중공업, 5,800억 규모 보험계약'],
  [contract, '한빛중공업, 5,800억 대출 약정 계약'],
  [contract, '한빛중공업, 5,800억 규모 임대차계약 체결'],
  [contract, '한빛중공업, 주식담보 5,800억 계약 체결'],
  [contract, '한빛중공업, 5,800억 규모 원재료 구매 계약 체결'],
  [contract, '한빛중공업, 5,800억 규모 M&A 계약 체결'],
  [contract, '한빛중공업, 5,800억 규모 지분 매각 계약 체결'],
  [contract, '한빛중공업, 5,800억 규모 정비사업 수주', '시공사로 선정됐다'],
  [contract, '한빛중공업, 5,800억 사업 수주…한빛 몫은 72%'],
  [contract, '한빛중공업, 도로공사 5,800억 낙찰'],
  [contract, '한빛중공업, 5,800억원 규모 신탁계약 체결'],
  [contract, '한빛중공업, 5,800억 규모 기술수출 계약 체결'],
  [contract, '한빛중공업, 5,800억 공급계약설에 급등'],
  [contract, '한빛중공업, 공급계약 기대에 시간외 상승…5,800억 전망'],
  [contract, '[단독] 한빛중공업, 5,800억 규모 공급계약 따낸다'],
  [contract, '한빛중공업, 5,800억 공급계약 따낼 듯'],
  [contract, '한빛중공업, 3년 전 5,800억 공급계약 분쟁'],
  [contract, '한빛중공업 5,800억 공급계약 이행률 80%'],
  [contract, '한빛중공업, 5,800억 공급계약 납품 완료'],
  [contract, '한빛중공업, 5,800억 공급계약 기간 연장'],
  [contract, '한빛중공업 2023년 맺은 5,800억 공급계약 마무리'],
  [results, '한빛중공업 3분기 영업비용 1,504억'],
  [results, '한빛중공업 3분기 법인세 차감 전 영업이익 1,504억'],
  [results, '한빛중공업 3분기 영업이익 1,504억 벌었던 작년과 달라'],
  [results, '한빛중공업 3분기 영업이익 작년엔 1,504억'],
  [results, '한빛중공업, 3분기 영업이익 1,504억 넘을까'],
  [results, '한빛중공업 3분기 영업이익 1,504억 기대'],
  [results, '한빛중공업 3분기 영업이익 눈높이 1,504억'],
  [results, '한빛중공업 3분기 영업이익 1,504억 밑돌아'],
  [results, '한빛중공업 3분기 영업이익, 시장 기대 1,504억에 못 미쳐'],
  [results, '한빛중공업 3분기 매출총이익 5,504억'],
  [results, '한빛중공업 3분기 세전이익 1,504억'],
  [results, '한빛중공업 2024년 3분기 영업이익 1,504억'],
  [results, '한빛중공업, 3분기 역대 최대…종전 최대 영업이익 1,504억'],
  [results, '조선 3사 3분기 영업이익 1,504억', '한빛중공업 등 3사'],
  [results, '한빛그룹 3분기 영업이익 1,904억원'],
  [results, '한빛중공업 3분기 영업이익 1504억원 시현 목표'],
  [results, '한빛중공업 3분기 영업이익 하루 15억'],
  [results, '한빛중공업 3분기 매출 3조·영업이익률 3.5%'],
  [results, '한빛중공업 3분기 영업이익 손익분기 80억'],
  [dividend, '한빛중공업, 주당 2,000원 주주환원 요구받아', '행동주의 펀드가 주당 2,000원 배당을 요구했다'],
  [dividend, '행동주의 펀드, 한빛중공업에 주당 2,300원 배당 요구'],
  [dividend, '한빛중공업, 내년부터 주당 최소 2,000원 배당'],
  [dividend, '한빛중공업 배당금 1,900억원, 오너 일가 몫 620억원'],
  [dividend, '한빛중공업 회장, 배당금으로 620억 받는다'],
  [dividend, '한빛중공업 2대 주주 국민연금, 배당 수익 210억원'],
  [bought, '한빛중공업, 자사주 1,500억 보유'],
  [bought, '한빛중공업 회장, 자사주 1,500억 매입'],
  [bought, '한빛중공업, 지금까지 자사주 2,600억 매입'],
  [bought, '한빛중공업, 자사주 210만주 보유…매입 확대'],
  [cancelled, '한빛중공업, 자사주 1,500억 소각 촉구한 주주'],
  [cancelled, '한빛중공업 2대 주주, 자사주 1,500억원 소각 요구'],
  [cancelled, '한빛중공업, 기보유 자사주 1,500억 소각 완료'],
  [rights, '한빛중공업, 4,500억 유상증자 추진설'],
  [rights, '한빛중공업 최대주주, 유상증자에 1,200억 참여'],
  [rights, '한빛중공업 유상증자 청약에 1조2,000억 몰려'],
  [rights, '한빛중공업, 유상증자 4,400억→3,000억 축소'],
  [rights, '한빛중공업, 유상증자 우리사주 660억 배정'],
  [rights, '한빛중공업, 누리바이오 440억 유상증자에 참여'],
  [bond, '한빛중공업, 전환사채 90억 조기상환'],
  [bond, '한빛중공업, CB 62억 주식 전환'],
  [bond, '한빛중공업, 62억 CB 전환청구'],
  [bond, '한빛중공업, 누리바이오 전환사채 62억 인수'],
  [deal, '한빛중공업, 누리렌탈 인수에 1조1,000억 차입'],
  [deal, '누리렌탈 인수전, 몸값 2조1,000억'],
  [deal, '한빛중공업, 누리렌탈 인수 위해 1조 1,000억 대출'],
  [deal, '한빛중공업, 누리렌탈 인수금융 1조1,000억 조달'],
  [deal, '한빛중공업 회장, 지분 2조1,000억 상속'],
  [deal, '국민연금, 한빛중공업 지분 2조1,000억 보유'],
  [facility, '한빛중공업, 누리바이오에 3조9,000억 투자'],
  [facility, '한빛중공업, R&D에 3조9,000억 투자'],
  [facility, '한빛중공업, 3조9,000억 투자 유치'],
  [facility, '한빛중공업, 5년간 국내 3조9,000억 투자'],
  [facility, '외국인, 한빛중공업에 1조 9,000억 투자'],
  [lawsuit, '한빛중공업, 342억 소송 합의'],
  [lawsuit, '소액주주들, 한빛중공업 상대 342억 손해배상 소송 검토'],
  [lawsuit, '한빛중공업, 342억 소송 1심 승소'],
  [lawsuit, '한빛중공업, 소송 비용 34억'],
];

it.each(articles.map(([filing, title, description = '']) => ({ filing, title, description })))(
  '$filing.reportName says nothing of another matter of its kind: $title',
  ({ filing, title, description }) => {
    expect(compareWithFiling({ title, description, day: filing.receivedOn }, filing)).toBe('unrelated');
  },
);
