import { expect, it } from 'vitest';
import type { EventLabel } from '../news-side.ts';
import { turnSide } from './testing/turn-side.ts';

it.each<[string, EventLabel, EventLabel, string?]>([
  ['가나전자, 사우디 플랜트서 6200억 또 털었다…4분기 적자전환', 'neutral', 'bad'],
  ['가나전자, 적자전환 우려 벗었다', 'good', 'good'],
  ['다라㈜, 가나전자 지분 5% 시간외로 던진다', 'neutral', 'bad'],
  ['다라페이, 가나전자 주식 1144만주 털고 나간다', 'neutral', 'bad'],
  ['가나전자 대전공장 또 불…2년 만에 악몽 재현', 'neutral', 'bad', '생산이 전면 중단됐다.'],
  ['금융위, 가나전자 신규영업 3개월 세운다', 'neutral', 'bad', '신규 영업을 3개월간 정지하는 중징계를 확정했다.'],
  ["대법 '가나전자, 즉시연금 덜 준 4300억 지급해야'", 'neutral', 'bad'],
])('"%s": %s becomes %s, what happens to the company', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<[string, EventLabel, EventLabel, string?]>([
  ['압구정 최대어 품은 가나전자…공사비만 2조7천억', 'neutral', 'good'],
  ['타버린 공장값 3000억, 가나전자 보험금 받기로', 'neutral', 'good'],
  ['가나전자 가입자, 보험금 받기로', 'neutral', 'neutral'],
  ['美 특허법원, 가나전자 편에…경쟁사서 배상금 680억', 'neutral', 'good'],
  ['美 다라, 한국 결제창 가나전자에 통째로 맡겼다', 'neutral', 'good', '독점 사업자로 계약했다.'],
  ['가나전자, 스카이트랙스 5성 항공사 6년 연속', 'good', 'neutral'],
  ["가나전자, 다라 인수전 뛰어든다? '처음 듣는 이야기'", 'good', 'neutral'],
])('"%s": %s becomes %s, what spares it or is no gain', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});
