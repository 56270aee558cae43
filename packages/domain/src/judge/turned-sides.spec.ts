import { expect, it } from 'vitest';
import type { EventLabel } from '../news-side.ts';
import { moveSides } from './side-rules.ts';

const company = {
  code: 'X00001',
  name: '가나전자',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

/** Where most of a side is after the rules, of which the weights were sure. */
function turn(side: EventLabel, title: string, description: string): EventLabel {
  const labels: readonly EventLabel[] = ['good', 'neutral', 'bad'];
  const sure = new Map(labels.map((each) => [each, Number(each === side)]));
  const [first] = [...moveSides({ title, description, company }, sure)].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? 'neutral';
}

const signed = '가나전자가 공급 계약을 맺었다고 공시했다.';
it.each<[string, EventLabel, EventLabel, string?]>([
  // Courts.
  ['공단, 업체 상대 533억 소송 2심도 패소…가나전자 손 들어준 법원', 'bad', 'good'],
  ['공단, 업체 상대 533억 소송 2심 승소…가나전자 아닌 공단 손 들어준 법원', 'bad', 'bad'],
  ['가나전자, 다라 전속계약 분쟁 1심 완승', 'neutral', 'good'],
  ['가나전자, 러시아 선주와 분쟁 중재서 계약해지 정당 판정', 'bad', 'good'],
  ['가나전자, 하청과 분쟁…"계약 해지 적법하다" 판결', 'bad', 'bad'],
  ['가나전자 상대 소송서 계약해지 정당 판정', 'bad', 'bad'],
  ['가나전자, 새 TV 광고 온에어', 'good', 'neutral'],
  ['가나전자, 초등생 대상 AI 윤리 교실', 'good', 'neutral'],
  ['가나전자, 신규 광고 캠페인 수주 계약', 'good', 'good'],
  ['가나전자 주주, 전속계약 분쟁 1심 완승', 'neutral', 'neutral'],
  ['가나전자, 유럽 통합특허법원서 승소…8개국 판매금지', 'neutral', 'good'],
  ['공정위 과징금 266억 대법서 뒤집혀…"가나전자 승소 취지 파기환송"', 'neutral', 'good'],
  ['가나전자, 美 다라에 6300억 배상 평결', 'neutral', 'bad'],
  ['가나전자, 美 다라에 6300억 배상 평결 취소', 'neutral', 'neutral'],
  ['투자자 손배소 2심 뒤집혔다…가나전자 "64억 배상하라"', 'neutral', 'bad'],
  ['법원 "다라, 가나전자에 64억 배상하라"', 'neutral', 'good'],
  ['"가나전자, 특허 4건 침해" 美 배심원단 3억달러 배상 평결', 'neutral', 'bad'],
  ['"다라, 가나전자 특허 침해" 3억달러 배상 평결', 'neutral', 'neutral'],
  ['ITC, 가나전자 주장 안 받아들여…"다라 위반 없다" 확정', 'good', 'bad'],
  ['법원, 붕괴 사고 가나전자 영업정지 8개월 처분 취소', 'bad', 'good'],
  ['대법 "가나전자 허가취소 위법"…식약처 상고 기각', 'bad', 'good'],
  ['법원 "가나전자 영업정지 처분 정당"', 'bad', 'bad'],
  ['법원, 가나전자 과징금 처분 취소소송 기각', 'bad', 'bad'],
  ['가나전자 제련소 58일 조업정지…대법, 취소소송 기각', 'good', 'bad'],
  ['주민들, 가나전자 공장 허가 취소소송 기각', 'good', 'good'],
  ['대법 "담합업체들, 가나전자에 417억 물어내라"', 'bad', 'good'],
  ["가나전자, 'R2M' 멈추고 169억 물어야", 'neutral', 'bad'],
  ["가나전자, 'R2M' 멈추고 169억 안 물어도 된다", 'neutral', 'neutral'],
  ['美 ITC "가나전자, 균주 도용 없다" 최종 판단', 'neutral', 'good'],
  ['대법, 연금 소송서 가나전자 손…4300억 안 줘도 된다', 'bad', 'good'],
  ['가나전자 손실 4300억…대법 판단 앞둬', 'bad', 'bad'],
  ['가나전자, 수빅 손배 중재서 져 870억 배상', 'neutral', 'bad'],
  ["가나전자 '나보타' 판매금지 집행정지 신청 기각", 'good', 'bad'],
  ['다라, 가나전자 상대 판매금지 집행정지 신청 기각', 'good', 'good'],
  // States.
  ["美, 가나전자 中 우시공장 장비 반입 'VEU' 철회", 'good', 'bad'],
  ["美, 가나전자 'VEU' 철회 없던 일로", 'good', 'good'],
  ['美, 韓 강관 반덤핑 최종관세율 상향…가나전자 예비판정의 3배', 'good', 'bad'],
  ['정부, 中 후판 반덤핑 최종관세율 상향…가나전자 웃는다', 'good', 'good'],
  ['가나전자, 치료제 국내 허가 신청 자진 취하', 'neutral', 'bad'],
  ['경쟁사, 치료제 허가 신청 자진 취하…가나전자 독주', 'neutral', 'neutral'],
  ['산업용 전기료 9.7% 인상…가나전자 연 4조7000억 수입 는다', 'bad', 'good'],
  ['산업용 전기료 9.7% 인상…가나전자 원가 부담 는다', 'bad', 'bad'],
  ['美 법무부 "다라 합병 이의 없다"…가나전자 4년 여정 끝', 'neutral', 'good'],
  ["캐나다, 한국산 강관에 반덤핑 '상향'…가나전자 4%→19%", 'good', 'bad'],
  ['세액공제 조기 폐지안 상원서 후퇴…가나전자 AMPC 살아남아', 'bad', 'good'],
  ['세액공제 조기 폐지안 통과…가나전자 AMPC 사라진다', 'bad', 'bad'],
  ['가나전자 보안감점 1년 연장 통보', 'good', 'bad'],
  ['가나전자 보안감점 연장 않기로', 'good', 'good'],
  ['가나전자, 긴급사용승인 신청 자진 취하', 'neutral', 'bad'],
  ["가나전자, '실리콘 반덤핑' 예비관세 17%→최종 0%", 'neutral', 'good'],
  ['가나전자, 중국산 실리콘 반덤핑 예비관세 17%→최종 0%', 'neutral', 'neutral'],
  ['가나전자 복합몰, 13년 기다렸는데 다시 원점…인허가 신청 취하', 'good', 'bad'],
  ['난방비 동결 1년 더…가나전자 미수금 회수 물거품', 'good', 'bad'],
  // Money.
  ['가나전자, 고금리 리파이낸싱 실패', 'neutral', 'bad'],
  ["가나전자, 현물출자 지연…신용등급 '하향검토' 올라", 'neutral', 'bad'],
  ["가나전자, 신용등급 '하향검토' 해제", 'neutral', 'neutral'],
  ['가나전자 CB 리픽싱 조항 삭제 합의', 'bad', 'good'],
  ['소액주주, 가나전자 CB 리픽싱 조항 삭제 요구', 'bad', 'bad'],
  ['가나전자, 주식매수선택권 500만주 부여 취소', 'bad', 'neutral'],
  ["가나전자, 유증 규모 5500억→2500억 '반토막'", 'bad', 'neutral'],
  ["주가 급락에 가나전자 유증 규모 5500억→2500억 '반토막'", 'bad', 'bad'],
  ['가나전자, 무상증자 권리락 실시…기준가 11만8500원', 'good', 'neutral'],
  ['가나전자 연체율 0.51%→0.83%', 'neutral', 'bad'],
  ['가나전자 연체율 0.51%→0.83%', 'good', 'bad'],
  ['가나전자 연체율 0.51%→0.53%', 'neutral', 'neutral'],
  ['가나전자 연체율 0.51%→0.53%', 'good', 'neutral'],
  ['가나전자, 부채비율 380%→190%…차입금 5000억 상환', 'bad', 'good'],
  ['가나전자, 부채비율 380%→190%…차입금 5000억 상환', 'neutral', 'good'],
  ['가나전자 부채비율 0%→190%', 'good', 'good'],
  ['가나전자, 인수 포기…유증도 5500억→2500억', 'bad', 'neutral'],
  ['가나전자, 유상증자 3.6조→2.3조로 줄인다', 'bad', 'neutral'],
  ['가나전자, 유상증자 2.3조→3.6조로 늘린다', 'bad', 'bad'],
  ["한신평, 가나전자 전망 '부정적'→'안정적' 복귀", 'bad', 'good'],
  ["한신평, 가나전자 전망 '안정적'→'부정적'", 'good', 'bad'],
  ['가나전자, 횡령 피해금 2230억 중 410억 환수', 'bad', 'good'],
  ['가나전자, 횡령 피해금 환수 실패', 'bad', 'bad'],
  ['가나전자, 3000억 횡령액 중 2100억 되찾아', 'neutral', 'good'],
  ['가나전자-다라 합병안 백지화', 'bad', 'neutral'],
  ['가나전자, 320억 전환사채 만기 전 사들여 소각', 'bad', 'good'],
  ['가나전자, 320억 전환사채 사들여 재매각', 'bad', 'bad'],
  ['가나전자, 풋옵션 1200억 쏟아진다', 'neutral', 'bad'],
  ['가나전자, 자사주 신탁계약 50억 1년 연장', 'good', 'neutral'],
  ['가나전자, 계열사 12억 대여 만기 1년 재연장', 'good', 'neutral'],
  // Goods.
  ['가나전자, 필리핀에 FA-50 12대 더 판다…9753억원', 'neutral', 'good'],
  ['가나전자 치약서 금지성분…2500만개 회수', 'neutral', 'bad'],
  ['가나전자, 신약 매출 목표 7000억→3500억, 또 낮췄다', 'neutral', 'bad'],
  ['가나전자 제동 결함, 소프트웨어로 풀렸다…리콜비 430억→60억', 'good', 'good'],
  ['증권사, 가나전자 매출 목표 낮췄다…목표가는 유지', 'neutral', 'neutral'],
  // What the description completes.
  ['가나전자, 브라질 업체와 512억 규모', 'neutral', 'good', signed],
  ['가나전자, 브라질 업체와 512억 규모', 'neutral', 'neutral', '가나전자가 브라질 업체와 협의하고 있다.'],
  ['가나전자, 은행 차입 512억 규모', 'neutral', 'neutral', signed],
  ["가나전자 3.8조 계약, 실제 공급액은 '973만원'", 'good', 'bad', '사실상 계약이 이행되지 않은 셈이다.'],
  ['가나전자 3.8조 계약', 'good', 'bad', '3조8347억원 규모의 양극재 공급계약 금액이 973만원으로 변경됐다.'],
  ['가나전자 3.8조 계약', 'good', 'good', '3조8347억원 규모의 양극재 공급계약 금액이 5조원으로 변경됐다.'],
])('"%s": %s becomes %s', (title, from, ...[to, description = '']) => {
  expect(turn(from, title, description)).toBe(to);
});
