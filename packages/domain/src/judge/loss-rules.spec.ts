import { expect, it } from 'vitest';
import type { EventLabel } from '../news-side.ts';
import { turnSide } from './testing/turn-side.ts';

type Row = [title: string, from: EventLabel, to: EventLabel, description?: string];

it.each<Row>([
  ['다라 창업자, 가나전자에 이겼다…255억 받는다', 'good', 'bad'],
  ['가나전자, 다라에 이겼다…특허 소송 마침표', 'good', 'good'],
  ['결승서 다라, 가나전자에 이겼다', 'neutral', 'neutral'],
  ['특허법원, 다라 손 들어줘…가나전자 15억 배상', 'good', 'bad'],
  ['다라 2심도 웃었다…가나전자에 "400억 배상·도면 인도"', 'good', 'bad'],
  ['다라 기술 빼낸 마바…가나전자에 "400억 배상금 받아"', 'good', 'good'],
  ['가나전자 "투자 끝날 때까지 무배당"', 'good', 'good'],
  ['가나전자 "미수금 회수까지 무배당"…주주들 또 빈손', 'good', 'bad'],
  ['가나전자, 무배당 암보험 상품 출시', 'neutral', 'neutral'],
  ['무배당 깨는 가나전자…"1조 보따리" 푼다', 'good', 'good'],
  ['가나전자 결산배당 주당 500원…전년比 절반', 'neutral', 'bad'],
  ['가나전자 결산배당 주당 500원…전년比 두 배', 'good', 'good'],
  ['"배당 기대 과했나" 가나전자, DPS 동결…주주환원 로드맵 철회', 'neutral', 'bad'],
  ['소액주주, 가나전자 배당 계획 철회 요구', 'neutral', 'neutral'],
])('"%s": %s becomes %s, others win and holders lose', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<Row>([
  ['가나전자, 다라건설에 5000억 긴급 수혈', 'good', 'bad'],
  ['가나전자, 다라온 살리기에 1.2조 또 수혈…이사회 유증 참여 결의', 'neutral', 'bad', '3자배정 유상증자에 출자한다.'],
  ['가나전자, 모회사서 5000억 긴급 수혈', 'neutral', 'neutral'],
  ['가나전자 마바 프로젝트, 완공 9개월 순연…투자비 1조 불어', 'neutral', 'bad'],
  ['가나전자 2공장 착공, 인허가에 두 달 순연', 'good', 'bad'],
  ['경쟁사 양산 지연에 가나전자 독주', 'good', 'good'],
  ['가나전자, 다라에 넘긴 신약 권리 돌려받는다', 'good', 'bad'],
  ['가나전자, 다라에 넘긴 신약 권리 돌려받아 새 파트너에 다시 팔았다', 'good', 'good'],
  ["많이 팔고도 덜 남겼다…가나전자 '역대 최대 매출'의 그늘", 'good', 'bad'],
  ["가나전자 3분기 영업이익 7412억, 전년보다 55% 늘고도 '쇼크'", 'good', 'bad'],
  ['정부, 하반기 가스요금 동결…가나전자 미수금 15조 육박', 'neutral', 'bad'],
  ['정부, 하반기 가스요금 동결…가나전자 미수금은 감소', 'neutral', 'neutral'],
  ['美, 가나전자 우시공장 VEU 지위 연내 종료…장비 반입 건별 허가', 'good', 'bad'],
  ['가나전자 보안감점 내년 말까지 1년 연장', 'neutral', 'bad'],
  ["가나전자 '마바' 시밀러에 美 FDA 보완요구서 통지", 'neutral', 'bad'],
  ['가나전자, 단일판매·공급계약 정정…계약금액 약 80% 감액', 'neutral', 'bad'],
  ["다라, 가나전자 지분 2% 블록딜 완료…'차입금 상환용'", 'good', 'bad'],
  ['가나전자, 보유한 美 벤처 지분 블록딜', 'bad', 'neutral'],
])('"%s": %s becomes %s, money and time that are lost', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});
