import type { Article, SourcedArticle } from '@gaemi/domain/article';
import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { filed } from '@gaemi/domain/testing/filing-fixture';
import { describe, expect, it } from 'vitest';
import { matchArticles, readKinds, selectEvents } from './select-events.ts';

const company: ListedCompany = {
  code: '009830',
  name: '한화솔루션',
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const matcher = createCompanyMatcher([company]);
const kindOf = ({ title }: Article) => ({ kind: /급등|마감/.test(title) ? 'price' : 'event', probability: 1 }) as const;
const window = { from: '2026-10-21', to: '2026-11-21', asOf: new Date('2026-11-21T03:00:00.000Z') };

const article = (id: string, change: Partial<Article> = {}): SourcedArticle => ({
  id,
  title: '한화솔루션, 태양광 모듈 공급 계약 체결',
  description: '한화솔루션이 미국 기업과 태양광 모듈 공급 계약을 맺었다.',
  link: `https://news.example/${id}`,
  publisher: '마켓데일리',
  publishedAt: new Date('2026-11-20T01:00:00.000Z'),
  source: 'sample',
  fetchedAt: window.asOf,
  ...change,
});
const stories = [
  '한화솔루션, 3분기 영업이익 40% 증가',
  '한화솔루션, 미국 조지아 공장 화재로 가동 중단',
  '한화솔루션, 자사주 500억원어치 소각 결정',
];

type Input = Parameters<typeof selectEvents>[0];
const select = (articles: SourcedArticle[], maxEvents: number, input: Partial<Input> = {}, before = {}) => {
  const matched = matchArticles({ undated: 0, ...before, articles, company, matcher, window });
  return selectEvents({ matched, company, maxEvents, kindOf, ...input });
};

describe('selectEvents', () => {
  it('counts everything it leaves out by its reason', () => {
    const articles = [
      article('kept'),
      article('future', { publishedAt: new Date('2026-11-21T03:00:01.000Z') }),
      article('old', { publishedAt: new Date('2026-10-20T14:59:59.000Z') }),
      article('undated', { publishedAt: new Date(Number.NaN) }),
      article('other', { title: '두산밥캣, 배당 확대', description: '두산밥캣이 배당을 늘린다.' }),
    ];
    const { events, dropped } = select(articles, 30, {}, { undated: 2, duplicates: 4 });
    expect(events.map((event) => event.representative.id)).toEqual(['kept']);
    expect(dropped).toEqual({
      future: 1,
      too_old: 1,
      undated: 3,
      not_about_company: 1,
      doubtful: 0,
      duplicate: 4,
      routine_filing: 0,
      over_limit: 0,
    });
  });

  it('keeps events before reactions of the price when there are too many', () => {
    const price = (id: string) => article(id, { title: '[특징주] 한화솔루션 7% 급등 마감', publisher: `신문 ${id}` });
    const reported = [price('p1'), price('p2'), price('p3'), article('s1', { title: stories[0] ?? '' })];
    const { events } = select(reported, 1);
    expect(events.map((event) => event.representative.id)).toEqual(['s1']);
    const all = select(reported, 30).events.map(({ id }) => id);
    expect(all).toHaveLength(new Set(all).size);
  });

  it('keeps a note on the price that names an event before notes on nothing else', () => {
    const reported = [
      article('p1', { title: '한화솔루션 7% 급등 마감' }),
      article('e1', { title: '[특징주] 한화솔루션, 1조 수주에 급등' }),
    ];
    const { events } = select(reported, 1, {
      kindOf: ({ id }) => ({ kind: 'price', probability: 1, ...(id === 'e1' && { namesEvent: true }) }),
    });
    expect(events.map((event) => event.representative.id)).toEqual(['e1']);
  });

  it('keeps the events that more publishers report when there are too many', () => {
    const reported = stories.map((title, index) => article(`s${index}`, { title, description: `${title}고 밝혔다.` }));
    const earlier = { ...reported[0], publishedAt: new Date('2026-11-19T01:00:00.000Z') };
    const copies = ['가나일보', '다라일보'].map((publisher) =>
      article(publisher, {
        ...earlier,
        id: publisher,
        description: `${earlier.title}고 ${publisher}에 밝혔다.`,
        publisher,
      }),
    );
    const oldest = { ...reported[1], publishedAt: new Date('2026-11-18T01:00:00.000Z') };
    const all = [article('s1', oldest), article('s0', earlier), ...copies, ...reported.slice(2)];
    const { events, dropped } = select(all, 2);
    expect(events.map(({ representative, articles }) => [representative.title, articles.length])).toEqual([
      [stories[0], 3],
      [stories[2], 1],
    ]);
    expect(dropped.over_limit).toBe(1);
  });

  it('keeps the events that weigh most when there are too many, in their order', () => {
    const weights = new Map([
      ['s0', 0.1],
      ['s1', 0.8],
      ['s2', 0.6],
    ]);
    const reported = stories.map((title, index) => article(`s${index}`, { title, description: `${title}고 밝혔다.` }));
    const copies = ['가나일보', '다라일보', '마바일보'].map((publisher) =>
      article(publisher, { ...reported[0], id: publisher, description: `${publisher}에 밝혔다.`, publisher }),
    );
    const weigh = ({ id }: Article) => ({ kind: 'event', probability: 1, weight: weights.get(id) ?? 0.1 }) as const;
    const titles = (most: number) =>
      select([...reported, ...copies], most, { kindOf: weigh }).events.map(
        ({ representative }) => representative.title,
      );
    const all = titles(3);
    expect(all[0]).toBe(stories[0]);
    expect(titles(2)).toEqual(all.slice(1));
  });

  it('counts the publishers of an event of some weight, and the article that says most of it', () => {
    const reported = stories.map((title, index) => article(`s${index}`, { title, description: `${title}고 밝혔다.` }));
    const other = article('other', { ...reported[0], description: '다른 말로 전했다.', publisher: '다라일보' });
    const weights = new Map([
      ['other', 0.5],
      ['s1', 0.7],
    ]);
    const weigh = ({ id }: Article) => ({ kind: 'event', probability: 1, weight: weights.get(id) ?? 0.1 }) as const;
    const { events } = select([...reported, { ...other, id: 'other' }], 1, { kindOf: weigh });
    expect(events.map(({ articles }) => articles.length)).toEqual([2]);
  });

  it('keeps a third of the places for filings at most, for the newest', () => {
    const filings = ['2026-11-18', '2026-11-20', '2026-11-19'].map((day) => ({
      ...article(day, { filing: filed('단일판매ㆍ공급계약체결', day, ['contract_amount', 421_034_500_000]) }),
      source: 'dart' as const,
    }));
    const news = stories.map((title, index) => article(`s${index}`, { title, description: `${title}고 밝혔다.` }));
    const selected = select([...filings, ...news], 5);
    expect(selected.filings.map(({ id }) => id)).toEqual(['2026-11-20']);
    expect(selected.events).toHaveLength(3);
    expect(selected.dropped.over_limit).toBe(2);
  });

  it('answers the same for any order of the articles', () => {
    const reported = stories.map((title, index) => article(`s${index}`, { title, description: `${title}고 밝혔다.` }));
    const ids = (articles: SourcedArticle[]) => select(articles, 2).events.map((event) => event.id);
    expect(ids(reported.toReversed())).toEqual(ids(reported));
  });
});

describe('readKinds', () => {
  it('asks for the kind of each article about the company once, and lets other work go on in between', async () => {
    const articles = [...Array(60).keys()].map((index) => article(String(index)));
    const other = article('other', { title: '두산밥캣, 배당 확대', description: '두산밥캣이 배당을 늘린다.' });
    const matched = matchArticles({ undated: 0, articles: [other, ...articles], company, matcher, window });
    const asked: string[] = [];
    const askedBefore: number[] = [];
    const turn = () => {
      askedBefore.push(asked.length);
      if (asked.length < articles.length) setImmediate(turn);
    };
    setImmediate(turn);
    await readKinds(matched, (each, match) => {
      expect(match).toEqual(matched.matchOf(each));
      asked.push(each.id);
      return kindOf(each);
    });
    expect(asked).toEqual(articles.map(({ id }) => id));
    expect(askedBefore.slice(0, 2)).toEqual([25, 50]);
  });
});
