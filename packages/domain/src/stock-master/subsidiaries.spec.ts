import { describe, expect, it } from 'vitest';
import { clusterArticles } from '../clustering/cluster-articles.ts';
import { createCompanyMatcher } from '../company-matching/company-matcher.ts';
import { buildReason } from '../judge/reasons/build-reason.ts';
import type { ListedCompany } from './listed-company.ts';
import { withSubsidiaries } from './subsidiaries.ts';

const company = (code: string, name: string, aliases: string[] = []): ListedCompany => ({
  ...{ code, name, market: 'KOSPI' as const, aliases, formerNames: [] },
  ...{ listedShares: null, floatingShares: null },
});
const list = withSubsidiaries([
  company('100000', '가람지주', ['가람금융지주', '가람금융']),
  company('200000', '가람생명'),
  company('300000', '한국금융지주', ['한국투자금융지주']),
  company('400000', '가람전자'),
]);
const [group, listed, korea, other] = list as [ListedCompany, ListedCompany, ListedCompany, ListedCompany];
const matcher = createCompanyMatcher(list);
const isAbout = (who: ListedCompany, title: string, description = '') =>
  matcher.match(who, { title, description }).about === 'yes';

describe('the firms of a financial group', () => {
  it('have its name, unless they are listed themselves', () => {
    expect(group.subsidiaries).toEqual(expect.arrayContaining(['가람은행', '가람카드', '가람저축은행']));
    expect(group.subsidiaries).not.toContain('가람생명');
    expect([listed, other].map(({ subsidiaries }) => subsidiaries)).toEqual([undefined, undefined]);
  });

  it('are not made of a word that begins many names', () => {
    expect(korea.subsidiaries).toContain('한국투자증권');
    expect(korea.subsidiaries).not.toContain('한국은행');
  });

  it('go again where a firm is listed later', () => {
    const later = withSubsidiaries([...list, company('500000', '가람은행')]);
    expect(later[0]?.subsidiaries).not.toContain('가람은행');
  });

  it('make news of the group', () => {
    expect(isAbout(group, '가람은행, 과징금 120억')).toBe(true);
    expect(isAbout(group, '금감원, 가람카드 개인정보 유출 검사')).toBe(true);
    expect(isAbout(group, '가람증권, 불완전판매로 과징금 30억')).toBe(true);
  });

  it('do not where they are quoted, photographed, or another company', () => {
    expect(isAbout(group, '가람증권 "가람전자, 목표가 상향"', '가람증권은 가람전자의 목표주가를 올렸다.')).toBe(false);
    expect(isAbout(group, '코스피 하락 마감…가람은행 딜링룸')).toBe(false);
    expect(isAbout(group, '가람생명, 3분기 순익 급감')).toBe(false);
    expect(isAbout(korea, '한국은행, 기준금리 동결')).toBe(false);
  });

  it('take nothing from the companies that their houses rate', () => {
    const text = { title: '가람증권 "가람전자, 목표가 상향"', description: '' };
    expect(matcher.match(other, text)).toMatchObject({ about: 'yes', othersInTitle: 0 });
  });

  it('have events of their own', () => {
    const fine = (title: string, id: string) => ({
      ...{ id, title, description: '', publisher: id, link: id },
      publishedAt: new Date(Date.UTC(2026, 10, 20)),
    });
    const titles = [
      '금감원, 가람은행에 과징금 부과',
      '금감원, 가람카드에 과징금 부과',
      '금감원, 가람은행 과징금 부과 확정',
    ];
    const events = clusterArticles(
      titles.map((title, index) => fine(title, `a${index}`)),
      group,
    );
    const named = events.map(({ articles }) => articles.map(({ title }) => (title.includes('은행') ? '은행' : '카드')));
    expect(named.map((firms) => new Set(firms).size)).toEqual([1, 1]);
  });

  it('are named as what they are', () => {
    const tell = (title: string) =>
      buildReason({ title, description: '', company: group }, { kind: 'event', type: 'legal', label: 'bad' });
    expect(tell('가람은행, 과징금 120억')).toBe('자회사 가람은행: 과징금 120억원을 물게 됐어요.');
    expect(tell('금감원, 가람카드 유출 검사…"책임 묻는다"')).toContain('자회사 가람카드');
    expect(tell('가람금융 자회사 가람은행, 과징금 120억')).not.toMatch(/^자회사/);
  });
});
