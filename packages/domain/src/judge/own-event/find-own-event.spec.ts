import { expect, it } from 'vitest';
import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { asIfAlone } from './acts-together.ts';
import { findMoveSide, findOwnEvent } from './find-own-event.ts';

const company: ListedCompany = {
  code: 'X00001',
  name: '가나전자',
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const find = (title: string, description = '') => findOwnEvent({ title, description, company });

it.each([
  ['[특징주] 가나전자, 3조 파운드리 수주에 7%대 급등…52주 신고가', '가나전자, 3조 파운드리 수주', 'good'],
  ['가나전자, 美 FDA 허가 소식에 상한가', '가나전자, 美 FDA 허가', 'good'],
  ["[특징주] 가나전자, 공급계약 해지에 '털썩'", '가나전자, 공급계약 해지', 'bad'],
  ['[특징주] 가나전자, 장 초반 4%대 약세…800억 유상증자 결정', '가나전자, 800억 유상증자 결정', 'bad'],
  ['가나전자, 자사주 1,200억 소각 결정에 6%↑[특징주]', '가나전자, 자사주 1,200억 소각 결정', 'good'],
  ["[특징주] 창업자 무죄 선고에 가나전자 5% '껑충'", '가나전자, 창업자 무죄 선고', 'good'],
  ['[특징주] 가나전자, 인도법인 상장 흥행에 3% 강세', '가나전자, 인도법인 상장 흥행', 'good'],
  ["[특징주] '자사주 소각' 가나전자 12% 급등…신고가", '가나전자, 자사주 소각', 'good'],
  ['[특징주] 가나전자, 3조 계약 해지에 급락…2차전지株 와르르', '가나전자, 3조 계약 해지', 'bad'],
  ['[특징주] 가나전자, 특허 소송 2심 이겼다…두 자릿수 급등', '가나전자, 특허 소송 2심 이겼다', 'good'],
  ["가나전자 신약, FDA서 또 허가 '불발'…하한가", "가나전자 신약…FDA서 또 허가 '불발'", 'bad'],
  ['[특징주] 가나전자, 캐나다 공장 철수에 7% 급락', '가나전자, 캐나다 공장 철수', 'bad'],
  ['가나전자, 3조 공급계약 체결…상한가 직행', '가나전자, 3조 공급계약 체결', 'good'],
])('reads "%s" as its event', (title, stated, side) => {
  expect(find(title)).toMatchObject({ text: { title: stated }, side });
});

it.each([
  '[특징주] 가나전자, 장 초반 5%대 강세',
  '[특징주] 가나전자, 반도체 업황 기대에 4% 상승',
  '[특징주] 가나전자, 매각설에 급등',
  '[특징주] 가나전자, 美 대통령 한마디에 신고가',
  '[특징주] 가나전자, 관세 인하에 3% 상승',
  '가나전자 5% 급등…자사주 소각 약발',
  "[특징주] 가나전자, '깜짝 실적'에도 6% 하락",
  '가나전자, 3조 파운드리 수주',
  '[특징주] 다라제약 기술수출에 가나전자 껑충',
  '가나전자, 수주 늘었나…6% 강세?',
])('finds no event behind a price in "%s"', (title) => {
  expect(find(title)).toBeNull();
});

it.each([
  ['[특징주] 가나전자, 美 관세 25% 확정 소식에 4%대 급락', 'bad'],
  ['가나전자, 1조 수주에 7% 급등', 'good'],
  ["가나전자, '깜짝 실적'에도 6% 하락", null],
  ['가나전자 1조 수주…3분기 급반등', null],
] as const)('knows on which side "%s" moved the price', (title, side) => {
  expect(findMoveSide({ title, description: '', company })).toBe(side);
});

it('reads the move from the description where the headline was cut before it', () => {
  const side = (title: string) =>
    findMoveSide({ title, description: '20일 가나전자가 급락 중이다. 제재 소식이 전해졌다.', company });
  expect(side('[특징주] 가나전자, 최대실적 하루 만에…')).toBe('bad');
  expect(side('가나전자, 최대실적 하루 만에…')).toBeNull();
});

it('leaves out what a robot writes about the price', () => {
  const found = find(
    '[특징주] 가나전자, 2조 공급 계약에 8% 급등',
    '가나전자가 장 초반 강세다. 9일 오전 9시 14분 현재 전 거래일보다 8.1% 오른 5만원에 거래되고 있다. 가나전자는 전날 2조원 규모의 공급 계약을 맺었다고 공시했다.',
  );
  expect(found?.text.description).toBe('가나전자는 전날 2조원 규모의 공급 계약을 맺었다고 공시했다.');
});

const alone = (title: string, othersInTitle = 1) =>
  asIfAlone({ title, description: '', company, standing: { about: 'yes', because: 'named_in_title', othersInTitle } });

it.each([
  ['가나전자·다라화학, 자사주 나란히 소각', '가나전자, 자사주 나란히 소각'],
  ['[속보] 다라화학·가나전자, 합작공장 착공', '[속보] 가나전자, 합작공장 착공'],
  ['가나전자와 다라화학, 특허 교차계약', '가나전자, 특허 교차계약'],
  ['가나전자·다라화학이 나란히 사상 최대 실적', '가나전자 나란히 사상 최대 실적'],
  ['공정위, 다라화학·가나전자에 과징금 200억', '공정위, 가나전자에 과징금 200억'],
])('judges "%s" as "%s"', (title, judged) => {
  expect(alone(title)).toMatchObject({ title: judged, standing: { othersInTitle: 0 } });
});

it.each([
  ['다라화학, 가나전자에 소재 공급', 1],
  ['다라화학, 가나전자 제치고 수주', 1],
  ['가나전자·다라화학 등 반도체주 강세', 1],
  ['가나전자·다라화학·마바중공업, 나란히 수주', 2],
  ['가나전자, 자사주 소각', 0],
] as const)('does not take "%s" for an act of two', (title, others) => {
  expect(alone(title, others)).toMatchObject({ title, standing: { othersInTitle: others } });
});
