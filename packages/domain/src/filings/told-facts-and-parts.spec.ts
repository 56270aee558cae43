import { expect, it } from 'vitest';
import { compareWithFiling } from './compare-with-filing.ts';
import type { Filing } from './filing.ts';
import { filed } from './filing-fixture.ts';

const contract = filed('단일판매ㆍ공급계약체결', '2026-11-18', ['contract_amount', 421_034_500_000]);
const corrected = filed('[기재정정]단일판매ㆍ공급계약체결', '2026-11-18', ['contract_amount', 380_000_000_000]);
const results = filed(
  '연결재무제표기준영업(잠정)실적(공정공시)',
  '2026-11-06',
  ['revenue', 3.421e12],
  ['operating_profit', 120.4e9],
  ['net_profit', 91.2e9],
);
const secondQuarter = filed(
  '연결재무제표기준영업(잠정)실적(공정공시)',
  '2026-07-30',
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
const rights = filed(
  '주요사항보고서(유상증자결정)',
  '2026-11-18',
  ['issue_amount', 300e9],
  ['new_shares', 11_000_000, 'shares'],
);
const bond = filed('주요사항보고서(교환사채권발행결정)', '2026-11-18', ['bond_amount', 45e9]);
const sold = filed('타법인주식및출자증권처분결정', '2026-11-18', ['transfer_amount', 812e9]);
const assets = filed('유형자산처분결정', '2026-11-18', ['transfer_amount', 120e9]);

const articles: readonly (readonly [expected: string, filing: Filing, title: string, description?: string])[] = [
  ['unrelated', contract, '한빛중공업, 4,210억 규모 유상증자'],
  ['unrelated', contract, '한빛중공업 수주잔고 4,210억'],
  ['unrelated', contract, '한빛중공업, 영업이익 4,210억…공급계약 확대 덕'],
  ['unrelated', contract, '한빛중공업, 계약금 421억 수령', '4월 체결한 공급계약의 계약금을 받았다.'],
  ['unrelated', contract, '한빛중공업, 한 달 새 공급계약 3건 1조2천억'],
  ['unrelated', contract, '한빛중공업, 4개사와 컨소시엄…1조원 공급계약', '한빛중공업의 지분은 42%다.'],
  [
    'unrelated',
    contract,
    '한빛중공업, 5,100억 규모 공급계약 체결…지분율 82.5%',
    '컨소시엄 전체 계약금액은 5,100억원이다.',
  ],
  ['unrelated', contract, '한빛중공업·누리건설 7,000억 공급계약 공동 수주'],
  ['unrelated', contract, '한빛중공업, 6,300억 규모 공급계약(옵션 포함) 체결'],
  [
    'unrelated',
    contract,
    '[기업공시] 한빛중공업, 누리전자, 가온바이오',
    '한빛중공업은 공급계약을 체결했다. 누리전자는 530억원 규모 공급계약을 체결했다고 공시했다.',
  ],
  ['unrelated', contract, '누리전자, 530억원 규모 공급계약 체결…한빛중공업도 수주'],
  ['unrelated', contract, '한빛중공업 경쟁사 누리중공업, 5,300억 공급계약 체결'],
  ['confirms', contract, '[공시] 한빛중공업, 4,210억원 규모 변압기 공급계약 체결'],
  ['confirms', contract, '한빛중공업, 가람전력에 변압기 공급…4210억원 규모'],
  ['confirms', contract, '한빛중공업, 사상 최대 4210억 수주'],
  ['confirms', contract, '한빛중공업, 4,210억 규모 변압기 납품키로'],
  ['confirms', contract, '한빛중공업 4천210억원 공급계약'],
  ['confirms', contract, '한빛중공업 4천200억원대 계약'],
  ['confirms', contract, '한빛중공업, 4,210억 3,450만원 규모 공급계약'],
  [
    'confirms',
    contract,
    '한빛중공업, 변압기 4,210억원 수주 "북미 공략"',
    '한빛중공업은 내년 매출 5조원을 목표로 하고 있다.',
  ],
  [
    'confirms',
    contract,
    '한빛중공업 공급계약',
    '한빛중공업이 공급계약을 체결했다고 밝혔다. 계약 금액은 4천2백10억원으로 지난해 연결 매출액 대비 12.3% 수준이다.',
  ],
  [
    'differs',
    contract,
    '한빛중공업, 2,410억원 규모 변압기 공급계약 체결',
    '한빛중공업은 2,410억원 규모 변압기 공급계약을 맺었다고 18일 공시했다.',
  ],
  [
    'differs',
    contract,
    '한빛중공업, 7,230억 규모 변압기 공급계약 체결',
    '한빛중공업은 가람전력과 7,230억원 규모 변압기 공급계약을 맺었다고 18일 공시했다. 계약 기간은 2028년까지다.',
  ],
  ['unrelated', corrected, '한빛중공업, 4,210억 규모 공급계약 체결'],
  ['confirms', corrected, '한빛중공업, 공급계약 금액 4,210억→3,800억 정정'],
  ['confirms', corrected, '한빛중공업, 공급계약 규모 4210억원에서 3800억원으로 축소'],
  ['confirms', results, '한빛중공업 3분기 매출 3조4210억, 영업익 1204억'],
  ['confirms', results, '한빛중공업, 3분기 영업이익 1천204억원…작년 동기 대비 12%↑'],
  ['confirms', results, '한빛중공업, 3분기 영업이익 전년 동기 대비 12% 증가한 1,204억원'],
  ['confirms', results, '한빛중공업 3Q 매출 3조4200억원'],
  [
    'confirms',
    results,
    '한빛중공업 3분기 실적 발표',
    '매출액 3조4210억원, 영업이익 1204억원, 당기순이익 912억원으로 각각 전년 동기 대비 5.1%, 12.0%, 8.8% 늘었다.',
  ],
  ['confirms', results, '한빛중공업, 3분기 영업이익 1204억원...전망치 1300억원 하회'],
  ['confirms', results, '한빛중공업 3분기 순익 912억'],
  [
    'differs',
    results,
    '한빛중공업, 3분기 영업이익 1,402억원',
    '한빛중공업은 연결 기준 3분기 영업이익이 1,402억원으로 지난해 같은 기간보다 12% 늘었다고 6일 공시했다.',
  ],
  [
    'differs',
    results,
    '한빛중공업, 3분기 영업이익 1,260억원',
    '한빛중공업은 3분기 영업이익이 1,260억원이라고 공시했다.',
  ],
  ['confirms', results, '한빛중공업, 3분기 영업이익 1,210억원'],
  [
    'unrelated',
    results,
    '한빛중공업, 1~3분기 영업이익 3,402억원',
    '한빛중공업은 올해 들어 3분기까지 영업이익이 3,402억원이다.',
  ],
  ['unrelated', results, '한빛중공업, 3분기까지 영업이익 3,402억원'],
  ['unrelated', results, '한빛중공업, 9개월간 영업이익 2,402억원'],
  ['unrelated', results, '한빛중공업 4분기 영업이익 1,504억원 예상'],
  ['unrelated', results, '한빛중공업 3분기 영업이익 1,504억원 추정…누리증권'],
  ['unrelated', results, '누리증권 "한빛중공업 3분기 영업이익 1,350억원으로 컨센서스 상회할 것"'],
  ['unrelated', results, '한빛중공업 3분기 지배주주순이익 700억원'],
  ['unrelated', results, '한빛중공업 조선사업 3분기 매출 2조4,000억원'],
  ['unrelated', results, '한빛중공업, 3분기 북미 매출 1조8,000억원'],
  ['unrelated', results, '한빛중공업, 3분기 변압기 매출 1조8,000억원'],
  ['unrelated', results, '한빛중공업 3분기 해외 매출 2조원'],
  ['unrelated', results, '한빛중공업 3분기 조정 영업이익 1,504억원'],
  ['unrelated', results, '한빛중공업 3분기 EBITDA 1,804억원, 영업이익률 3.5%'],
  ['unrelated', results, '한빛중공업 3분기 영업이익 흑자 전환…작년 3분기엔 800억 영업손실'],
  ['unrelated', results, '한빛중공업 3분기 영업이익, 2분기(900억원)보다 늘어'],
  ['unrelated', results, '한빛중공업 3분기 일회성 제외 영업이익 1,504억'],
  ['unrelated', secondQuarter, '한빛중공업 상반기 영업이익 2,300억'],
  ['unrelated', secondQuarter, '한빛중공업 2분기 누적 영업이익 2,300억'],
  ['confirms', secondQuarter, '한빛중공업 2분기 영업이익 1204억…상반기 누적 2300억'],
  ['differs', secondQuarter, '한빛중공업 2분기 영업이익 1,504억원'],
  ['unrelated', secondQuarter, '한빛중공업 1분기 영업이익 1,104억원'],
  ['confirms', dividend, '한빛중공업, 보통주 1주당 1500원 현금배당 결정', '배당금 총액은 1234억원이다.'],
  ['confirms', dividend, '한빛중공업 주당 1,500원 배당…총 1,234억'],
  ['unrelated', dividend, '한빛중공업, 주당 배당금 1,200원에서 1,500원으로 상향한 까닭은? 우선주 1,550원'],
  ['differs', dividend, '한빛중공업, 1주당 2000원 현금배당 결정'],
  ['unrelated', dividend, '한빛중공업 시가배당률 3.2%, 액면가 5000원'],
  ['unrelated', dividend, '한빛중공업, 소액주주 주당 2,000원 차등배당'],
  ['confirms', bought, '한빛중공업, 자사주 150만주 987억원에 취득'],
  ['unrelated', bought, '한빛중공업 대표, 자사주 3억원어치 매입'],
  ['unrelated', bought, '한빛중공업 임원들, 자사주 12억원 규모 매입'],
  ['unrelated', bought, '한빛중공업, 자사주 매입에 2,000억 추가 투입'],
  ['confirms', rights, '한빛중공업, 3,000억 유증…제3자배정'],
  ['confirms', rights, '한빛중공업, 3000억원 유상증자로 신주 1100만주 발행'],
  ['differs', rights, '한빛중공업, 4,400억원 규모 유상증자 결정'],
  ['unrelated', rights, '한빛중공업 유상증자, 발행가 27,300원'],
  ['unrelated', rights, '한빛중공업, 유상증자 자금 중 1800억은 채무상환에'],
  ['unrelated', rights, '한빛중공업, 유상증자로 시설자금 1,900억원 조달'],
  ['confirms', bond, '한빛중공업, 자사주 활용 450억 EB 발행'],
  ['differs', bond, '한빛중공업, 620억원 규모 교환사채 발행 결정'],
  ['confirms', sold, '한빛중공업, 누리렌탈 지분 8,120억에 매각'],
  ['differs', sold, '한빛중공업, 누리렌탈 지분 1조1,000억원에 매각 결정'],
  ['unrelated', sold, '한빛중공업, 누리렌탈 지분 1조1,000억원에 인수'],
  ['confirms', assets, '한빛중공업, 강남 사옥 1,200억에 매각'],
  ['differs', assets, '한빛중공업, 강남 사옥 1,900억원에 매각'],
];

it.each(articles.map(([expected, filing, title, description = '']) => ({ expected, filing, title, description })))(
  '$expected: $filing.reportName and $title',
  ({ expected, filing, title, description }) => {
    expect(compareWithFiling({ title, description, day: filing.receivedOn }, filing)).toBe(expected);
  },
);
