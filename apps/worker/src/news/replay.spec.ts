import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { SourcedArticle } from '@gaemi/domain/article';
import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { buildCoverage } from '@gaemi/domain/coverage';
import { judgeText } from '@gaemi/domain/judge/judge-text';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { kindReaderFor } from '@gaemi/providers/judge/learned/kind-reader';
import { learnedModels } from '@gaemi/providers/judge/learned/learned-models';
import { createSampleNews } from '@gaemi/providers/news/sample/sample-news';
import { expect, it } from 'vitest';
import { scoreEvidence } from './evidence/score-evidence.ts';
import { matchArticles, selectEvents } from './evidence/select-events.ts';
import { composeDetail } from './result/compose-detail.ts';

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
const kindOf = kindReaderFor(company);
const asOf = new Date('2026-11-21T03:00:00.000Z');
const window = { from: '2026-11-14', to: '2026-11-21', asOf };
const analysis = { stockCode: company.code, stockName: company.name, grade: 'premium', tier: 'premium' } as const;

/** Everything between the gathered articles and both details, judged by the lexicon. */
function analyse(articles: readonly SourcedArticle[]): string {
  const matched = matchArticles({ articles, undated: 0, company, matcher, window });
  const selected = selectEvents({ matched, company, maxEvents: 100, kindOf });
  const events = selected.events.map((event) => ({
    ...event,
    judgement: judgeText(learnedModels, {
      ...event.representative,
      company,
      standing: event.matches.get(event.representative.id),
    }),
  }));
  const { dropped } = selected;
  const rest = { askedFrom: window.from, askedTo: window.to, dropped, truncated: false, sources: [] };
  const evidence: NewsEvidence = {
    articles: events.flatMap((event) => event.articles),
    events: events.map((event) => ({
      id: event.id,
      representativeId: event.representative.id,
      articleIds: event.articles.map(({ id }) => id),
      publishers: event.publishers,
      judgement: event.judgement,
      judgedBy: 'offline',
    })),
    coverage: buildCoverage({ ...rest, events }).coverage,
    droppedBecause: {},
    dataSource: 'sample',
    judgedBy: 'offline',
    judgeVersion: 'test',
    asOf,
    textsFrom: [],
  };
  const details = (['good', 'bad'] as const).map((side) => {
    const scored = scoreEvidence(evidence);
    const period = { fromDay: window.from, toDay: window.to };
    return composeDetail({ analysis: { ...analysis, ...period }, side, evidence, summary: '', scored });
  });
  return JSON.stringify([evidence.coverage, details]);
}

/** The same articles in another order for each turn. */
function turned(articles: readonly SourcedArticle[], turn: number): SourcedArticle[] {
  const step = [1, 5, 7, 11, 13].find((each, index) => index >= turn % 5 && articles.length % each !== 0) ?? 1;
  return articles
    .map((_, index) => articles[(index * step + turn) % articles.length])
    .filter((each) => each !== undefined);
}

const signal = new AbortController().signal;
const from = new Date('2026-11-14T00:00:00.000Z');
const gathered = await createSampleNews().gather({ company, from, to: asOf, signal });
const articles = gathered.articles.map((article) => ({ ...article, source: 'sample' as const, fetchedAt: asOf }));

it.each([
  ['a hundred replays of a few articles', 5, 100],
  ['replays of a week', 40, 20],
])(
  '%s, in another order each time, are equal to the byte',
  (_, count, replays) => {
    const some = articles.slice(0, count);
    const first = analyse(some);
    expect(first).toContain('"points":');
    const outcomes = new Set(Array.from({ length: replays }, (_, turn) => analyse(turned(some, turn))));
    expect([...outcomes]).toEqual([first]);
  },
  60_000,
);
