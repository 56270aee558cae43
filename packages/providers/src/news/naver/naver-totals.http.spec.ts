import { body } from '@gaemi/testing/providers/faults';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { answerJson } from '@gaemi/testing/providers/stub-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createNaverNews } from './naver-news.ts';

const to = new Date('2026-11-21T03:00:00Z');
const from = new Date('2026-09-22T03:00:00Z');

let stub: NaverStub;
beforeEach(async () => {
  stub = await startNaverStub();
});
afterEach(() => stub.close());

it('the results go on behind a full page whose total is smaller than itself', async () => {
  const articles = naverArticles({ company, count: 250, to, perDay: 15 });
  stub.setArticles(articles);
  const { signal } = new AbortController();
  const gather = () =>
    createNaverNews({ api: 'hub', baseUrl: stub.url, ...naverStubKeys }).gather({ company, from, to, signal });
  const all = await gather();
  stub.fail(body(JSON.stringify({ total: 60, items: articles.slice(0, 100) })));
  expect(await gather()).toEqual(all);
});

it('results that moved unseen on the last page of a search are not said to be there', async () => {
  const articles = naverArticles({ company, count: 2_500, to, perDay: 50 });
  let left = articles;
  let pages = 0;
  // Before each answer the newest hundred are withdrawn.
  stub.fail((response, { query }) => {
    const start = Number(query.get('start'));
    const isName = query.get('query') === company.name;
    if (isName) pages += 1;
    if (isName) left = articles.slice(pages * 100);
    answerJson(
      response,
      isName ? { total: left.length, items: left.slice(start - 1, start + 99) } : { total: 0, items: [] },
    );
  }, Number.POSITIVE_INFINITY);
  const { signal } = new AbortController();
  const source = createNaverNews({ api: 'hub', baseUrl: stub.url, ...naverStubKeys });
  const gathered = await source.gather({ company, from, to, signal });
  expect(pages).toBe(20);
  const seen = new Set(gathered.articles.map(({ publishedAt }) => publishedAt.getTime()));
  const covered = left
    .map(({ pubDate }) => Date.parse(pubDate))
    .filter((time) => time >= gathered.completeFrom.getTime());
  expect(covered.filter((time) => !seen.has(time))).toEqual([]);
});
