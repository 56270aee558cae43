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
  ['가나전자 직원 1만5000명, 통상임금 소송 이겼다…회사 4800억 부담', 'good', 'bad'],
  [
    'GM, 가나전자 양극재 물량 절반으로…25조 계약 손질',
    'good',
    'bad',
    '계약 금액이 12조4000억원으로 줄었다고 정정 공시했다.',
  ],
  ['가나전자, 5500억 들인 다라 지분 3분의1 손상 처리', 'neutral', 'bad'],
  ['가나전자 전직 임원, 증착 기술 中에 넘겨 구속', 'neutral', 'bad'],
  ['가나전자, 국가대표 AI 사업 최종 평가서 고배…GPU 지원 끊긴다', 'neutral', 'bad'],
  ['가나전자, 1000억 전환사채 발행…주식 전환 땐 지분 11% 희석', 'neutral', 'bad'],
  ["中, 가나전자 美 자회사 5곳 제재…'거래·협력 전면 금지'", 'neutral', 'bad'],
  ["가나전자 4분기 연료비 조정단가 '동결'…정부, 인상 요구 퇴짜", 'neutral', 'bad'],
])('"%s": %s becomes %s, what happens to the company', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

it.each<[string, EventLabel, EventLabel, string?]>([
  ['압구정 최대어 품은 가나전자…공사비만 2조7천억', 'neutral', 'good'],
  ['타버린 공장값 3000억, 가나전자 보험금 받기로', 'neutral', 'good'],
  ['가나전자 가입자, 보험금 받기로', 'neutral', 'neutral'],
  ['美 특허법원, 가나전자 편에…경쟁사서 배상금 680억', 'neutral', 'good'],
  ['美 다라, 한국 결제창 가나전자에 통째로 맡겼다', 'neutral', 'good', '독점 사업자로 계약했다.'],
  ["무역위 '다라 양극재, 가나전자 특허 침해'…수입·판매 금지", 'bad', 'good'],
  ["무역위 '가나전자, 다라 특허 침해'…수입·판매 금지", 'bad', 'bad'],
  ["무역위 '다라 양극재, 가나전자 특허 침해 아니다'", 'bad', 'bad'],
  ['모로코 이어 이집트도…가나전자, 전동차 8600억', 'neutral', 'good', '공급 사업을 8600억원에 따냈다고 28일 공시했다.'],
  ['가나전자, 다라 빌딩 8600억', 'neutral', 'neutral', '사옥 매입 대금을 냈다고 28일 공시했다.'],
  ["가나전자 '루마니아 K2 216대 계약 임박 보도, 확인 불가'", 'good', 'neutral'],
  ['다라, 내년 물량 70% 가나전자에 맡긴다', 'bad', 'good', '칩의 약 70%를 공급받기로 한 것으로 확인됐다.'],
  ['가나전자, 취약계층 전기매트 6000장 지원…겨울나기 돕는다', 'good', 'neutral'],
  ['성수1지구 2조 재개발, 가나전자가 품었다…조합원 78% 찬성', 'neutral', 'good'],
  ['성수1지구 2조 재개발, 다라건설이 품었다…가나전자 고배', 'bad', 'bad'],
  ["가나전자 1분기 영업익 340억…'적자 각오' 시장 놀라게 했다", 'bad', 'good'],
  ['다라 팔고 1.7조 쥔 가나전자…부채비율 200% 아래로', 'neutral', 'good'],
  ['가나전자, 강릉 가뭄에 생수 5만병', 'bad', 'neutral'],
  ["매출은 웃고 이익은 찡그렸다…가나전자 '반반 성적표'", 'good', 'neutral'],
  ["가나전자 로열티, 겨우 2%?…다라 공시에 '쇼크'", 'good', 'neutral'],
  ['가나전자, 다라와 거래 재개?…20년 만의 화해설 솔솔', 'good', 'neutral'],
  ['가나전자, 유럽 공장 문 닫나?…업계 뒤숭숭', 'bad', 'neutral'],
  ['가나전자, 스카이트랙스 5성 항공사 6년 연속', 'good', 'neutral'],
  ["가나전자, 다라 인수전 뛰어든다? '처음 듣는 이야기'", 'good', 'neutral'],
])('"%s": %s becomes %s, what spares it or is no gain', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

// What only resembles harm: it ends, is denied, asked for, or another's.
it.each<[string, EventLabel, EventLabel, string?]>([
  ['가나전자, 中 업체 무더기 적자전환…반사이익', 'good', 'good'],
  ['가나전자 3년 전 적자전환…지금은 최대 실적', 'good', 'good'],
  ["가나전자, 생산라인 '올스톱' 모면…노사 잠정합의", 'good', 'good'],
  ['가나전자, 재건축 사업 올스톱 1년 만에 착공', 'good', 'good'],
  ['가나전자, 다라 공장 올스톱에 반사이익', 'good', 'good'],
  ['가나전자, 정비사업 올스톱…서울시 규제 풀었다', 'good', 'good'],
  ["가나전자 '배당 중단 없다'", 'good', 'good'],
  ['가나전자, 배당 건너뛴 지 1년 만에 다시 준다', 'good', 'good'],
  ['가나전자, 배당 중단 요구 주주 소송서 이겼다', 'good', 'good'],
  ['가나전자, 결산배당 안 한다', 'neutral', 'bad'],
  ['가나전자, 유럽 공장 문 닫나?…노조에 폐쇄 통보', 'bad', 'bad'],
  ['가나전자, 증착 기술 中에 수출', 'good', 'good'],
  ['가나전자, 산불에 공장 멈춰…구호 물품 요청', 'bad', 'bad'],
  ['가나전자, 직원 상대로 낸 성과급 소송 이겼다', 'good', 'good'],
  ['가나전자 직원 1만5000명, 통상임금 소송 이겼지만 파기환송', 'good', 'good'],
  ['가나전자, 재고 물량 절반으로 줄여', 'good', 'good', '재고 물량이 절반으로 줄었다.'],
  ['가나전자, 다라 지분 손상차손 인식에도 최대 실적', 'good', 'good'],
  ['가나전자, 협력사 납품 단가 인상 요구 거절', 'good', 'good'],
  ['가나전자, 다라 어닝쇼크 속 홀로 최대 실적', 'good', 'good'],
  ['가나전자, 2분기 어닝쇼크는 기우였다', 'good', 'good'],
  ['가나전자 4분기 어닝쇼크', 'neutral', 'bad'],
  ['FDA, 가나전자 제품 수입 보류 6년 만에 풀었다', 'neutral', 'neutral'],
  ['식약처, 가나전자 모방 제품 통관 보류', 'neutral', 'neutral'],
  ['美 FDA, 가나전자 라면 수입 경보 발령', 'neutral', 'bad'],
  ["공정위, 가나전자 '담합' 심사보고서 발송 취소", 'neutral', 'neutral'],
  ['공정위, 가나전자에 불공정 계약 강요한 다라 심사보고서 발송', 'neutral', 'neutral'],
  ["공정위, 가나전자 '협력사 단가 후려치기' 심사보고서 발송", 'neutral', 'bad'],
  ["가나전자 청주 공장 정전…'생산 차질 크지 않아'", 'neutral', 'neutral'],
  ["가나전자 공장 침수…생산 차질 '미미'", 'bad', 'neutral'],
  ['가나전자, 다라 공장 정전…생산 차질에 낸드값 상승', 'good', 'good'],
  ["법원 '가나전자, 배상해야 할 책임 없다'", 'good', 'good'],
  ["법원 '가나전자에 다라가 2조 배상하라'", 'neutral', 'neutral'],
  ["법원 '가나전자 영업비밀 훔친 업체, 200억 배상해야'", 'neutral', 'neutral'],
  ["대법 '가나전자, 4300억 지급해야' 원심 파기", 'neutral', 'neutral'],
  ['가나전자, 멕시코 변압기 덤핑률 4배로 뛰어 반사이익', 'good', 'good'],
  ['가나전자, 정부 열연 덤핑률 2배로 올린다', 'good', 'good'],
  ['가나전자, 빚 206조 눈덩이 털어낸다…흑자 10조', 'good', 'good'],
  ['가나전자, 기업 빚 2000조 급증에 이자이익 쑥', 'good', 'good'],
  ['다라, 가나전자 지분 시간외 인수…최대주주로', 'neutral', 'neutral'],
  ['김다라, 가나전자 주식 담보 털었다', 'neutral', 'neutral'],
  ['상무부, 가나전자 겨눈 관세 멈춘다', 'neutral', 'neutral', '판매를 정지하는 조치는 없다.'],
  ['가나전자, 2심서 다라에 완패 안겼다', 'good', 'good'],
  ['가나전자 해킹 피해 누리꾼 9000명 집단소송', 'bad', 'bad'],
  ['가나전자, 경찰에 유튜버 고소됐다', 'bad', 'bad'],
  ['가나전자, 조작설 유포자 3명 경찰에 고소', 'bad', 'neutral'],
])('"%s": %s becomes %s, whatever its words of harm', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

// What only resembles relief: it is late, refused, taken back, or another's.
it.each<[string, EventLabel, EventLabel, string?]>([
  ['가나전자 빠진 재건축, 다라가 거머쥐었다', 'neutral', 'neutral'],
  ["'재개발 따낸 가나전자 뇌물' 압수수색", 'bad', 'bad'],
  ['재건축 따낸 가나전자, 공사비 못 받아 소송전', 'neutral', 'neutral'],
  ['가나전자, 화재 피해자 보험금 받기로', 'bad', 'bad'],
  ['가나전자, 다라 보험금 1000억 받기로…손실', 'neutral', 'neutral'],
  ['가나전자, 화재 보험금 받는다 해도 손실 700억', 'bad', 'bad'],
  ['가나전자, 우시 화재 보험금 1조 받기로', 'neutral', 'good'],
  ['ITC, 가나전자 손 들지 않았다', 'neutral', 'neutral'],
  ["美 특허법원, 가나전자 편…뒤집은 항소심 '배상'", 'neutral', 'neutral'],
  ['가나전자 고객들 이자 연 1700억 아꼈다', 'neutral', 'neutral'],
  ['가나전자 작업중지 해제 지연…손실 눈덩이', 'bad', 'bad'],
  ['가나전자, 작업중지 해제 하루 만에 또 사망사고', 'bad', 'bad'],
  ['가나전자, 작업중지 풀렸지만 공정 지연 3개월', 'neutral', 'neutral'],
  ['법원, 가나전자 가처분 인용…제품 판매 금지', 'bad', 'bad'],
  ['법원, 가나전자 가처분 인용…신주 발행 금지', 'neutral', 'neutral'],
  ['법원, 가나전자 가처분 인용…이사회 무효', 'bad', 'bad'],
  ['법원, 가나전자 가처분 인용…의결권 행사 금지', 'bad', 'bad'],
  ['법원, 가나전자 가처분 인용에 이의', 'bad', 'bad'],
  ['가나전자, 다라 소송서 승소 6년 만에 뒤집혀', 'neutral', 'neutral'],
  ["가나전자, '피해자 소송서 승소' 판결에 항소", 'neutral', 'neutral'],
  ['가나전자 지분 처분…사모펀드 차익 5000억', 'bad', 'bad'],
  ['가나전자, 지분 매각…오너 차익 2000억', 'bad', 'bad'],
  ['가나전자, 지분 매각…차익 500억에도 신용등급 하락', 'bad', 'bad'],
  ['EU, 가나전자-다라 합병 승인 안 한다', 'bad', 'bad'],
  ['英, 가나전자 합병 승인 유예', 'bad', 'bad'],
  ['中, 가나전자 고객사 다라 합병 승인 보류', 'bad', 'bad'],
  ['다라, 보험사 인수 승인…가나전자, 인수 경쟁서 밀려', 'bad', 'bad'],
  ['법무부 승인…가나전자, 인수 자금에 3조 유상증자', 'bad', 'bad'],
  ['美 법무부도 승인…가나전자, 다라 합병 9부 능선', 'neutral', 'good'],
  ["다라 '가나전자 특허 침해 없었다'…다라 승소", 'bad', 'bad'],
])('"%s": %s becomes %s, whatever its words of relief', (title, from, ...[to, description = '']) => {
  expect(turnSide(from, title, description)).toBe(to);
});

// An event behind a question or a mark counts.
it.each([
  '가나전자, 1조 수주 따내나? 따냈다…美 태양광',
  '가나전자 배당 늘리나? 자사주 3600억 소각 결정',
  '가나전자 신약 통할까? 美 FDA 승인 받았다',
  '가나전자 얼마나 컸나? 3분기 영업익 51% 급증',
  '가나전자, 디자인상 휩쓸며 유럽 판매 역대 최대',
  '가나전자 5성급 호텔 공사 6000억 따냈다',
])('"%s" is good', (title) => {
  expect(turnSide('good', title, '')).toBe('good');
});
