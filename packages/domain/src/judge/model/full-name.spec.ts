import { expect, it } from 'vitest';
import { createCompanyMatcher } from '../../company-matching/company-matcher.ts';
import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { withCompanyNamed, withFullName } from './full-name.ts';

const companyNamed = (code: string, name: string, aliases: string[] = []): ListedCompany => ({
  ...{ code, name, aliases, market: 'KOSPI' },
  ...{ formerNames: [], listedShares: null, floatingShares: null },
});
const gas = companyNamed('X00001', '누리가스공사', ['가스공사']);
const tyres = companyNamed('X00002', '한빛타이어');
const motors = companyNamed('X00003', '미르모터스');
const shop = companyNamed('X00004', '나루쇼핑');
const chemicals = companyNamed('X00005', '나루케미칼');
const parts = companyNamed('X00006', '나래모비스');
const otherParts = companyNamed('X00007', '모비스');
const oil = companyNamed('X00008', '나래이노베이션');
const matcher = createCompanyMatcher([gas, tyres, motors, shop, chemicals, parts, otherParts, oil]);
const titleFor = (company: ListedCompany, title: string, description = `${company.name}가 3일 밝혔다.`) =>
  withFullName({ title, description, company, standing: matcher.match(company, { title, description }) }).title;

it.each([
  ['가스공, LNG 개발 참여', '누리가스공사, LNG 개발 참여'],
  ['[단독] 누가공, LNG 개발 참여', '[단독] 누리가스공사, LNG 개발 참여'],
  ['누리가스, 3분기 흑자전환', '누리가스공사, 3분기 흑자전환'],
])('names the company of %s in full', (title, full) => {
  expect(titleFor(gas, title)).toBe(full);
  const again = { title: full, company: gas, standing: matcher.match(gas, { title, description: gas.name }) };
  expect(withFullName(again)).toBe(again);
});

it('names a company in full whose end is the name of another one', () => {
  const title = '"줄 땐 준다"…모비스, 배당 33% 늘린다';
  expect(titleFor(parts, title)).toBe('"줄 땐 준다"…나래모비스, 배당 33% 늘린다');
  expect(titleFor(parts, '모비스, 미르모터스에 모듈 공급')).toBe('모비스, 미르모터스에 모듈 공급');
  expect(titleFor(parts, '모비스, 배당 늘린다', '모비스가 3일 밝혔다.')).toBe('모비스, 배당 늘린다');
});

it.each([
  ['its end, which is an event', oil, '오픈 이노베이션 데모데이 열려'],
  ['its beginning, which is a thing', gas, '가스 요금 내달 인상'],
  ['its end, which is a thing', tyres, '타이어 3사 주가 들썩'],
  ['the name of its group', shop, '나루, 그룹 인사 단행'],
  ['its name', gas, '누리가스공사, 가스공 사옥 매각'],
  ['another listed company', gas, '가스공, 미르모터스에 수소 공급'],
])('leaves a headline with %s', (_, company, title) => {
  expect(titleFor(company, title)).toBe(title);
});

it('leaves a text without a company or a standing', () => {
  const text = { title: '가스공, LNG 개발 참여', description: '' };
  expect(withFullName(text)).toBe(text);
  expect(withFullName({ ...text, company: gas }).title).toBe(text.title);
});

it.each([
  ["7년 기다림 통했다…'붉은들판' 나흘 만에 300만장", "미르모터스의 신작 '붉은들판'이 300만장 팔렸다.", '미르모터스, '],
  ['서정진표 달래기 또…자사주 2천억 소각', '(서울=누리뉴스) 미르모터스가 자사주를 소각하기로 했다.', '미르모터스, '],
  ['산업용 전기요금 오른다', '정부와 글로벌 1위 미르모터스가 요금을 올린다.', '미르모터스, '],
  ['나루쇼핑 매장 두 곳 문 닫는다', '미르모터스가 빌린 건물이다.', ''],
  ['한빛타이어, 신제품 출시', '미르모터스가 채택했다.', ''],
  ['남해안 태풍 피해 없다', '기상청은 미르모터스의 공장이 무사하다고 밝혔다.', '미르모터스, '],
  ['누리카 100만대 리콜', '누리카가 미국에서 미르모터스의 3배인 100만대를 리콜한다.', ''],
  ['대규모 리콜 사태', '미르모터스의 최대 경쟁사인 누리카가 100만대를 리콜한다.', ''],
  ['아이폰 판매 부진', '미르모터스의 최대 고객인 애플이 덜 팔았다.', ''],
  ['AI 스타트업 상장 철회', '미르모터스가 투자한 스타트업이 상장을 철회했다.', ''],
  ['가맹점 매출 급감', '미르모터스가 가맹점 매출을 분석했더니 급감했다.', ''],
  ['美 전기차 보조금 폐지', '미르모터스는 보조금 폐지로 타격을 받을 전망이다.', ''],
  ['美 관세 15%로 인하', '미르모터스의 부담이 줄 전망이다.', ''],
  ['전기차 석 달째 뒷걸음', '정부가 3일 낸 통계를 보면 미르모터스가 가장 많이 줄었다.', ''],
])('sets the company before "%s" where "%s" begins with it', (title, description, before) => {
  const text = { title, description, company: motors, standing: matcher.match(motors, { title, description }) };
  expect(withCompanyNamed(text).title).toBe(`${before}${title}`);
  // What the weights learn from stays as it is.
  expect(withFullName(text).title).toBe(title);
  const tagged = { ...text, title: `[단독] ${title}` };
  expect(withCompanyNamed(tagged).title).toBe(`[단독] ${before}${title}`);
});
