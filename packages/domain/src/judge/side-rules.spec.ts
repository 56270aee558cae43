import { describe, expect, it } from 'vitest';
import type { EventLabel } from '../news-side.ts';
import { isInDoubt, moveSides } from './side-rules.ts';
import { company } from './testing/turn-side.ts';

const LEAST_SHOWN = 0.45;
const LEAST_LISTED = 0.2;

/** What is left of a side of which the weights were sure, as members see it. */
function left(side: EventLabel, title: string, description = ''): string {
  const sure = new Map<EventLabel, number>([
    ['good', Number(side === 'good')],
    ['neutral', Number(side === 'neutral')],
    ['bad', Number(side === 'bad')],
  ]);
  const moved = moveSides({ title, description, company }, sure);
  expect([...moved.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  if (side !== 'neutral') expect(isInDoubt({ title, description, company }, side)).toBe((moved.get(side) ?? 0) < 1);
  const shown = (['good', 'bad'] as const).find((each) => (moved.get(each) ?? 0) >= LEAST_SHOWN);
  if (shown !== undefined || side === 'neutral') return shown ?? 'none';
  return (moved.get(side) ?? 0) >= LEAST_LISTED ? 'unsure' : 'none';
}

describe('a side that good words suggest', () => {
  it.each([
    ['가나전자 노조, 파업 찬반투표 압도적 가결', 'bad'],
    ['가나전자, 창고에 있던 자사주 9.4% 우군에 넘겨…의결권 살아난다', 'bad'],
    ['석 달 새 두 배 뛴 가나전자…최대주주는 300억어치 팔았다', 'unsure'],
    ['가나전자 임직원 미공개정보 이용 조사', 'bad'],
    ['가나전자에 2500억 소송 낸 창업자들 승소', 'bad'],
    ['가나전자에 특허 소송 제기한 다라, 1억달러 배상 승소', 'bad'],
    ['국토부, 가나전자 영업정지 취소소송 승소', 'bad'],
    ['다라, 가나전자에 특허소송 1심 승소…160억 배상', 'bad'],
    ['다라, 가나전자와 ITC 소송 최종 승소', 'bad'],
    ['다라, 가나전자와의 특허분쟁서 이겼다', 'bad'],
    ['가나전자 비정규직, 불법파견 소송 대법 승소', 'bad'],
    ['다라, 가나전자와 함께 특허소송 승소', 'good'],
    ['대법, 가나전자 영업정지 취소소송 승소 확정', 'good'],
    ['5년 싸움 끝, 가나전자 특허소송 승소', 'good'],
    ["검찰, '시세조종' 가나전자 창업자 1심 무죄에 항소", 'unsure'],
    ['검찰, 가나전자 창업자 무죄에 상고 포기', 'good'],
    ['가나전자, 수주 점유율 3위→1위', 'good'],
    ['가나전자, 수주 5조→4조', 'bad'],
    ['가나전자, 물류센터 화재…인명피해 없어', 'none'],
    // What stands in another clause is another matter.
    ['가나전자, 3분기 깜짝 실적…다라, 라마 상대 소송 기각', 'good'],
    ['가나전자, 간암 신약 승인 거절', 'bad'],
    ['가나전자, 美 FDA 허가 반려', 'bad'],
    ['가나전자, 자회사 상장예심 미승인', 'bad'],
    ['가나전자, 다라사 소송서 승소', 'good'],
    ['가나전자, 영업정지 취소 소송 대법서 패소', 'bad'],
    ["가나전자, 예심 통과 열흘 만에 상장 '철회'", 'bad'],
    ['가나전자 치매약, 유럽서 "승인 거부 권고"', 'bad'],
    ['"수주했다더니" 가나전자 680억 계약, 상대방이 페이퍼컴퍼니', 'unsure'],
    ['"가나전자, 대규모 수주 임박" 소문', 'unsure'],
    ['가나전자 조지아 공장 세액공제 3년 앞당겨 끝', 'bad'],
    ['가나전자 쿠웨이트 정유 일감 백지로…발주처 "예산 다시 짠다"', 'bad'],
    ['가나전자 "재가동 3주"…전체 정제능력 28% 멈춰', 'bad'],
    ['가나전자 3분기 매출 사상 최대…남은 돈은 줄었다', 'unsure'],
    ['가나전자 주가 0.12%↓2415원…수출 꾸준히 늘려', 'none'],
    ['가나전자, 공급계약 금액 114억→29억 쪼그라들어', 'bad'],
    ["가나전자 신용등급 'AA-'서 'A+'로", 'bad'],
    ['가나전자 3Q 영업익 128억, 예상은 310억', 'bad'],
    ['가나전자 2Q 영업익 890억…예상 893억', 'unsure'],
    ['가나전자, 건설 자회사 부실에 2년 연속 순손실', 'bad'],
    ['가나전자, 4050억 유상증자 납입 또 연기…다섯 번째', 'bad'],
    ['가나전자, 200억 CB 납입일 세 번째 연기', 'bad'],
    ['가나전자 3.8조 계약, 973만원으로 쪼그라들어', 'bad'],
    ['가나전자, 신공항 사업 불참 선언', 'unsure'],
    ['가나전자, 3분기 영업익 844억 29%↑…예상치 하회', 'unsure'],
  ])('"%s" → %s', (title, shown) => {
    expect(left('good', title)).toBe(shown);
  });

  it('is bad where the description says that all holders pay', () => {
    const title = '가나전자, 2800억 증자로 美 물류센터 더 담는다';
    expect(left('good', title, '주주배정 후 실권주 일반공모 방식의 유상증자를 결의했다.')).toBe('bad');
    expect(left('good', title)).toBe('good');
  });

  it.each([
    '가나전자 3분기 영업익 3180억, 컨센서스 1970억',
    '가나전자 노조, 임단협 잠정합의안 가결…파업 피했다',
    "가나전자 신용등급 'A+'서 'AA-'로",
    '가나전자, 공급계약 금액 29억→114억',
    '소액주주, 가나전자 상대 소송 패소',
    '가나전자, 방산원가 의혹 무혐의',
    "가나전자, 금리 담합 의혹 '심의 종료'",
    '가나전자 8천억 유증 철회',
    '가나전자, 8분기 연속 적자 탈출',
    '가나전자, 3년 연속 적자 끝내고 흑자',
    '가나전자, 수주 늘고 부채는 반토막',
    '가나전자, 예상치 웃돈 영업익…매출은 기대치 하회',
    '경쟁사 불참에 가나전자 재개발 사업 단독 확보',
  ])('stays in "%s"', (title) => {
    expect(left('good', title, '주주배정 유상증자')).toBe('good');
  });
});

describe('a side that heavy words suggest', () => {
  it.each([
    ['가나전자, 적자 폭 1320억→190억으로 확 줄였다', 'good'],
    ['대법, 가나전자 손 들어줬다…리조트 취소 소송 마침표', 'good'],
    ["가나전자 신용등급 'A+'서 'AA-'로", 'good'],
    ['가나전자, 보유한 美 벤처 지분 블록딜…1200억 현금화', 'unsure'],
    ['가나전자, 다라조선 상대 기밀 유출 소송 냈다', 'unsure'],
    ['"LCD 공장 팔렸다" 가나전자, 광저우 라인 2조에 매각', 'unsure'],
    ['가나전자, 쪼개기 접었다…분할안 주총 전날 철회', 'none'],
    ['가나전자 대표 "책임지겠다"…먹통 이튿날 자사주 1만주 매입', 'none'],
    ["가나전자, 中 반덤핑 관세 '제로'…경쟁사는 최대 28%", 'none'],
    ['가나전자 최대주주, 가나전자 주식등의 수 9만주 줄어', 'unsure'],
    ['가나전자 공장 화재 보험금 3200억 확정', 'unsure'],
    ['가나전자, 가격 담합 자진신고로 과징금 312억 전액 면제', 'unsure'],
    ['가나전자 대주주, 유증에 120% 초과청약', 'unsure'],
    ['가나전자, 담합 손해배상 첫 재판 4월로', 'unsure'],
    ['거래소, 가나전자 상장 유지 여부 결론 못 내', 'unsure'],
    ['가나전자, 투자주의종목 지정예고', 'unsure'],
    ['가나전자, 250억 공급계약 해지…"상대방 바뀌어 재계약"', 'unsure'],
    ['가나전자 결산배당 주당 350원…12일 단기과열 예고도', 'unsure'],
    ['가나전자, 교환사채 대금 납입 마쳐', 'unsure'],
    ["유가 뛰는데 요금은 묶였다 가나전자 이익 '브레이크' 걸리나", 'unsure'],
    ["가나전자 '담합 과징금 460억' 취소 확정…공정위 패소", 'good'],
    ['가나전자 과징금 소송, 국세청 최종 패소', 'good'],
    ['가나전자, 과징금 취소 소송 패소…공정위 승소', 'bad'],
    ['다라, 가나전자 균주 소송 2심도 패소…400억 배상', 'good'],
    ['다라, 가나전자와 특허소송 항소심 패소', 'good'],
    ['가나전자 노조, 통상임금 소송 패소', 'good'],
    ['가나전자 노조가 낸 통상임금 소송 패소', 'bad'],
    ['영업정지 처분, 가나전자 취소소송 패소', 'bad'],
    ['다라·가나전자, 담합 소송 패소', 'bad'],
    ['다라, 가나전자와 소송…가나전자 패소', 'bad'],
  ])('"%s" → %s', (title, shown) => {
    expect(left('bad', title)).toBe(shown);
  });

  it('is unsure of an issue to a partner, and none of a halt for a merger', () => {
    expect(left('bad', '가나전자, 70억원 유상증자 결정', '최대주주가 나눠 맡는 제3자배정 방식이다.')).toBe('unsure');
    expect(left('bad', '가나전자, 주권매매거래정지', '합병 결정에 따른 것이다.')).toBe('none');
  });

  it.each([
    '다라조선, 가나전자 상대 기밀 유출 소송 냈다',
    '가나전자 창업주, 보유 주식 250만주 블록딜',
    '가나전자 2대 주주, 지분 4.1% 블록딜…주가 8% 급락',
    '가나전자, 칠레 염호 지분 30% 되판다…투자금 절반도 못',
    '가나전자, 평가 불복 소송 냈지만…법원 "절차 적법"',
    '가나전자, 1500억 주주배정 유상증자',
    '가나전자, 투자경고종목 지정예고',
    '가나전자, 250억 공급계약 해지…재계약 무산',
    '가나전자, 배당 주당 500원→300원',
    '가나전자, 적자 폭 190억→1320억',
    '가나전자 주권매매 정지…횡령 발생',
    '가나전자 최대주주, 가나전자 주식등의 수 420만주 줄어',
    '가나전자 선박 여섯 척 인도 반년 밀렸다…4분기 돈줄 마르나',
  ])('stays in "%s"', (title) => {
    expect(left('bad', title)).toBe('bad');
  });
});

it('what a board decided on its own shares is good, what is only asked for is not', () => {
  expect(left('neutral', '가나전자, 자사주 394억원어치 매입 결정')).toBe('good');
  expect(left('neutral', '가나전자 이사회, 자사주 1500억 장내 매입 의결')).toBe('good');
  expect(left('neutral', '행동주의 펀드, 가나전자에 자사주 1500억 소각 결의 요구')).toBe('none');
  expect(left('neutral', '가나전자 임원진, 자사주 5억 매입 결정')).toBe('none');
});

it.each([
  ['가나전자, 전환사채 3000억 조기상환', 'unsure'],
  ['가나전자, 회사채 5000억 전액 상환', 'unsure'],
  ['가나전자, 200억 자사주 신탁계약 해지', 'unsure'],
  ['가나전자, 전환사채 상환 못해 디폴트', 'bad'],
  ['가나전자, 회사채 상환 위해 유상증자', 'bad'],
])('bad words of a debt or a trust that ends: %s is %s', (title, shown) => {
  expect(left('bad', title)).toBe(shown);
});

describe('a loss that shrinks', () => {
  it.each([
    ['가나전자, 3분기 영업손실 1326억…전년比 68% 감소', 'none'],
    ['가나전자, 3분기 적자 축소…영업손실 41억', 'none'],
    ['가나전자, 순손실 30% 축소', 'none'],
    ['가나전자, 적자폭 줄었다', 'none'],
    ['가나전자, 3분기 영업손실 1326억…적자전환', 'bad'],
    ['가나전자, 영업손실 90% 늘어', 'bad'],
    ['가나전자, 영업손실 41억·매출 20% 감소', 'bad'],
  ])('leaves of "%s": %s', (title, expected) => {
    expect(['none', 'unsure'].includes(left('bad', title)) ? 'none' : left('bad', title)).toBe(expected);
  });
});
