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
  ['한별화재, 펫보험 배타적사용권 6개월 획득', '', '펫보험 6개월 배타적사용권을 획득했어요.'],
])('makes a sentence of "%s"', (headline, description, expected) => {
  expect(sentence(headline, description)).toBe(expected);
});

it('passes over a clause with two subjects', () => {
  const description = '한별화재가 횡성에 지으려던 발전소 사업이 제동이 걸렸다.';
  expect(leadSentence({ headline: '한별화재, 횡성 발전소 사업 제동', names, description })).toBeNull();
});
