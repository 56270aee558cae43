import { expect, it } from 'vitest';
import { endsWell } from './ends-well.ts';

it.each([
  '검찰, □ 배임 의혹 "혐의 없음"',
  '□, 담합 소송 최종 승소',
  '□ 주식 매매거래 재개…횡령 사태 8개월 만',
  '대법, □ 과징금 90억 취소 취지 파기환송',
  '□, 적자 자회사 매각',
  '"□ 낙폭 지나치다"…목표가 유지',
  '中, □ 화장품 판매 금지 해제',
  '□ 반덤핑 관세율 0% 확정',
])('reads "%s" as trouble that is over', (headline) => {
  expect(endsWell(headline)).toBe(true);
});

it.each([
  '공정위, □에 과징금 90억',
  '□ "무혐의" 기쁨도 잠시…2분기 적자로',
  '미국 특허사, □ 상대 소송 승소',
  '□, 전환사채 발행…이자율 0%',
  '□ 광고 안 풀린다…목표가 하향',
  '□ 거래 재개되나…상장폐지 우려',
])('does not read "%s" so', (headline) => {
  expect(endsWell(headline)).toBe(false);
});
