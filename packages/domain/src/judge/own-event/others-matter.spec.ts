import { expect, it } from 'vitest';
import { isOthersMatter } from './others-matter.ts';

const company = {
  code: 'X00001',
  name: '가나철강',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const isOthers = (title: string) => isOthersMatter({ title, description: '', company });

it.each([
  '가나철강 고철 입찰서 담합한 7개사에 과징금 310억',
  '가나철강 변압기 입찰 짬짜미…전선업체 5곳 검찰 고발',
  "가나철강 소부장 협력사 '담합' 과징금 180억",
  "'가나철강 감산 직격탄' 다라오토, 2분기 영업손실 41억",
  '가나철강 주문 줄자 부품사 휘청…다라전자 적자전환',
  '가나철강 기술 中 유출 前 임원 2심도 실형',
  '가나철강 협력사 공장서 화재',
  '가나철강 2차 협력업체 울산 공장에 큰불',
])('"%s" is news of others', (title) => {
  expect(isOthers(title)).toBe(true);
});

it.each([
  '가나철강, 입찰 담합 312억 과징금',
  '가나철강, 감산 돌입',
  '가나철강, 기술 유출 혐의로 검찰 송치',
  '가나철강 수주 물량 감소',
  '가나철강 협력사 공장 화재에 생산 중단',
  '가나철강 공장서 화재',
])('"%s" is its own', (title) => {
  expect(isOthers(title)).toBe(false);
});
