import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { createCompanyMatcher } from './company-matcher.ts';
import { createMarketMatcher } from './market-matcher.ts';

const company = (code: string, name: string, more: Partial<ListedCompany> = {}): ListedCompany => ({
  code,
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
  ...more,
});
const companies = [
  company('900010', '한빛', { formerNames: ['한빛실업'] }),
  company('900020', '한빛솔루션'),
  company('0004Y0', '가온증권'),
  company('900040', '누리자동차', { aliases: ['누리차', 'NURI Motors'] }),
  company('900050', '미르전자'),
  company('900060', 'NEW'),
  company('900070', 'LS ELECTRIC', { aliases: ['LS일렉트릭'] }),
  company('900080', '대상'),
  company('900090', 'E1'),
  company('900100', '별'),
  company('900110', '삼양사'),
  company('900120', '엔에이치(주)에스'),
];
const matcher = createCompanyMatcher(companies);
const market = createMarketMatcher(companies, matcher);
const plain = (text: { title: string; description: string }) =>
  companies.flatMap((each) => {
    const match = matcher.match(each, text);
    return match.about === 'no' ? [] : [{ company: each, match }];
  });
const named = (title: string, description = '') =>
  market.matchAll({ title, description }).map((each) => each.company.code);

describe('matching against all listed companies', () => {
  it.each([
    ['한빛, 3분기 영업이익 120억', ['900010']],
    ['한빛 솔루션, 태양광 공장 가동', ['900020']],
    ['한빛·미르전자, 공급계약 체결', ['900010', '900050']],
    ['ls electric, 변압기 3000억원 수주', ['900070']],
    ['외국인이 담은 0004Y0, 목표가 상향', ['0004Y0']],
    ['누리車 판매 12% 증가', ['900040']],
    ['청년을 대상으로 주식 투자 교육', []],
    ['오늘의 날씨', []],
  ])('finds the companies of %s', (title, codes) => {
    expect(named(title)).toEqual(codes);
  });

  it('finds what matching each company by itself finds, on texts put together at random', () => {
    const names = companies.flatMap(({ name, aliases, formerNames, code }) => [name, ...aliases, ...formerNames, code]);
    const piece = fc.oneof(
      fc.constantFrom(...names),
      fc.constantFrom(...names.map((name) => name.toLowerCase())),
      fc.constantFrom(...names.map((name) => [...name].join(' '))),
      fc.constantFrom(...names.map((name) => name.normalize('NFD'))),
      fc.constantFrom(
        '은 ',
        '우, ',
        '그룹 ',
        '…',
        ' ',
        '  ',
        '·',
        ', ',
        '"',
        '[특징주]',
        '(',
        ')',
        'A',
        '重',
        '車',
        '0',
        'ＬＳ ',
      ),
      fc.constantFrom('주가 급등', '공급계약 체결', '영업이익 30%↑', ' 자회사 ', '-가온증권', '\n', '\u200b'),
    );
    const text = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (title, description) => {
        expect(market.matchAll({ title, description })).toEqual(plain({ title, description }));
      }),
      { numRuns: 2_000 },
    );
  });
});
