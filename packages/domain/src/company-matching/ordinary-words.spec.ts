import { expect, it } from 'vitest';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { createCompanyMatcher } from './company-matcher.ts';

const company = (code: string, name: string): ListedCompany => ({
  code,
  name,
  market: 'KOSDAQ',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
});

it.each([
  ['한독', '한독 정상회담, 방산 협력 논의', 'no'],
  ['한독', '한독, 희귀질환 신약 도입에 강세', 'yes'],
  ['자이언트스텝', '연준 또 자이언트스텝…코스피 급락', 'no'],
  ['자이언트스텝', '자이언트스텝, 가상인간 매출 늘어 흑자', 'yes'],
  ['디바이스', '스마트 디바이스 시장 커진다', 'no'],
  ['디바이스', '디바이스, 세정장비 120억 공급계약', 'yes'],
  ['나무가', '태풍에 나무가 쓰러져 정전', 'no'],
  ['나무가', '나무가, 카메라 모듈 수주에 급등', 'yes'],
  ['우리로', '우리로서는 최선을 다했다', 'no'],
  ['우리로', '우리로, 양자암호 부품 공급계약에 급등', 'yes'],
  ['대덕', '대덕 연구개발특구 50주년', 'no'],
  ['대덕', '대덕, 자회사 호실적에 강세', 'yes'],
  ['혜인', '뉴진스 해린·혜인 씨 복귀', 'no'],
  ['신세계', 'AI가 바꾼 의료…신세계 열린다', 'no'],
  ['신세계', '폴더블폰이 연 신세계가 펼쳐진다', 'no'],
  ['신세계', '신세계, 강남점에 새 식품관 열었다', 'yes'],
  ['신세계', '신세계 대구점 새 식품관 열린다', 'yes'],
  ['아스트', '신작 아스트라 출시 하루 만에 1위', 'no'],
])('reads %s in "%s": %s', (name, title, about) => {
  const one = company('900010', name);
  expect(createCompanyMatcher([one]).match(one, { title, description: '' }).about).toBe(about);
});
