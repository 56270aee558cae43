import { body } from '@gaemi/testing/providers/faults';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createNaverNews } from './naver-news.ts';

const to = new Date('2026-11-21T03:00:00Z');
const from = new Date('2026-09-22T03:00:00Z');

let stub: NaverStub;
beforeAll(async () => {
  stub = await startNaverStub();
});
afterAll(() => stub.close());

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
