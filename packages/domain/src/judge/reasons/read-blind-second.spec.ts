import { expect, it } from 'vitest';
import { eventSentence } from './event-sentence.ts';
import { leadSentence } from './lead-sentence.ts';

/** Classes of a later reading, each with further headlines of its class. */
const names = ['한별화재'];
const sentence = (headline: string, description = '') => eventSentence({ headline, isCut: false, names, description });

it.each([
  // A court spoke of what was done before.
  ['금융위, 한별화재 부실금융기관 지정…法 "처분 정당" 1심 판단 유지', ''],
  ['금융위, 한별화재 부실금융기관 지정…법원 "정당하다"', ''],
  ['방통위, 한별화재에 과징금 26억…法 "재량 벗어나지 않아"', ''],
  ['공정위, 한별화재에 과징금 11억 부과', '공정위 처분이 정당하다는 대법원 판결이 나왔다.'],
  // What stands in the middle is decided as its end is.
  [
    '국토부, 한별화재에 과징금 8억',
    '국토부는 한별화재에 과징금 8억원을 부과하고 2명의 자격을 정지하기로 했다고 밝혔다.',
  ],
  ['환경부, 한별화재에 과징금 3억', '환경부는 한별화재에 과징금 3억원을 부과하고 조업을 열흘 멈추게 하기로 결정했다.'],
  // The company itself says that the amount is not firm.
  ['한별화재, 전동 압축기 4천600억 수주', '예상 공급 규모는 8년간 4천600억원이다.'],
  ['한별화재, 검사장비 900억 수주', '다만 회사는 확정 금액이 아니라고 설명했다.'],
  ['한별화재, 배터리팩 2조 수주', '금액은 고객사 생산계획에 따른 추정치다.'],
  // The headline names whom the description only supposes.
  [
    '한별화재, 中 다라반도체향 검사장비 88억 수주',
    '중국 고객사에 88억원어치를 공급한다. 업계에서는 발주처를 다라반도체로 추정한다.',
  ],
  ['한별화재, 다라모터스에 모터 700억 공급', '북미 완성차 업체에 모터를 공급한다. 고객사는 다라모터스로 추정된다.'],
  ['한별화재, 美 가나에 배터리 1조 공급', '미국 업체에 배터리를 공급한다. 시장은 상대를 가나로 추정하고 있다.'],
  // A ruling without its suit.
  ['과징금 281억 취소해달라…한별화재 2심도 졌다', ''],
  ['"상표 못 쓴다"던 한별화재, 항소심에서 패소', ''],
  ['즉시연금 9년 다툼…한별화재, 대법서 최종 승소', ''],
  // The subject of a clause lost its particle.
  ['한별화재, 다라 사태에 보안주 부각되자 자사주 9만주 장내 처분', ''],
  ['한별화재, 원료값 급등하자 판매가격 인상', ''],
  // What a product does better lacks its particle.
  ["한별화재, 치매·간병 보장 강화한 '온가족보험' 출시", ''],
  ["한별화재, 새 센서 탑재한 '온캠' 출시", '한별화재가 새 센서를 탑재한 카메라를 내놨다.'],
])('leaves "%s" beside "%s" as the headline', (headline, description) => {
  expect(sentence(headline, description)).toBeNull();
});

it.each([
  ['금융위, 한별화재 부실금융기관 지정', '', '금융위가 한별화재를 부실금융기관으로 지정했어요.'],
  [
    '국토부, 한별화재에 과징금 8억 부과',
    '국토부는 한별화재에 과징금 8억원을 부과했다고 밝혔다.',
    '국토부가 한별화재에 과징금 8억원을 부과했어요.',
  ],
  ['한별화재, 러 선사와 쇄빙선 블록 계약 해지', '', '러시아 선사와 맺은 쇄빙선 블록 계약이 해지됐어요.'],
  ['한별화재, 펫보험 배타적사용권 6개월 획득', '', '펫보험 6개월 배타적사용권을 획득했어요.'],
])('makes a sentence of "%s"', (headline, description, expected) => {
  expect(sentence(headline, description)).toBe(expected);
});

it('passes over a clause with two subjects', () => {
  const description = '한별화재가 횡성에 지으려던 발전소 사업이 제동이 걸렸다.';
  expect(leadSentence({ headline: '한별화재, 횡성 발전소 사업 제동', names, description })).toBeNull();
});

it.each([
  [
    '울산 LNG탱크 현장서 50대 숨져…한별화재 "작업 중지"',
    '한별화재가 시공하는 울산 북항터미널 LNG 탱크 공사 현장에서 바닥 청소를 하던 50대 노동자가 쓰러져 숨졌다.',
    '한별화재가 시공하는 울산 북항터미널 LNG 탱크 공사 현장에서 바닥 청소를 하던 50대 노동자가 쓰러져 숨졌어요.',
  ],
  [
    '한별화재 물류센터 불…2시간 만에 진화',
    '한별화재가 운영하는 경기 이천시 마장면 물류센터 지하 2층 창고에서 불이 나 2시간 만에 꺼졌다.',
    '한별화재가 운영하는 경기 이천시 마장면 물류센터 지하 2층 창고에서 불이 나 2시간 만에 꺼졌어요.',
  ],
])('keeps the company in a clause about its place: "%s"', (headline, description, expected) => {
  expect(leadSentence({ headline, names, description })).toBe(expected);
});

it.each([
  // The occasion is of what was said.
  ['택배기사 71% 주5일 전환', '매일 배송 도입 1년을 맞아 택배기사의 71%가 주5일제로 전환했다고 밝혔다'],
  ['누적 가입자 300만명 넘어', '출시 3주년을 맞아 간편보험의 누적 가입자가 300만명을 넘어섰다고 밝혔다'],
  ['해외 고객 절반으로 늘어', '창립 20주년을 기념해 해외 고객의 비중이 절반으로 늘었다고 전했다'],
  ['상생펀드 500억 조성', '상생의 날을 계기로 협력사 상생펀드 500억원을 조성했다고 밝혔다'],
  ['콜센터 인력 30% 줄였다', '노조 총회를 앞두고 콜센터 인력을 30% 줄였다고 밝혔다'],
  // Somebody else says otherwise.
  ['배송기사 수입 12% 늘어', '배송기사의 수입이 12% 늘었다고 밝혔다. 노조는 물량이 줄었다고 반박했다'],
  ['하자 보수 98% 끝내', '입주 단지의 하자 보수를 98% 끝냈다고 밝혔다. 입주자들은 사실과 다르다고 했다'],
  ['안전 점검 전 현장 마쳐', '전 현장의 안전 점검을 마쳤다고 밝혔다. 노동부는 사실이 아니라고 했다'],
  ['보험금 지급률 99%로 올려', '보험금 지급률을 99%로 올렸다고 발표했다. 소비자단체는 통계가 다르다고 반론했다'],
  ['대리점 수수료 20% 인하', '대리점 수수료를 20% 인하했다고 밝혔다. 대리점주들은 이의를 제기했다'],
])('does not take a report for the fact: "%s" beside "%s"', (headline, description) => {
  const article = { headline: `한별화재 ${headline}`, names, description: `한별화재가 ${description}.` };
  expect(leadSentence(article)).toBeNull();
  const [first = ''] = description.split('. ');
  // Without the occasion and the answer it is a sentence.
  const plain = first.replace(/^.*?[을를] (?:맞아|기념해|계기로|앞두고) /, '');
  expect(leadSentence({ ...article, description: `한별화재가 ${plain}.` })).not.toBeNull();
});
