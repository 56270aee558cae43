import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { findShareKind } from '@gaemi/domain/stock-master/share-kind';
import { indexStocks, searchStocks } from '@gaemi/domain/stock-search/search-stocks';
import { describe, expect, it } from 'vitest';
import { BUNDLED_AS_OF, bundledCompanies } from './bundled-companies.ts';
import { bundledIndustries } from './industries.ts';

/** Normalises a name as a reader would: spacing and letter case do not make another company. */
const asRead = (name: string) => name.replaceAll(/\s/g, '').toLowerCase();

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

function companyOf(code: string) {
  return bundledCompanies.find((company) => company.code === code);
}

describe('bundled companies', () => {
  it('contains the whole market: over 800 shares of KOSPI and 1,700 of KOSDAQ', () => {
    const countOf = (market: string) => bundledCompanies.filter((company) => company.market === market).length;
    expect(countOf('KOSPI')).toBeGreaterThan(800);
    expect(countOf('KOSDAQ')).toBeGreaterThan(1_700);
    expect(countOf('KOSPI') + countOf('KOSDAQ')).toBe(bundledCompanies.length);
  });

  it('is dated', () => {
    expect(BUNDLED_AS_OF).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('has codes of ordinary shares only, each once and in order', () => {
    const codes = bundledCompanies.map((company) => company.code);
    expect(codes.filter((code) => !/^\d{4}[0-9A-Z]0$/.test(code))).toEqual([]);
    expect(duplicates(codes)).toEqual([]);
    expect(codes).toEqual(codes.toSorted());
  });

  it('tells SPACs, REITs and funds from companies, and has no ETF or ETN', () => {
    const countOf = (kind: string) => bundledCompanies.filter((company) => findShareKind(company) === kind).length;
    expect([countOf('spac'), countOf('reit'), countOf('fund')]).toEqual([49, 24, 4]);
    const names = bundledCompanies.map((company) => company.name);
    expect(names.filter((name) => /ETN$|ETF$|^(KODEX|TIGER) /.test(name))).toEqual([]);
  });

  it.each([
    ['삼성전자우', '삼성전자'],
    ['005385', '현대차'],
    ['현대차2우B', '현대차'],
    ['00088K', '한화'],
    ['아모레G우', '아모레퍼시픽홀딩스'],
  ])('finds by the preferred share %s the company %s', (query, name) => {
    expect(searchStocks(indexStocks(bundledCompanies), query).map((company) => company.name)).toEqual([name]);
  });

  it.each([
    ['122870', 'YG, 3분기 영업이익 흑자전환', 'yes'],
    ['122870', 'YG PLUS, 3분기 영업이익 흑자전환', 'no'],
    ['122870', 'YG-1, 절삭공구 공장 증설', 'no'],
    ['037270', 'YG PLUS, 3분기 영업이익 흑자전환', 'yes'],
  ])('has the names of the press: %s in "%s", %s', (code, title, about) => {
    const company = companyOf(code);
    if (company === undefined) throw new Error('not bundled');
    expect(createCompanyMatcher(bundledCompanies).match(company, { title, description: '' }).about).toBe(about);
  });

  it('puts the larger company first when no market value is known', () => {
    const first = (query: string) => searchStocks(indexStocks(bundledCompanies), query).slice(0, 3);
    expect(first('삼성').map(({ name }) => name)).toEqual(['삼성전자', '삼성바이오로직스', '삼성물산']);
    expect(first('').map(({ name }) => name)).toEqual(['삼성전자', 'SK하이닉스', 'LG에너지솔루션']);
  });

  it('names the industries of the largest companies, of no others', () => {
    const named = bundledCompanies.filter(({ industry }) => industry !== undefined);
    expect(named.length).toBe(bundledIndustries.size);
    expect(named.find(({ code }) => code === '005930')?.industry).toBe('전기·전자');
  });

  it('has each name once', () => {
    expect(duplicates(bundledCompanies.map((company) => asRead(company.name)))).toEqual([]);
  });

  it('points every alias and former name to one company', () => {
    const owners = new Map<string, Set<string>>();
    for (const { code, name, aliases, formerNames } of bundledCompanies) {
      for (const known of [name, ...aliases, ...formerNames]) {
        const codes = owners.get(asRead(known)) ?? new Set();
        owners.set(asRead(known), codes.add(code));
      }
    }
    const shared = [...owners].filter(([, codes]) => codes.size > 1).map(([known, codes]) => [known, ...codes]);
    expect(shared).toEqual([]);
  });

  it('repeats no name within a company and has no stray spaces', () => {
    const repeated = bundledCompanies.filter(
      ({ name, aliases, formerNames }) => duplicates([name, ...aliases, ...formerNames]).length > 0,
    );
    const untrimmed = bundledCompanies
      .flatMap(({ name, aliases, formerNames }) => [name, ...aliases, ...formerNames])
      .filter((known) => known !== known.trim() || known !== known.normalize('NFC'));
    expect(repeated).toEqual([]);
    expect(untrimmed).toEqual([]);
  });

  it('uses no one-letter alias', () => {
    const short = bundledCompanies.flatMap(({ aliases, formerNames }) => [...aliases, ...formerNames]);
    expect(short.filter((known) => [...known].length < 2)).toEqual([]);
  });

  it('contains the names that are ordinary words or beginnings of other names', () => {
    const names = new Set(bundledCompanies.map((company) => company.name));
    const wanted = [
      '대상',
      '레이',
      '신원',
      '동양',
      '진도',
      '한창',
      '동서',
      '원익',
      '한화',
      'SK',
      'LG',
      'CJ',
      'GS',
      '두산',
    ];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['0126Z0', '삼성에피스홀딩스', 'KOSPI'],
    ['005930', '삼성전자', 'KOSPI'],
    ['000660', 'SK하이닉스', 'KOSPI'],
    ['373220', 'LG에너지솔루션', 'KOSPI'],
    ['207940', '삼성바이오로직스', 'KOSPI'],
    ['005380', '현대차', 'KOSPI'],
    ['000270', '기아', 'KOSPI'],
    ['068270', '셀트리온', 'KOSPI'],
    ['035420', 'NAVER', 'KOSPI'],
    ['035720', '카카오', 'KOSPI'],
    ['323410', '카카오뱅크', 'KOSPI'],
    ['377300', '카카오페이', 'KOSPI'],
    ['293490', '카카오게임즈', 'KOSDAQ'],
    ['105560', 'KB금융', 'KOSPI'],
    ['015760', '한국전력', 'KOSPI'],
    ['033780', 'KT&G', 'KOSPI'],
    ['000880', '한화', 'KOSPI'],
    ['012450', '한화에어로스페이스', 'KOSPI'],
    ['001680', '대상', 'KOSPI'],
    ['004370', '농심', 'KOSPI'],
    ['072710', '농심홀딩스', 'KOSPI'],
    ['259960', '크래프톤', 'KOSPI'],
    ['247540', '에코프로비엠', 'KOSDAQ'],
    ['086520', '에코프로', 'KOSDAQ'],
    ['196170', '알테오젠', 'KOSDAQ'],
    ['028300', 'HLB', 'KOSDAQ'],
    ['277810', '레인보우로보틱스', 'KOSDAQ'],
    ['041510', '에스엠', 'KOSDAQ'],
    ['395400', 'SK리츠', 'KOSPI'],
    ['053050', '지에스이', 'KOSDAQ'],
  ])('knows %s as %s of %s', (code, name, market) => {
    expect(companyOf(code)).toMatchObject({ name, market });
  });

  it.each([
    ['삼전', '005930'],
    ['하이닉스', '000660'],
    ['엔솔', '373220'],
    ['삼바', '207940'],
    ['현대자동차', '005380'],
    ['카뱅', '323410'],
    ['포스코', '005490'],
    ['한전', '015760'],
    ['네이버', '035420'],
    ['케이티앤지', '033780'],
    ['SKT', '017670'],
    ['LGU+', '032640'],
  ])('knows the press name %s', (alias, code) => {
    expect(companyOf(code)?.aliases).toContain(alias);
  });

  it.each([
    ['두산중공업', '034020'],
    ['포스코케미칼', '003670'],
    ['대우조선해양', '042660'],
    ['한국조선해양', '009540'],
    ['쌍용차', '003620'],
    ['기아자동차', '000270'],
  ])('knows the former name %s', (former, code) => {
    expect(companyOf(code)?.formerNames).toContain(former);
  });
});
