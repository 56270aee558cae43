import { expect, it } from 'vitest';
import type { EventLabel } from '../news-side.ts';
import { turnSide } from './testing/turn-side.ts';

type Row = [title: string, from: EventLabel, to: EventLabel, description?: string];

it.each<Row>([
  ['가나전자 과자 15억원어치 자율회수', 'bad', 'neutral', '손실 규모는 매출의 0.05% 수준이다.'],
  ['가나전자 과자 전량 회수', 'bad', 'bad', '손실 규모는 매출의 10.05% 수준이다.'],
  ['가나전자, 3분기 영업익 1379억 0.6%↑', 'good', 'neutral'],
  ['가나전자, 3분기 영업익 1379억 10.6%↑', 'good', 'good'],
  ['가나전자, 3분기 영업익 0.6%↑…시장 예상 웃돌아', 'good', 'good'],
  ['가나전자 3Q 순익 1조1324억, 컨센서스 부합…전분기比 3.5%↓', 'bad', 'neutral'],
  ['가나전자 3Q 순익 컨센서스 부합…전년比 33.5%↓', 'bad', 'bad'],
  ['가나전자, 영업익 1617억…34%↓', 'bad', 'neutral', '희망퇴직 비용을 빼면 3117억원으로 26.7% 증가했다.'],
  ['가나전자 3분기 흑자? 뜯어보니 환입금이 절반', 'good', 'neutral'],
  ['가나전자, 4분기 겨우 흑자 턱걸이', 'good', 'neutral', '일회성 비용이 몰리며 시장 기대와 큰 차이를 보였다.'],
  ['가나전자 영업익 29% 늘어', 'good', 'neutral', '증권사 전망치 평균을 소폭 밑돌았다.'],
  ['가나전자 영업익 29% 늘어', 'good', 'good', '증권사 전망치 평균을 웃돌았다.'],
  ['가나전자, 주당 150원 현금배당 결정…작년과 같아', 'good', 'neutral'],
  ['가나전자, 주당 150원 특별배당…작년과 같아', 'good', 'good'],
  ["가나전자, '치매보험' 배타적사용권 6개월 획득", 'good', 'neutral'],
  ['가나전자, 英 다라 지분 인수 마무리…4100억 투입', 'good', 'neutral', '앞서 6월 체결한 계약의 후속 절차다.'],
  ['가나전자, 英 다라 경영권 인수 마무리…창업주 합류', 'good', 'good', '앞서 6월 계약을 맺었다.'],
  ['가나전자, 과징금 처분에 "의결서 받은 뒤 대응 결정"', 'bad', 'neutral'],
  ['울산공장 염소 가스 샜다…가나전자 작업 3시간 중단 후 재개', 'bad', 'neutral', '인명 피해는 없었다.'],
  ['울산공장 염소 가스 샜다…가나전자 작업 3시간 중단 후 재개', 'bad', 'bad', '두 명이 다쳤다.'],
])('"%s": %s becomes %s, results and sizes', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<Row>([
  ['가나전자, 자사주 20만주 소각 완료', 'good', 'neutral', '예고된 절차로 소각 예정일은 지난 14일이었다.'],
  ['가나전자, 반년 일찍 자사주 소각 마쳐', 'good', 'good', '내년으로 예고했던 소각을 앞당겨 끝냈다.'],
  ['가나전자, 홍길동과 재계약…2년 더', 'good', 'neutral', '광고 모델로 계속 기용한다.'],
  ['가나전자, 홍길동과 광고 모델 재계약', 'good', 'neutral'],
  ['가나전자, 홍길동 광고 모델 발탁…매출 2배 급증', 'good', 'good'],
  ['가나전자, 소속 가수 다라 광고 모델 계약 10억', 'good', 'good'],
  ['가나전자, 다라와 공급 계약', 'good', 'good', '홍보대사도 위촉했다.'],
  ['가나전자, AI데이터센터 조감도 공개', 'good', 'neutral'],
  ['가나전자 올해 R&D에 2조 넘게 쏟는다', 'good', 'neutral'],
  ["가나전자, 시흥에 '무인잠수정 연구동' 준공", 'good', 'neutral'],
  ['가나전자, 울산 공장 준공', 'good', 'good'],
  ['가나전자 사장 "전고체 2027년 양산 흔들림 없다"', 'good', 'neutral'],
  ['가나전자, 공급계약 \'임박설\'에 14% 급등…회사 "협의 중"', 'good', 'neutral'],
  ["가나전자, 증설에 급등…수주 '협의 중'", 'good', 'good'],
  ['가나전자 과자값 인상…소비자단체 "즉각 철회해야"', 'good', 'neutral'],
  ['가나전자 BW 청약에 10조 몰려…경쟁률 282대 1', 'good', 'neutral'],
  ['가나전자 조종사노조, 임금 2.7% 인상안 가결…12년 연속 무분규', 'good', 'neutral'],
  ['가나전자 노사, 임금 4.5% 인상 합의…파업 철회', 'good', 'good'],
  ['가나전자, 신약 임상 1상 IND 승인', 'good', 'neutral'],
  ['가나전자, 신약 2상 첫 환자 투약', 'good', 'neutral'],
  ['가나전자, 신약 3상 성공', 'good', 'good'],
  ['가나전자 천안사업장 세척동서 불…40분 만에 진화, 인명피해 없어', 'good', 'neutral'],
])('"%s": %s becomes %s, what is planned, promised or done as was known', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<Row>([
  ['가나전자, MSCI 한국지수 잔류…다라는 편출', 'bad', 'neutral'],
  ['가나전자, MSCI 한국지수 잔류 실패', 'bad', 'bad'],
  ['가나전자 앱 30분간 접속 장애…"현재 정상화"', 'bad', 'neutral'],
  ['가나전자 앱 3시간 먹통…복구에도 개인정보 유출', 'bad', 'bad'],
  ['가나전자 공장 질소 누출…작업자 1명 병원 이송', 'bad', 'neutral', '생산라인은 정상 가동 중이다.'],
  ['가나전자 공장 질소 누출…작업자 2명 숨져', 'bad', 'bad', '생산라인은 정상 가동 중이다.'],
  ['검찰, 가나전자 前 임원 기소', 'bad', 'neutral', '현 경영진은 관련이 없다.'],
  ['검찰, 가나전자 前 임원 기소', 'bad', 'bad', '현 경영진도 조사한다.'],
  ["법원, 가나전자 '과장광고' 과징금 28억 정당 판결", 'bad', 'neutral', '회사는 이미 과징금을 납부했다.'],
  ['러시아 대법, 가나전자 과징금 1100억 확정', 'bad', 'bad', '이미 일부를 충당금으로 반영했으나 420억원이 남는다.'],
  ['가나전자 노조, 쟁의행위 찬반투표 가결…파업 여부는 휴가 뒤', 'bad', 'neutral'],
  ['가나전자 노조, 쟁의행위 찬반투표 가결…10일부터 총파업', 'bad', 'bad'],
  ['가나전자 회계처리 위반 의혹, 그 후', 'bad', 'neutral'],
  ["가나전자, '화물사업' 전용기 2호 반납 마무리", 'bad', 'neutral'],
  ['가나전자, 뭄바이 운수권 반납 완료', 'bad', 'bad'],
])('"%s": %s becomes %s, what stops nothing', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<Row>([
  ['가나전자 "유럽 배터리사 2.6조 양극재 계약, 310억으로 감액"', 'good', 'bad'],
  ['춘제 앞당겨졌는데…가나전자 중국 10월 매출 11% 후퇴', 'neutral', 'bad'],
  ['가나전자, 업계 침체에도 매출 3% 뒷걸음 그쳐', 'good', 'good'],
  ['정부, 산업용 전기료 내년 1월 6.8% 인하 확정…가나전자 연 2조 수입 감소', 'neutral', 'bad'],
  ["가나전자 '바이오시밀러' 美 판매길 막혔다…항소법원 가처분 유지", 'neutral', 'bad'],
  ["가나전자 생산중단 공시…재개 시점 '미정'", 'neutral', 'bad'],
  ['가나전자 2대 주주, 시간외 대량매매로 4.1% 털었다…할인율 11%', 'neutral', 'bad'],
  ['美 법원 "가나전자, 자회사 前경영진 해임 부당"…2억5000만달러 지급 위기', 'neutral', 'bad'],
  ['법원, 가나전자 법인세 소송 파기환송심도 기각…1120억 납부', 'neutral', 'bad'],
  ['가나전자, 미국 공장 가동 2028년으로 1년 미뤘다', 'good', 'bad'],
  ['곳간 푸는 과자회사…가나전자 배당 34% 증액', 'neutral', 'good'],
  ['가나전자 주주연대, 배당 34% 증액 요구', 'neutral', 'neutral'],
  ["긴 난기류 벗어난 가나전자…다섯 분기 만에 '흑자 비행'", 'neutral', 'good'],
  ['가나전자, 다섯 분기 만에 흑자 전망', 'neutral', 'neutral'],
  ['가나전자, 윤활유 자회사 지분 30% 매각 결정…1조4500억 현금 유입', 'neutral', 'good'],
  ['대법 "가나전자 교육세 환급해야"…1430억 돌려받는다', 'bad', 'good'],
  ['가나전자 막힌 혈 뚫렸다…마이데이터 심사 재개', 'bad', 'good'],
  ['가나전자, 매각설 사실무근…1조 공급계약 체결', 'neutral', 'good'],
  ['가나전자, 매각설 사실무근…1조 공급계약 체결설', 'neutral', 'neutral'],
])('"%s": %s becomes %s, what is lost and won', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<Row>([
  ['가나전자, 2조 규모 배터리 수주', 'good', 'good', '판매 로열티로 매출의 0.7%를 따로 받는다.'],
  ['공정위, 가나전자에 과징금 2300억 부과', 'bad', 'bad', '이번 과징금은 지난해 매출의 0.9% 규모다.'],
  ['EU, 가나전자에 과징금 7억유로', 'bad', 'bad', '과징금은 매출의 0.4% 수준이다.'],
  ['공정위, 가나전자에 과징금 1억8000만원', 'bad', 'neutral', '지난해 매출의 0.02% 수준이다.'],
  ['가나전자 3분기 영업익 2배 껑충, 매출 0.5% 감소', 'good', 'good'],
  ['가나전자 영업익 0.6%↑…3조원 자사주 소각', 'good', 'good'],
  ['가나전자, 작년 영업이익 2조1500억원…0.8% 감소', 'bad', 'neutral'],
  ['가나전자 3Q 실적 컨센서스 부합 실패', 'bad', 'bad'],
  ['가나전자 3분기 예상치 부합…유증 5000억 결정', 'bad', 'bad'],
  ['가나전자 3분기 영업이익 45%↓', 'bad', 'bad', '일회성 이익을 제외하면 적자 폭이 늘었다.'],
  ['가나전자 순이익 41%↓…가입자 100만 이탈', 'bad', 'bad', '퇴직금을 제외하면 3% 늘었다.'],
  ['가나전자 깜짝 실적? 뜯어보니 본업이 다 했다', 'good', 'good'],
  ['가나전자, 실적 착시 걷어내도 영업익 30% 증가', 'good', 'good'],
  ['가나전자, 3분기 영업익 45%↑', 'good', 'good', '비용이 시장 예상을 밑돌았다.'],
  ['가나전자 영업익 130% 급증', 'good', 'good', '지난 분기에는 시장 전망을 밑돌았지만 이번에는 넘었다.'],
  ['가나전자 의약품 회수, 발암물질 검출', 'bad', 'bad', '회수 대상은 매출의 0.8%에 해당한다.'],
  ['가나전자, 8% 감원에도 실적은 시장 기대치 부합', 'bad', 'bad'],
  ['가나전자 최대 실적? 뜯어보니 매각 없이도 최대', 'good', 'good'],
  ['가나전자, 북미 완성차 첫 수주', 'good', 'good', '수주금액은 매출의 0.9% 수준이다.'],
  ['가나전자 3분기 순이익 45%↓', 'bad', 'bad', '희망퇴직을 제외하면 신규 채용이 2% 늘었다.'],
  ['가나전자, 자사주 매입 완료…주주환원율 50% 상향', 'good', 'good', '앞서 결정한 매입이다.'],
])('"%s": %s becomes %s, results beside what weighs more', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<Row>([
  ['가나전자, 자사주 소각 끝내고 중간배당 첫 실시', 'good', 'good', '앞서 결정한 소각을 마쳤다.'],
  ['가나전자, 글로벌 명품사와 위탁생산 계약', 'good', 'good', '앰버서더로 유명한 다라가 쓴 제품이다.'],
  ['가나전자, 사옥 준공 직후 1.1조에 팔았다', 'good', 'good'],
  ['가나전자 R&D에 1조 쏟아 개발한 칩, 다라 뚫었다', 'good', 'good'],
  ['다라 CEO "가나전자와 AI 공장 만들 것"', 'good', 'good'],
  ['FDA 승인 받은 가나전자 대표 "글로벌 도약 원년"', 'good', 'good'],
  ['가나전자, 공장 증설로 생산 2배…3공장도 검토 중', 'good', 'good'],
  ['가나전자 매각설에 급등…"정해진 것 없다"', 'good', 'neutral'],
  ['가나전자, 가격 인상 효과에 영업익 50%↑…소비자단체는 반발', 'good', 'good'],
  ['가나전자, 요금 5% 올린다…시민단체 반발', 'good', 'neutral'],
  ['가나전자, 실권주 일반청약에 8500억 몰려', 'good', 'good'],
  ['가나전자, BW 물량 털고 3조 수주 몰렸다', 'good', 'good'],
  ['노사 합의한 가나전자, 美 4조 수주', 'good', 'good'],
  ['가나전자, 임금 협상 합의로 공장 재가동', 'good', 'good'],
  ['다라 창고에서 불…가나전자 소화기 주문 급증, 진화', 'good', 'good'],
  ['가나전자 유전자치료제 첫 환자 투여…상업 판매 개시', 'good', 'good'],
  ['가나전자, 중국·미국 고객 늘며 매출 회복기', 'good', 'good'],
  ['가나전자 흑자전환 그 뒤…영업익 3배', 'good', 'good'],
  ['가나전자 임단협 합의…대규모 투자 확약 받아', 'good', 'good'],
  ['가나전자 임금협상 타결…4.1% 인상', 'good', 'neutral'],
])('"%s": %s becomes %s, gains in the same words', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<Row>([
  ['가나전자 영업익 급감, MSCI 지수는 겨우 잔류', 'bad', 'bad'],
  ['가나전자 서버 72시간 장애…복구율 30%', 'bad', 'bad'],
  ['가나전자 HTS 1시간 먹통…복구 뒤 투자자 집단소송', 'bad', 'bad'],
  ['불황에 가나전자 신용등급 강등', 'bad', 'bad', '공장은 정상 가동 중이다.'],
  ['가나전자, 배터리 화재로 10만대 리콜', 'bad', 'bad', '공장은 정상 가동 중이다.'],
  ['가나전자 거래정지…前 회장 기소 여파', 'bad', 'bad', '현 경영진과 무관하다고 해명했다.'],
  ['가나전자 前 임원 구속…인허가 취소 위기', 'bad', 'bad', '회사는 무관하다고 했다.'],
  ['가나전자 과징금 3200억 정당 판결', 'bad', 'bad', '회사는 이미 과징금을 납부했다.'],
  ['가나전자 과징금 확정…면허 취소 수순', 'bad', 'bad', '이미 과징금을 납부했다.'],
  ['가나전자, 개발 신약 권리 반납 완료…기술수출 물거품', 'bad', 'bad'],
  ['가나전자 노조 파업 가결…교섭 재개 불투명', 'bad', 'bad'],
  ['가나전자 파업 가결…휴가 뒤 무기한 파업', 'bad', 'bad'],
  ['가나전자 횡령 사건, 그 후…거래정지', 'bad', 'bad'],
  ['가나전자 공장 화재…소방관 1명 순직', 'bad', 'bad', '공장은 정상 가동 중이다.'],
  ['가나전자 구미공장 화재…인명피해 없어', 'bad', 'neutral', '조업에는 차질 없다고 밝혔다.'],
  ['검찰, 가나전자 전 대표·현 대표 기소', 'bad', 'bad', '회사는 무관하다고 했다.'],
  ['가나전자 항공기 전량 반납 완료', 'bad', 'bad'],
  ['가나전자 공장 화재…소방 대응 3단계, 진화 난항', 'bad', 'bad', '생산 차질은 없다고 밝혔다.'],
  ['가나전자 산재 톺아보니…5년간 12명 숨져', 'bad', 'bad'],
])('"%s": %s becomes %s, harm beside what stops nothing', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<Row>([
  ['가나전자, 1분기 판매 8% 뒷걸음…2분기엔 52% 급증', 'good', 'good'],
  ['가나전자 추격하던 다라 매출 11% 후퇴', 'good', 'good'],
  ['산업용 전기료 인하 결정…가나전자 원가 2000억 감소', 'good', 'good'],
  ['가나전자 특허 승소에 다라 美 수출길 막혔다', 'good', 'good'],
  ['가나전자 최대주주 블록딜 매각 계획 접었다', 'neutral', 'neutral'],
  ['법원 "가나전자 영업정지 위법"…700억 배상 받는다', 'good', 'good'],
  ['가나전자 법인세 소송 정부 상고 기각…1120억 물어낼 돈 아꼈다', 'good', 'good'],
  ['가나전자, 노후 공장 가동 중단 2030년까지 연기', 'good', 'good'],
  ['가나전자, 3분기 만에 흑자 반납', 'bad', 'bad'],
  ['다라는 5분기 만에 흑자, 가나전자는 손실 확대', 'bad', 'bad'],
  ['가나전자 영업손실 속 오너 배당 50% 증액', 'bad', 'bad'],
  ['국민연금, 가나전자 지분 매각 완료…1조 확보', 'neutral', 'neutral'],
  ['대법 "가나전자 임금 반환해야"…직원 3만명, 2000억 돌려받는다', 'bad', 'bad'],
  ['공정위, 가나전자 담합 심사 재개', 'bad', 'bad'],
  ['가나전자 미국 판매 9% 뒷걸음…현지 1위는 지켰다', 'good', 'good'],
  ['가나전자 배당 30% 인상…빚내서 준다', 'bad', 'bad'],
  ['가나전자 5년 만에 흑자…분식 의혹에 빛바래', 'bad', 'bad'],
])('"%s": %s becomes %s, lost and won by others or not at all', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it('reads a headline at once that repeats an amount without a blank', () => {
  const { user } = process.threadCpuUsage();
  expect(turnSide('good', `가나전자 BW ${'1조'.repeat(22)}`, '')).toBe('good');
  // Microseconds. With two readings of each amount it would take seconds, and hours for a longer headline.
  expect(process.threadCpuUsage().user - user).toBeLessThan(500_000);
});

it.each(['가나전자 BW 기관 자금 몰려', '가나전자 CB에 10조몰린 이유', '가나전자 CB 발행에 투자자 뭉칫돈 3조 몰렸다'])(
  'holds "%s" back',
  (title) => expect(turnSide('good', title, '')).toBe('neutral'),
);
