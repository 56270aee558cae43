import { htmlPage, status } from '@gaemi/testing/providers/faults';
import { type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createGoogleNews } from './google-news.ts';

const pubDate = 'Fri, 20 Nov 2026 02:32:00 GMT';
const item = (title: string, serial: number) => ({
  title,
  link: `https://news.google.com/rss/articles/CBMi${serial}?oc=5`,
  description: `<a href="https://news.google.com/x">${title}</a>&nbsp;&nbsp;<font>가나일보</font>`,
  pubDate,
  source: { name: '가나일보', url: 'https://press.example' },
});

let stub: FeedStub;
beforeAll(async () => {
  stub = await startFeedStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

const from = new Date('2026-10-21T00:00:00Z');
const to = new Date('2026-11-21T00:00:00Z');
const gather = () =>
  createGoogleNews({ baseUrl: stub.url }).gather({
    company,
    from,
    to,
    signal: new AbortController().signal,
  });

describe('Google News', () => {
  it('are searched by exact name and period', async () => {
    stub.setFeed('/rss/search', []);
    await gather();
    expect(stub.requests[0]?.query.get('q')).toBe('"삼성전자" after:2026-10-21 before:2026-11-23');
    expect(stub.requests[0]?.query.get('ceid')).toBe('KR:ko');
  });

  it('are searched under every name of the press at once', async () => {
    stub.setFeed('/rss/search', []);
    const signal = new AbortController().signal;
    const named = { ...company, aliases: ['삼전'] };
    const { queries } = await createGoogleNews({ baseUrl: stub.url }).gather({ company: named, from, to, signal });
    expect(stub.requests[0]?.query.get('q')).toBe('("삼성전자" OR "삼전") after:2026-10-21 before:2026-11-23');
    expect(queries).toEqual(['삼성전자', '삼전']);
  });

  it('lose the press house only at the end of the title', async () => {
    stub.setFeed('/rss/search', [item('삼성전자 - LG전자 격돌 - 가나일보', 1), item('삼성전자 신고가 - 다른신문', 2)]);
    const { articles, completeFrom } = await gather();
    expect(articles).toMatchObject([
      { title: '삼성전자 - LG전자 격돌', publisher: '가나일보', description: '', publishedAt: new Date(pubDate) },
      { title: '삼성전자 신고가 - 다른신문', publisher: '가나일보' },
    ]);
    expect(completeFrom).toEqual(from);
  });

  it('leave out posts of boards and blogs, which only their source shows', async () => {
    const by = (serial: number, url: string) => ({ ...item('삼성전자', serial), source: { name: '누군가', url } });
    stub.setFeed('/rss/search', [
      by(1, 'https://www.youtube.com'),
      by(2, 'https://someone.tistory.com'),
      by(3, 'https://www.hankyung.com'),
    ]);
    expect((await gather()).articles.map(({ link }) => link)).toEqual([item('', 3).link]);
  });

  it('cover no day when there are a hundred, since they have no order', async () => {
    stub.setFeed(
      '/rss/search',
      Array.from({ length: 100 }, (_, serial) => item('삼성전자', serial)),
    );
    expect((await gather()).completeFrom).toEqual(to);
  });

  it('leave out and count only invalid entries', async () => {
    const odd = [
      item('', 2),
      { ...item('삼성전자', 3), pubDate: '오늘' },
      { ...item('삼성전자', 4), link: 'http://[::1]/4' },
    ];
    stub.setFeed('/rss/search', [...odd, item('삼성전자', 5)]);
    const { articles, undated } = await gather();
    expect(articles).toHaveLength(1);
    expect(undated).toBe(3);
  });

  it('fail on a consent page or a refusal [R46]', async () => {
    stub.fail(htmlPage);
    await expect(gather()).rejects.toMatchObject({ provider: 'google', kind: 'malformed' });
    stub.fail(status(403));
    await expect(gather()).rejects.toMatchObject({ provider: 'google', kind: 'refused' });
  });
});
