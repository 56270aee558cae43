import { expect, it } from 'vitest';
import { contract } from '../testing/filing-fixture.ts';
import { compareWithFiling } from './compare-with-filing.ts';

const compare = (title: string, partner: string | null) =>
  compareWithFiling(
    { title, description: '', day: contract.receivedOn },
    { ...contract, contract: { partner, from: null, to: null } },
  );

it.each([
  '한빛중공업, 다라전력에 5,400억 규모 변압기 공급계약 체결',
  '한빛중공업 5,400억 공급계약 체결…상대는 다라모터스',
  '한빛중공업, 유럽 완성차와 5,400억 배터리 공급계약 체결',
  '한빛중공업, 방위사업청과 3,900억 공급계약 체결',
  '한빛중공업, 북미 전력사와 5,400억 규모 공급계약 체결',
  '한빛중공업, 다라조선과 5,400억 공급계약 체결',
  '한빛중공업, 다라반도체에 3,500억 장비 공급계약 체결',
  '한빛중공업, 누리은행과 2,800억 공급계약 체결',
  '한빛중공업, 국방부와 5,400억원 규모 공급계약 체결',
  '한빛중공업, 사우디 전력청과 6,100억 공급계약 체결',
  '한빛중공업, 일본 상사와 3,300억 공급계약 체결',
  // Further ones, by a hand that knew the rules.
  '한빛중공업, 다라해운과 5,400억 LNG선 공급계약 체결',
  '한빛중공업, 브라질 광산기업에 4,700억 굴착기 공급계약',
  '한빛중공업, 캐나다 국방부와 5,100억 공급계약 체결',
  '한빛중공업 5,400억 공급계약…상대방은 다라오일',
  '한빛중공업, 다라건설에 3,200억 규모 타워크레인 납품 계약',
  '한빛중공업, 폴란드 정부와 5,900억 수출계약 체결',
  '한빛중공업, 다라로보틱스로부터 2,900억 수주',
  '한빛중공업, 한전에 5,400억 규모 변압기 공급',
  '한빛중공업, 다라화학 측에 3,700억 설비 공급계약 체결',
  '한빛중공업, 호주 철도청에서 4,800억 전동차 수주',
])('a contract with another party is no other amount of the filed one: %s', (title) => {
  expect(compare(title, '마바전력')).toBe('unrelated');
});

it.each([
  '한빛중공업, 다라전력과 1,000억 공급계약 체결',
  '한빛중공업, 다라전력에 1,300억 변압기 공급계약 체결',
  '한빛중공업, 다라전력과 1조3,000억 공급계약 체결',
])('nor is one of another size where the filing names no party: %s', (title) => {
  expect(compare(title, null)).toBe('unrelated');
});

it('the same party, or none, is the filed contract', () => {
  expect(compare('한빛중공업, 마바전력에 5,400억 규모 변압기 공급계약 체결', '마바전력')).toBe('differs');
  expect(compare('한빛중공업, 5,400억 규모 공급계약 체결', '마바전력')).toBe('differs');
  expect(compare('한빛중공업, 5,400억 규모 공급계약 체결', null)).toBe('differs');
});
