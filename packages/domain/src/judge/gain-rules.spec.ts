import { expect, it } from 'vitest';
import type { EventLabel } from '../news-side.ts';
import { turnSide } from './testing/turn-side.ts';

type Row = [title: string, from: EventLabel, to: EventLabel, description?: string];

it.each<Row>([
  ['가나전자, 다라서 마일스톤 수령…"매출 10% 이상"', 'neutral', 'good'],
  ['가나전자, 다라에 마일스톤 지급', 'neutral', 'neutral'],
  ['[속보] 가나전자, 코즐로두이 원전 본계약 서명', 'neutral', 'good'],
  ['가나전자 원전 본계약 체결 또 연기', 'neutral', 'neutral'],
  ["'신화' 또 쓰나…가나전자 13억달러 빅딜 성사", 'neutral', 'good'],
  ['붕괴 영업정지 8개월…가나전자, 취소소송 1심 승소', 'neutral', 'good'],
  ['붕괴 영업정지 8개월…가나전자 주주, 취소소송 1심 승소', 'neutral', 'neutral'],
  ['국토부, 가나전자 영업정지 취소 판결에 항소', 'good', 'neutral'],
  ['가나전자, 獨서 다라 상대 특허 3연승…판매금지 명령', 'bad', 'good'],
  ['다라, 가나전자 상대 특허 3연승', 'bad', 'bad'],
  ['대법 "위법 단정 못해"…가나전자 과징금 266억 파기환송', 'bad', 'good', '원고 패소 판결한 원심을 깨고 돌려보냈다.'],
  ['대법, 가나전자 과징금 266억 파기환송', 'bad', 'bad', '원고 승소 판결한 원심을 깨고 돌려보냈다.'],
  ['가나전자, 보유 자사주 전량 소각 의결…발행주식 24% 증발', 'bad', 'good'],
  ['가나전자의 통 큰 결단…자기주식 다 없앤다', 'neutral', 'good'],
  ['행동주의 펀드, 가나전자에 자사주 전량 소각 결의 요구', 'neutral', 'neutral'],
  ['가나전자, 도매요금 6.8% 인상…"미수금 증가 멈춘다"', 'bad', 'good'],
  ['가나전자, 도매요금 6.8% 인상 보류', 'neutral', 'neutral'],
  ['가나전자, 기술수출 마일스톤 350억 들어온다', 'neutral', 'good'],
  ['가나전자 주주 다라, 마일스톤 500억 수령', 'neutral', 'neutral'],
  ['가나전자 컨소시엄, 체코 원전 본계약 사인', 'neutral', 'good'],
  ['가나전자 매각 본계약 체결…새 주인에 다라', 'neutral', 'neutral'],
  ['가나전자, 손흥민과 광고 본계약 체결', 'neutral', 'neutral'],
  ['가나전자 밀어낸 다라, 체코 원전 본계약 체결', 'neutral', 'neutral'],
  ['가나전자, 1조5000억 기술수출 따냈다', 'neutral', 'good'],
  ['다라, 가나전자 꺾고 2조 빅딜 성사', 'neutral', 'neutral'],
  ['공정위 과징금 처분…가나전자, 취소소송서 이겼다', 'bad', 'good'],
  ['다라, 가나전자 등 상대 특허소송 승소', 'bad', 'bad'],
  ['가나전자 "다라 상대 특허소송 승소 자신"', 'neutral', 'neutral'],
  ['가나전자, 다라 상대 특허 승소 판결 깨졌다', 'bad', 'bad'],
  ['대법, 다라 과징금 266억 파기환송…가나전자도 촉각', 'neutral', 'neutral', '원고 패소 판결한 원심을 깼다.'],
  ['대법, 가나전자 과징금 266억 파기환송', 'bad', 'bad', '1심은 원고 패소로 판결했지만 원심은 원고 승소로 뒤집었다.'],
  ['가나전자㈜, 보유 자사주 전량 소각 의결', 'bad', 'good'],
  ['가나전자 최대주주 다라, 자사주 소각 결정', 'neutral', 'neutral'],
  ['가나전자와 달랐다…다라, 자사주 다 없앤다', 'neutral', 'neutral'],
  ['가나전자 압수수색…자사주 전량 소각한다', 'bad', 'bad'],
  ['가나전자 화재 참사 사흘 뒤…자사주 전량 소각한다', 'bad', 'bad'],
  ['가나전자 어닝쇼크에 자사주 소각 결정', 'bad', 'bad'],
  ['가나전자 등 4곳 외면한 원전 본계약 체결', 'neutral', 'neutral'],
  ['가나전자, 주택용 도시가스 요금 1.3% 인상', 'bad', 'good'],
  ['가나전자 요금 12% 인상…가입자 20만명 이탈', 'bad', 'bad'],
  ['가나전자, 산업용 전기요금 10% 인상…제련소 타격', 'bad', 'bad'],
])('"%s": %s becomes %s', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});
