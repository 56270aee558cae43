import { describe, expect, it } from 'vitest';
import { fitsFrame } from './fits-frame.ts';
import { kindOfOutsider } from './rulings.ts';

describe('the frame of a verb', () => {
  it.each([
    '독일 완성차에 배터리 12만 세트를 공급하기로 했어요',
    '베트남에서 굴착기 180대를 수주했어요',
    '유럽 제약사와 4770억원 규모 위탁생산 계약을 맺었어요',
    '미국 보험사를 8500억원에 품기로 했어요',
    '라면값을 평균 6.8% 인하하기로 했어요',
    '엔진 결함으로 여객기 4대 운항을 중단했어요',
    '단기 급등에 따라 투자경고종목으로 지정됐어요',
    '영업정지 3개월 처분에 대해 집행정지를 신청했어요',
    '2공장 증설에 2600억원을 추가로 투자하기로 했어요',
    '결손금을 메우려 5대1 무상감자를 추진해요',
    '수주잔고가 8조원을 넘었어요',
    '10조원 규모 자사주를 사들인 뒤 전량 소각하기로 했어요',
    '컨소시엄을 꺾고 통역사업을 따냈어요',
    '다라를 상대로 특허 소송을 제기했어요',
    '도로 건설 사업을 수주했어요',
  ])('takes "%s"', (sentence) => {
    expect(fitsFrame(sentence, 'own')).toBe(true);
  });

  it.each([
    ['a verb that no frame has', '새 시대를 활짝 펼쳤어요'],
    ['a deed that is no order', '부산신항 크레인 국산화를 수주했어요'],
    ['a right that nobody settles', '바이오시밀러 특허에 합의했어요'],
    ['work of others', '미국 세관 통관을 재개했어요'],
    ['a noun before a time', '새벽배송 물량 2029년까지 맡아요'],
    ['a role that is filled twice', '미국에 장비를 중국에 공급했어요'],
    ['a role that the verb does not take', '다라와 2공장을 착공했어요'],
    ['a noun before a price', '폐암 신약 판권 2300억원에 기술을 수출하기로 했어요'],
    ['an amount that a thing is not worth', '해상풍력 하부구조물 4100억원을 따냈어요'],
    ['an amount between nouns', '배터리 3.4조원 소재 공장을 착공했어요'],
    ['a noun that links two others', '자사주 92만주 교환대상 교환사채를 발행하기로 했어요'],
    ['a place between nouns', '면세점 인천공항 철수를 확정했어요'],
    ['what is sold after another deed', '자회사 물적분할 후 지분을 매각하기로 했어요'],
    ['an object without its particle', '결손금 메우려 무상감자를 추진해요'],
    ['a long chain of unknown nouns', '가나 다라 마바 사아 자차 카타를 도입했어요'],
    ['two particles', '15조원 규모 벤츠에서를 따냈어요'],
    ['a topic', '매각은 계획을 철회했어요'],
  ])('refuses %s', (_why, sentence) => {
    expect(fitsFrame(sentence, 'own')).toBe(false);
  });

  it.each([
    ['공정위', '가나전자에 과징금 12억원을 부과했어요', true],
    ['공정위', '가나전자 회생절차 개시를 결정했어요', false],
    ['서울고법', '가나전자 가처분 신청을 받아들였어요', true],
    ['서울고법', '가나전자 임상 2상을 승인했어요', false],
    ['검찰', '가나전자 본사를 압수수색했어요', true],
    ['검찰', '가나전자를 관리종목으로 지정했어요', false],
    ['한기평', '가나전자 신용등급을 A로 낮췄어요', true],
    ['한기평', '가나전자에 과태료 2억원을 부과했어요', false],
    ['가나전자 노조', '총파업에 들어갔어요', true],
    ['가나전자 노조', '과징금 2억원을 부과했어요', false],
    ['국민연금', '가나전자 지분을 9.1%로 확대했어요', true],
    ['국민연금', '가나전자 항소를 기각했어요', false],
  ])('lets %s do only what it can: %s', (who, deed, can) => {
    expect(fitsFrame(deed, kindOfOutsider(who))).toBe(can);
  });
});
