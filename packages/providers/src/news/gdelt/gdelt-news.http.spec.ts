import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { body, cutOff, disconnect, hang, htmlPage, redirect, status } from '@gaemi/testing/providers/faults';
import {
  type GdeltStub,
  gdeltArticle,
  gdeltArticles,
  gdeltMessage,
  startGdeltStub,
} from '@gaemi/testing/providers/gdelt-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPace } from '../../pace/request-pace.ts';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createNewsSource } from '../create-news-source.ts';
import type { NewsQuery } from '../news-source.ts';
import type { GdeltSettings } from './gdelt-client.ts';
import { createGdeltNews } from './gdelt-news.ts';

const from = new Date('2026-10-22T15:00:00Z');
const to = new Date('2026-11-21T03:07:00Z');
const seen = (count: number, everyMinutes: number) => gdeltArticles({ name: company.name, count, to, everyMinutes });

let stub: GdeltStub;
beforeAll(async () => {
  stub = await startGdeltStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

const buildPace = (perSecond: number) => createPace({ each: { perSecond, burst: 1 }, all: { perSecond, burst: 1 } });
const sourceWith = (settings: Partial<GdeltSettings> = {}) =>
  createGdeltNews({ baseUrl: stub.url, pace: buildPace(1_000), pauseMs: 50, ...settings });

function gather(
  options: Partial<GdeltSettings> & { named?: Partial<ListedCompany> } & Partial<Omit<NewsQuery, 'company'>> = {},
) {
  const { named = {}, signal = new AbortController().signal, until, archived, ...rest } = options;
  const { from: start = from, to: end = to, ...settings } = rest;
  const limits = { ...(until !== undefined && { until }), ...(archived && { archived }) };
  return sourceWith(settings).gather({ company: { ...company, ...named }, from: start, to: end, signal, ...limits });
}

const queriesSent = () => stub.requests.map(({ query }) => query.get('query'));

describe('GDELT news', () => {
  it('are searched in the Korean press by exact name and period, with a user agent', async () => {
    stub.setArticles(seen(40, 60));
    const news = await gather();
    expect(stub.requests).toHaveLength(1);
    expect(Object.fromEntries(stub.requests[0]?.query ?? [])).toEqual({
      query: '"삼성전자" sourcelang:korean sourcecountry:KS',
      mode: 'artlist',
      format: 'json',
      sort: 'datedesc',
      maxrecords: '250',
      startdatetime: '20261022150000',
      enddatetime: '20261121030700',
    });
    expect(stub.requests[0]?.headers['user-agent']).toContain('GaemiLens');
    expect(news).toMatchObject({ completeFrom: from, queries: ['삼성전자'], undated: 0 });
    expect(news.articles).toHaveLength(40);
    expect(news.articles[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: '삼성전자 소식 1',
      description: '',
      link: 'https://www.etnews.com/1',
      publisher: '전자신문',
      publishedAt: new Date('2026-11-21T03:00:00Z'),
    });
  });

  it('leave out boards, which GDELT gives as news', async () => {
    const url = 'https://pann.nate.com/talk/375261234';
    stub.setArticles([...gdeltArticles({ name: '삼성전자', count: 2, to, everyMinutes: 15 }), gdeltArticle({ url })]);
    const { articles, undated } = await gather();
    expect(articles.map(({ publisher }) => publisher)).toEqual(['전자신문', '전자신문']);
    expect(undated).toBe(0);
  });

  it('are none when the search finds none', async () => {
    stub.setArticles([]);
    expect(await gather()).toEqual({ articles: [], undated: 0, completeFrom: from, queries: ['삼성전자'] });
  });

  it('are searched under every name at once, but for those too short for GDELT', async () => {
    stub.setArticles([]);
    const { queries } = await gather({ named: { name: '현대자동차', aliases: ['현대차', '현차'] } });
    expect(queries).toEqual(['현대자동차', '현대차']);
    expect(queriesSent()[0]).toBe('("현대자동차" OR "현대차") sourcelang:korean sourcecountry:KS');
    expect((await gather({ named: { name: '기아', aliases: ['기아차'] } })).queries).toEqual(['기아차']);
    await expect(gather({ named: { name: '기아' } })).rejects.toMatchObject({ kind: 'refused' });
  });

  it('are searched by a name without its quotation marks', async () => {
    stub.setArticles([]);
    await gather({ named: { name: '가나"다라"' } });
    expect(queriesSent()).toEqual(['"가나다라" sourcelang:korean sourcecountry:KS']);
  });

  it('are gathered span by span when an answer is full, once per link', async () => {
    stub.setArticles(seen(900, 20));
    const news = await gather();
    expect(stub.requests).toHaveLength(4);
    expect(news.completeFrom).toEqual(from);
    expect(news.articles).toHaveLength(900);
    expect(new Set(news.articles.map(({ link }) => link)).size).toBe(900);
    const ends = stub.requests.map(({ query }) => query.get('enddatetime') ?? '');
    expect(ends).toEqual([...ends].sort().reverse());
  });

  it('state how far they reach after twenty answers', async () => {
    stub.setArticles(seen(8_000, 3));
    const news = await gather();
    expect(stub.requests).toHaveLength(20);
    expect(news.articles.length).toBeGreaterThan(4_500);
    const oldest = news.articles.at(-1)?.publishedAt ?? to;
    expect(news.completeFrom).toEqual(new Date(oldest.getTime() + 1_000));
    expect(news.completeFrom > from).toBe(true);
  });

  it('state no reach into a moment with more articles than an answer has', async () => {
    stub.setArticles(seen(600, 0));
    const news = await gather();
    expect(stub.requests).toHaveLength(2);
    expect(news.completeFrom).toEqual(new Date('2026-11-21T03:00:01Z'));
  });

  it('state no reach when a full answer is not in order', async () => {
    const articles = seen(250, 60);
    stub.fail(body(JSON.stringify({ articles: [...articles.slice(100), ...articles.slice(0, 100)] })));
    const news = await gather();
    expect(news).toMatchObject({ completeFrom: to });
    expect(news.articles).toHaveLength(250);
  });

  it('leave out and count only odd items', async () => {
    const odd = [
      null,
      gdeltArticle({ url: 'https://www.etnews.com/2', title: '' }),
      gdeltArticle({ url: 'http://127.0.0.1/3' }),
      gdeltArticle({ url: 'https://www.etnews.com/4', seendate: 'yesterday' }),
      { ...gdeltArticle({ url: 'https://www.etnews.com/5' }), title: 5 },
      gdeltArticle({ url: '', url_mobile: 'https://m.etnews.com/6', seendate: '20261120T031500' }),
    ];
    stub.fail(body(JSON.stringify({ articles: odd })));
    const { articles, undated } = await gather();
    expect(undated).toBe(5);
    expect(articles).toMatchObject([
      { link: 'https://m.etnews.com/6', publishedAt: new Date('2026-11-20T03:15:00Z'), publisher: '전자신문' },
    ]);
  });

  it('are read from JSON with invalid escapes and control characters, without blanks around punctuation', async () => {
    const json = JSON.stringify({ articles: [gdeltArticle({ title: '삼성전자 , "1" ( 종합 ) TITLE ... ' })] });
    stub.fail(body(json.replace('TITLE', 'A\\B \\xC\tD')));
    const { articles } = await gather();
    expect(articles.map(({ title }) => title)).toEqual(['삼성전자, "1" (종합) A\\B \\xC D...']);
  });

  it.each([
    ['한빛중공업 , 영업이익 2 , 898억원 … 1 . 7 % 증가', '한빛중공업, 영업이익 2,898억원… 1.7% 증가'],
    ['한빛중공업 1 , 234 , 567주 , 2 . 35조', '한빛중공업 1,234,567주, 2.35조'],
    ['코스피 3000 , 2026년 전망', '코스피 3000, 2026년 전망'],
  ])('have numbers in one piece: %s', async (title, expected) => {
    stub.fail(body(JSON.stringify({ articles: [gdeltArticle({ title })] })));
    const { articles } = await gather();
    expect(articles.map((article) => article.title)).toEqual([expected]);
  });

  it('wait for the end of a pause after 429, all gatherings together', async () => {
    stub.setArticles(seen(1, 1));
    stub.fail(status(429));
    const source = sourceWith({ pauseMs: 300 });
    const query = { company, from, to, signal: new AbortController().signal };
    await source.gather(query);
    expect(stub.requests).toHaveLength(2);
    stub.fail(gdeltMessage('Please limit requests to one every 5 seconds.'));
    const started = performance.now();
    const first = source.gather(query);
    await expect.poll(() => stub.requests.length).toBe(3);
    const both = await Promise.all([first, source.gather(query)]);
    expect(performance.now() - started).toBeGreaterThanOrEqual(290);
    expect(both.map(({ articles }) => articles.length)).toEqual([1, 1]);
    expect(stub.requests).toHaveLength(5);
  });

  it('fail with the quota after three refusals, and when no request may begin in time', async () => {
    const busyPace = buildPace(0.01);
    await busyPace.acquire('search', new AbortController().signal);
    stub.fail(status(429), 3);
    await expect(gather()).rejects.toMatchObject({ provider: 'gdelt', kind: 'quota' });
    expect(stub.requests).toHaveLength(3);
    await expect(gather({ pace: busyPace, waitMs: 100 })).rejects.toMatchObject({
      kind: 'quota',
      retryable: true,
      ownLimit: true,
    });
    expect(stub.requests).toHaveLength(3);
  });

  it('fail at once when a pause outlasts the time of a gathering', async () => {
    stub.fail(status(429, { retryAfter: 600 }));
    const source = sourceWith();
    const query = { company, from, to, signal: new AbortController().signal };
    // As GDELT said it, so that the circuit keeps the other workers away, too.
    const asked = { kind: 'quota', retryable: true, ownLimit: false, retryAfterMs: 600_000 };
    await expect(source.gather(query)).rejects.toMatchObject(asked);
    await expect(source.gather(query)).rejects.toMatchObject({ kind: 'quota', retryable: true });
    expect(stub.requests).toHaveLength(1);
  });

  it('ask again after a quarter of an hour, however long a pause GDELT asks for', async () => {
    stub.fail(status(429, { retryAfter: 99_999_999 }));
    const source = sourceWith();
    const query = { company, from, to, signal: new AbortController().signal };
    await expect(source.gather(query)).rejects.toMatchObject({ kind: 'quota', retryable: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    try {
      await source.gather(query);
    } finally {
      vi.useRealTimers();
    }
    expect(stub.requests).toHaveLength(2);
  });

  it('end with what is there when the time for further requests is over', async () => {
    stub.setArticles(seen(900, 20));
    const { articles, completeFrom } = await gather({ pace: buildPace(1), waitMs: 500 });
    expect(stub.requests).toHaveLength(1);
    expect(articles).toHaveLength(250);
    expect(completeFrom).toEqual(new Date((articles.at(-1)?.publishedAt.getTime() ?? 0) + 1_000));
  });

  it('end with what is there at the limit of the caller, also during a request', async () => {
    stub.setArticles(seen(900, 20));
    const news = gather({ pace: buildPace(4), until: Date.now() + 1_500 });
    await expect.poll(() => stub.requests.length, { interval: 5 }).toBe(1);
    stub.fail(hang, Number.POSITIVE_INFINITY);
    const { articles, completeFrom } = await news;
    expect(stub.requests).toHaveLength(2);
    expect(articles).toHaveLength(250);
    expect(completeFrom).toEqual(new Date((articles.at(-1)?.publishedAt.getTime() ?? 0) + 1_000));
  });

  it('end with what is there when GDELT asks for a longer pause than there is time', async () => {
    stub.setArticles(seen(900, 20));
    const news = gather({ pace: buildPace(4) });
    await expect.poll(() => stub.requests.length, { interval: 5 }).toBe(1);
    stub.fail(status(429, { retryAfter: 600 }));
    expect((await news).articles).toHaveLength(250);
  });

  it('go on where an earlier gathering ended, and read its last day again', async () => {
    stub.setArticles(seen(4_000, 10));
    const hoursBefore = (hours: number) => new Date(to.getTime() - hours * 3_600_000);
    // An answer reaches back 42 hours.
    const archived = [{ from: hoursBefore(300), to: hoursBefore(2) }];
    const news = await gather({ archived });
    const ends = stub.requests.map(({ query }) => query.get('enddatetime') ?? '');
    expect(ends[0]).toBe('20261121030700');
    expect(ends[1]).toBe('20261108150700');
    expect(news.completeFrom > hoursBefore(43) && news.completeFrom < hoursBefore(26)).toBe(true);
    expect(news.completeBefore).toEqual({ from, to: hoursBefore(300) });
    expect(
      news.articles.some(({ publishedAt }) => publishedAt < hoursBefore(42) && publishedAt > hoursBefore(300)),
    ).toBe(false);
  });

  it('leave what is older than an archived period to the archive when that reaches back far enough', async () => {
    stub.setArticles(seen(4_000, 10));
    const news = await gather({ archived: [{ from: new Date(from.getTime() - 1), to }] });
    expect(stub.requests).toHaveLength(1);
    expect(news.completeBefore).toBeUndefined();
  });

  it('are complete for three months at most, all that GDELT vouches for', async () => {
    stub.setArticles(seen(40, 60));
    const { articles, completeFrom } = await gather({ from: new Date('2026-05-21T15:00:00Z') });
    expect(articles).toHaveLength(40);
    expect(completeFrom).toEqual(new Date('2026-08-20T15:00:00Z'));
    const threeMonths = new Date('2026-08-20T15:00:00Z');
    expect((await gather({ from: threeMonths })).completeFrom).toEqual(threeMonths);
  });

  it('are never asked for in a span that GDELT may find too short', async () => {
    const start = new Date('2026-11-21T02:30:00Z');
    stub.setArticles(seen(250, 0.1));
    await gather({ from: start });
    const spans = stub.requests.map(({ query }) => [query.get('startdatetime'), query.get('enddatetime')]);
    expect(spans[0]).toEqual(['20261121020700', '20261121030700']);
  });

  it('keep to the rate, all gatherings together', async () => {
    stub.setArticles([]);
    const source = sourceWith({ pace: buildPace(5) });
    const query = { company, from, to, signal: new AbortController().signal };
    const started = performance.now();
    await Promise.all([source.gather(query), source.gather(query), source.gather(query)]);
    expect(performance.now() - started).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['a page with status 200', htmlPage, 'malformed'],
    ['a refusal of the query with status 200', gdeltMessage('The specified phrase is too short.'), 'refused'],
    ['JSON that is no list', body('[1]'), 'malformed'],
    ['JSON with an error', body('{"error":{"code":7}}'), 'malformed'],
    ['a refusal in JSON', body('{"message":"Your query was too short."}'), 'refused'],
    ['half an answer', body('{"articles": ['), 'malformed'],
    ['403', status(403), 'refused'],
    ['a redirect to an address that is not public', redirect('http://169.254.169.254/'), 'refused'],
  ] as const)('fail at once on %s', async (_, fault, kind) => {
    stub.fail(fault);
    const failure = gather();
    await expect(failure).rejects.toMatchObject({ provider: 'gdelt', kind });
    await expect(failure).rejects.not.toThrow(/삼성|phrase|Before/);
    expect(stub.requests).toHaveLength(1);
  });

  it.each([
    ['silence', hang, 'timeout'],
    ['503', status(503), 'unreachable'],
    ['a broken connection', disconnect, 'unreachable'],
    ['a cut answer', cutOff, 'unreachable'],
  ] as const)('are tried again after %s, at most twice', async (_, fault, kind) => {
    stub.setArticles(seen(3, 1));
    stub.fail(fault, 2);
    expect((await gather({ timeoutMs: 300 })).articles).toHaveLength(3);
    stub.fail(fault, 3);
    await expect(gather({ timeoutMs: 300 })).rejects.toMatchObject({ kind });
    expect(stub.requests).toHaveLength(6);
  });

  it('fail as a whole when a later span fails', async () => {
    stub.setArticles(seen(900, 20));
    const news = gather({ pace: buildPace(2) });
    await expect.poll(() => stub.requests.length, { interval: 5 }).toBe(1);
    stub.fail(status(403));
    await expect(news).rejects.toMatchObject({ kind: 'refused' });
    expect(stub.requests).toHaveLength(2);
  });

  it('take the request slots of all workers, one in five and a half seconds', async () => {
    const taken: [string, number][] = [];
    const slots = {
      take: (key: string, intervalMs: number) => {
        taken.push([key, Math.round(intervalMs)]);
        return Promise.resolve(0);
      },
    };
    stub.setArticles([]);
    const logger = createLogger({ app: 'test', level: 'silent' });
    const source = createNewsSource({ name: 'gdelt', baseUrl: stub.url, filesUrl: null }, logger, { slots });
    await source.gather({ company, from, to, signal: new AbortController().signal });
    expect(taken).toEqual([['gdelt', 5_500]]);
  });

  it('end at once when the caller gives up, also during a pause', async () => {
    stub.fail(hang);
    await expect(gather({ signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ kind: 'timeout' });
    stub.fail(status(429, { retryAfter: 60 }));
    await expect(gather({ signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ kind: 'given-up' });
  });
});
