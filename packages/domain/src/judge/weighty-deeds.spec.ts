import { expect, it } from 'vitest';
import { isWeighty } from './weighty-deeds.ts';

it.each([
  ['방사청, □에 6개월 입찰참가 제한…허위 시험성적서 적발', 'bad', true],
  ['□ 기대작 출시 내년으로…두 번째 연기', 'bad', true],
  ["□ 'A급' 추락…회사채 조달금리 오를 듯", 'bad', true],
  ['□, 단일판매·공급계약 정정…계약금액 약 80% 감액', 'bad', true],
  ['정부, 하반기 가스요금 동결…□ 미수금 15조 육박', 'bad', true],
  ['□, 조선 3사와 하반기 후판값 톤당 5만원 인상 타결', 'good', true],
  ['□, 메로나·붕어싸만코 등 값 올린다…평균 9.1%', 'good', true],
  ['시대 열렸다…□, 제도 도입 8년 만에 IMA 인가', 'good', true],
  ["'레전드' 나흘 만에 구글 매출 1위…□ 기대감", 'good', true],
  ['□·다라 컨소, 1.8조 체계개발 사업자 선정', 'good', true],
  ['□, 가격 인상 카드 만지작', 'good', false],
  ['□, 출시 행사 열어', 'bad', false],
  ['방사청, □에 6개월 입찰참가 제한', 'good', false],
  ['방사청, □ 입찰참가자격 6개월 제한', 'bad', true],
  ['□ 협력사 다라, 입찰참가자격 제한', 'bad', false],
  ['다라 입찰참가 제한…□도 안심 못해', 'bad', false],
  ['□, 다라 출시 연기에 부품주 약세', 'bad', false],
  ['□ 공급계약 0.8% 감액', 'bad', false],
  ["□ 'A급 추락' 면했다", 'bad', false],
  ['□, 철강사와 후판값 톤당 8만원 인상 합의', 'good', true],
  ['□ 목표가격 20% 인상', 'good', false],
  ['□ 초콜릿·비스킷 17종 가격 평균 12.4%↑…새달 1일부터', 'good', true],
  ['□, 경유 가격 3% ↑에 정제마진 기대', 'good', false],
  ['□ 신용 A급 추락설 일축', 'bad', false],
  ['□, 금값 5%↑에 미소', 'good', false],
  ['□, 전기요금 5% 인상에 울상', 'good', false],
  ['□, IMA 인가 신청', 'good', false],
  ['□, 1.8조 사업자 선정 앞두고 막판 총력', 'good', false],
  ['□ 마일스톤 수령 기대', 'good', false],
  ["□ '다라M' 구글플레이 매출 1위 탈환", 'good', true],
  ['□ 꺾고 다라 구글 매출 1위', 'good', false],
] as const)('"%s" weighs on the %s side: %s', (headline, side, weighs) => {
  expect(isWeighty(headline, side)).toBe(weighs);
});
