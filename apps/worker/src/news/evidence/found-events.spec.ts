import type { SourcedArticle } from '@gaemi/domain/article';
import { judged } from '@gaemi/domain/judge/testing/judged';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { expect, it } from 'vitest';
import { buildFoundEvents } from './found-events.ts';

const company: ListedCompany = {
  code: '005930',
  name: '삼성전자',
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const news: SourcedArticle = {
  id: 'n',
  title: '삼성전자, 3900억원 규모 전환사채 발행 결정',
  description: '',
  link: 'https://news.example/n',
  publisher: '가나일보',
  publishedAt: new Date('2026-11-11T07:24:00.000Z'),
  source: 'sample',
  fetchedAt: new Date('2026-11-11T08:00:00.000Z'),
};
const filing: SourcedArticle = {
  ...news,
  id: 'f',
  title: '주요사항보고서(전환사채권발행결정)',
  link: 'https://filings.example/f',
  filing: { receiptNo: 'f', reportName: '전환사채권발행결정', receivedOn: '2026-11-11', receivedAt: null, figures: [] },
};
const build = (articles: SourcedArticle[], withoutFilings: boolean) =>
  buildFoundEvents(
    [
      {
        ...{ id: 'e', representative: news, articles, publishers: ['가나일보'], matches: new Map() },
        ...{ judgement: judged({ type: 'financing', label: 'bad' }), judgedBy: 'offline' },
      },
    ],
    company,
    { withoutFilings },
  ).map((event) => event.withoutFilings);

it.each([
  ['is known to be without filings where the source of filings failed', [news], true, true],
  ['knows its filings where it has one, although no source of filings answered', [news, filing], true, false],
  ['knows its filings where their source answered', [news], false, false],
])('an event %s', (_, articles, withoutFilings, expected) => {
  expect(build(articles, withoutFilings)).toEqual([expected]);
});
