import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { naverArticles } from './naver-articles.ts';
import { type NaverStub, naverStubKeys, startNaverStub } from './naver-stub.ts';

let stub: NaverStub;
beforeAll(async () => {
  stub = await startNaverStub();
  stub.setArticles(naverArticles({ company: { name: '카카오' }, count: 250, to: new Date('2026-11-21T00:00:00Z') }));
});
afterAll(() => stub.close());

const headers = { 'X-Naver-Client-Id': naverStubKeys.clientId, 'X-Naver-Client-Secret': naverStubKeys.clientSecret };
const search = async (parameters: string) => {
  const response = await fetch(`${stub.url}/v1/search/news.json?${parameters}`, { headers });
  return { status: response.status, body: await response.text() };
};

describe('the NAVER stub', () => {
  it('returns the requested pages', async () => {
    const { body } = await search('query=카카오&display=100&start=201&sort=date');
    expect(JSON.parse(body)).toMatchObject({ total: 250, start: 201, display: 50 });
  });

  it.each([
    ['query=', 'SE01'],
    ['query=a&display=101', 'SE02'],
    ['query=a&start=1001', 'SE03'],
    ['query=a&sort=new', 'SE04'],
  ])('refuses %s with %s', async (parameters, code) => {
    const { status, body } = await search(parameters);
    expect(status).toBe(400);
    expect(body).toContain(code);
  });

  it('has articles like the real API: tags, entities, copies, duplicates, empty original links', () => {
    const articles = naverArticles({ company: { name: '카카오' }, count: 300, to: new Date('2026-11-21T00:00:00Z') });
    expect(articles).toHaveLength(300);
    expect(articles).toEqual(
      naverArticles({ company: { name: '카카오' }, count: 300, to: new Date('2026-11-21T00:00:00Z') }),
    );
    expect(articles.every(({ title }) => title.includes('<b>카카오</b>'))).toBe(true);
    expect(articles.some(({ title }) => title.includes('&apos;'))).toBe(true);
    expect(articles.some(({ originallink }) => originallink === '')).toBe(true);
    expect(new Set(articles.map(({ link }) => link)).size).toBeLessThan(300);
    expect(new Set(articles.map(({ title }) => title)).size).toBeLessThan(250);
  });
});
