import { body, cutOff, disconnect, gzipBomb, hang, htmlPage, redirect, status } from '@gaemi/testing/providers/faults';
import { type NaverArticle, naverArticles, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { answerError, type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProviderError } from '../../provider-error.ts';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { noCallsForMonitoring, type SpendCalls } from '../spend-calls.ts';
import { createNaverNews } from './naver-news.ts';

const to = new Date('2026-11-21T03:00:00Z');
const daysBefore = (days: number) => new Date(to.getTime() - days * 86_400_000);

let stub: NaverStub;
beforeAll(async () => {
  stub = await startNaverStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

function gather(
  options: {
    aliases?: string[];
    api?: 'hub' | 'legacy';
    from?: Date;
    clientId?: string;
    signal?: AbortSignal;
    until?: number;
    spend?: SpendCalls;
  } = {},
) {
  const source = createNaverNews({
    api: options.api ?? 'hub',
    baseUrl: stub.url,
    ...naverStubKeys,
    ...(options.clientId === undefined ? {} : { clientId: options.clientId }),
    ...(options.spend === undefined ? {} : { spend: options.spend }),
  });
  const signal = options.signal ?? new AbortController().signal;
  return source.gather({
    company: { ...company, aliases: options.aliases ?? [] },
    from: options.from ?? daysBefore(30),
    to,
    signal,
    ...(options.until === undefined ? {} : { until: options.until }),
  });
}

/** Spends calls, and does something before the call with this number. */
function beforeCall(number: number, act: () => void): SpendCalls {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls === number) act();
  };
}

function article(fields: Partial<NaverArticle>): NaverArticle {
  const link = 'https://n.news.naver.com/mnews/article/001/0000000001';
  return { title: '제목', description: '', originallink: '', link, pubDate: rfc822(daysBefore(1)), ...fields };
}

describe('NAVER news', () => {
  it('are searched under every name of the press, once per link', async () => {
    stub.setArticles(naverArticles({ company, count: 60, to, perDay: 15 }));
    const alone = await gather();
    stub.requests.length = 0;
    const news = await gather({ aliases: ['삼전', '삼성전자우'] });
    expect(new Set(stub.requests.map(({ query }) => query.get('query')))).toEqual(new Set(['삼성전자', '삼전']));
    expect(news.queries).toEqual(['삼성전자', '삼전']);
    expect(news.articles.map(({ link }) => link)).toEqual(alone.articles.map(({ link }) => link));
  });

  it('are complete only where the total confirms it: neither an old article nor an empty page ends them', async () => {
    const articles = naverArticles({ company, count: 300, to, perDay: 15 });
    // One pinned article with a wrong date at the end of the first page.
    stub.setArticles(articles.with(99, { ...(articles[99] ?? article({})), pubDate: rfc822(new Date('2001-01-01')) }));
    stub.fail(
      body(
        JSON.stringify({
          total: 300,
          items: [...articles.slice(0, 99), article({ pubDate: rfc822(new Date('2001-01-01')) })],
        }),
      ),
    );
    const pinned = await gather({ from: daysBefore(12) });
    expect(stub.requests.length).toBeGreaterThan(1);
    expect(pinned.completeFrom).toEqual(daysBefore(12));

    stub.setArticles([]);
    stub.fail(body(JSON.stringify({ total: 5_000, items: articles.slice(0, 100) })));
    stub.fail(body(JSON.stringify({ total: 5_000, items: [] })));
    const ended = await gather({ from: daysBefore(60) });
    expect(ended.completeFrom.getTime()).toBeGreaterThan(daysBefore(60).getTime());
  });

  it('lose none that moved to the page before while others were withdrawn', async () => {
    const articles = naverArticles({ company, count: 250, to, perDay: 15 });
    const page = (start: number, list: typeof articles) =>
      body(JSON.stringify({ total: list.length, start, items: list.slice(start - 1, start + 99) }));
    stub.setArticles(articles);
    const all = await gather({ from: daysBefore(60) });
    stub.requests.length = 0;
    stub.setArticles(articles.slice(3));
    stub.fail(page(1, articles));
    const news = await gather({ from: daysBefore(60) });
    expect(stub.requests.slice(0, 3).map(({ query }) => query.get('start'))).toEqual(['1', '101', '98']);
    expect(news.articles.map(({ link }) => link)).toEqual(all.articles.map(({ link }) => link));
  });

  it.each([
    ['a lower total on all pages but the first', (start: number) => (start === 1 ? 12_000 : 11_800)],
    ['a total that goes up and down', (_: number, request: number) => 12_000 - (request % 2) * 200],
    ['a total that falls with each answer', (_: number, request: number) => 12_000 - request * 200],
  ])('end within a bounded number of requests with %s', async (_, countTotal) => {
    const items = Array.from({ length: 100 }, (_each, index) =>
      article({ originallink: `https://press.example/${index}` }),
    );
    stub.fail((response, { query }) => {
      const total = countTotal(Number(query.get('start')), stub.requests.length);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ total, items }));
    }, Number.POSITIVE_INFINITY);
    const news = await gather();
    expect(news.articles).toHaveLength(100);
    // The name and eight subjects.
    expect(stub.requests.length).toBeLessThanOrEqual(9 * 20);
  });

  it('count every try against the quota', async () => {
    stub.setArticles(naverArticles({ company, count: 10, to, perDay: 15 }));
    stub.fail(status(503), 2);
    let spent = 0;
    const spend = async (calls: number) => {
      spent += calls;
    };
    const source = createNaverNews({ api: 'hub', baseUrl: stub.url, ...naverStubKeys, spend });
    await source.gather({
      company: { ...company, aliases: [] },
      from: daysBefore(30),
      to,
      signal: new AbortController().signal,
    });
    expect([stub.requests.length, spent]).toEqual([3, 3]);
  });

  it.each(['hub', 'legacy'] as const)('are gathered through the %s page by page back to the start', async (api) => {
    const articles = naverArticles({ company, count: 600, to, perDay: 15 });
    stub.setArticles(articles);
    const news = await gather({ api, from: daysBefore(20) });
    expect(stub.requests.map(({ query }) => query.get('start'))).toEqual(
      ['1', '101', '201', '301'].slice(0, stub.requests.length),
    );
    expect(stub.requests[0]?.query.get('query')).toBe('삼성전자');
    expect(news.completeFrom).toEqual(daysBefore(20));
    const wanted = new Set(
      articles
        .filter(({ pubDate }) => new Date(pubDate) >= daysBefore(20))
        .map(({ originallink, link }) => originallink || link.split('?')[0]),
    );
    const links = new Set(news.articles.map(({ link }) => link.replace('?sid=101', '')));
    expect([...wanted].filter((link) => link !== undefined && !links.has(link))).toEqual([]);
    expect(new Set(news.articles.map(({ id }) => id)).size).toBe(news.articles.length);
    const times = news.articles.map(({ publishedAt }) => publishedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(news.articles.some(({ title, description }) => /<b>|&quot;|&apos;/.test(title + description))).toBe(false);
  });

  it('end with the results when there are few', async () => {
    stub.setArticles(naverArticles({ company, count: 40, to }));
    expect((await gather()).completeFrom).toEqual(daysBefore(30));
    expect(stub.requests).toHaveLength(1);
    stub.setArticles([]);
    expect(await gather()).toEqual({ articles: [], undated: 0, completeFrom: daysBefore(30), queries: ['삼성전자'] });
  });

  it('are searched by subject when the name alone finds more than a thousand, once per link', async () => {
    const all = naverArticles({ company, count: 1_500, to, perDay: 200 });
    const reported = (subject: string) => all.filter((_, index) => index % 8 === subject.length || index % 8 === 5);
    stub.setArticles((words) => (words === company.name ? all : reported(words.slice(company.name.length + 1))));
    const news = await gather({ from: daysBefore(30) });
    // An article that none of the subjects finds may be missing further back.
    expect(news.completeFrom).toEqual(new Date(all[999]?.pubDate ?? ''));
    const searches = [...new Set(stub.requests.map(({ query }) => query.get('query') ?? ''))];
    expect(searches[0]).toBe(company.name);
    expect(searches.length).toBeGreaterThan(4);
    expect(searches.slice(1).every((words) => /^삼성전자 [가-힣]{2}$/.test(words))).toBe(true);
    expect(news.articles.length).toBeGreaterThan(1_000);
    expect(new Set(news.articles.map(({ link }) => link)).size).toBe(news.articles.length);
  });

  it('report an incomplete gathering, within a bounded number of requests', async () => {
    stub.setArticles(naverArticles({ company, count: 1_500, to, perDay: 200 }));
    const news = await gather({ from: daysBefore(30) });
    expect(news.completeFrom > daysBefore(30)).toBe(true);
    expect(stub.requests).toHaveLength(90);
    expect(news.articles.length).toBeGreaterThan(900);
  });

  it('have clean texts, the original link and the name of the press house', async () => {
    stub.setArticles([
      article({
        title: '<b>삼성전자</b> &quot;신제품&quot; 공개\u200b',
        description: '신제품 &lt;A&gt; &amp; B...',
        originallink: 'https://www.hankyung.com/article/1?a=1&amp;b=2',
        pubDate: 'Sat, 21 Nov 2026 09:30:00 +0900',
      }),
    ]);
    expect((await gather()).articles).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        title: '삼성전자 "신제품" 공개',
        description: '신제품 <A> & B...',
        link: 'https://www.hankyung.com/article/1?a=1&b=2',
        publisher: '한국경제',
        publishedAt: new Date('2026-11-21T00:30:00Z'),
      },
    ]);
  });

  it('use only http links and count those without a date [R40, R44]', async () => {
    stub.setArticles([
      article({ originallink: 'javascript:alert(1)' }),
      article({ originallink: 'javascript:alert(1)', link: 'data:text/html,x' }),
      article({ originallink: 'https://press.example/undated', pubDate: '어제' }),
    ]);
    const news = await gather();
    expect(news.articles.map(({ link, publisher }) => [link, publisher])).toEqual([
      ['https://n.news.naver.com/mnews/article/001/0000000001', '연합뉴스'],
    ]);
    // One without any usable link, one without a date.
    expect(news.undated).toBe(2);
  });

  it('leave out and count only invalid items of a page', async () => {
    const plain = article({ originallink: 'https://press.example/plain' });
    const items = [
      null,
      '삼성전자',
      17,
      [],
      {},
      { ...article({ originallink: 'https://press.example/number' }), title: 5 },
      { ...article({ originallink: 'https://press.example/no-date' }), pubDate: undefined },
      { ...article({ originallink: 'https://press.example/date' }), pubDate: 20_261_120 },
      article({ originallink: 'https://press.example/future', pubDate: rfc822(daysBefore(-400)) }),
      article({ originallink: 'http://169.254.169.254/latest/', link: 'http://localhost/a' }),
      plain,
    ];
    stub.fail(body(JSON.stringify({ total: items.length, start: 1, display: items.length, items })));
    const news = await gather();
    // The article from the future has a date; the window of the analysis leaves it out and counts it.
    expect(news.articles.map(({ link }) => link)).toEqual([
      'https://press.example/future',
      'https://press.example/plain',
    ]);
    expect(news.undated).toBe(9);
    expect(news.completeFrom).toEqual(daysBefore(30));
  });
});

describe('the limits of a gathering', () => {
  const many = () => naverArticles({ company, count: 1_500, to, perDay: 200 });

  it('end it with the articles that came, complete as far as they reach', async () => {
    const articles = many();
    stub.setArticles(articles);
    const news = await gather({
      until: Date.now() + 2_000,
      spend: beforeCall(3, () => stub.fail(hang, Number.POSITIVE_INFINITY)),
      aliases: ['삼전'],
    });
    expect(stub.requests).toHaveLength(3);
    expect(news.articles.length).toBeGreaterThan(150);
    expect(news.articles.at(-1)?.publishedAt).toEqual(new Date(articles[199]?.pubDate ?? ''));
    // The other name was not searched at all.
    expect(news).toMatchObject({ completeFrom: to, queries: ['삼성전자'] });
  });

  it('tell how far the search of the only name reached', async () => {
    const articles = many();
    stub.setArticles(articles);
    const noCalls = () => {
      throw new ProviderError('naver', 'quota', { message: 'no calls are left today', retryable: false });
    };
    const news = await gather({ spend: beforeCall(3, noCalls) });
    expect(news.completeFrom).toEqual(new Date(articles[199]?.pubDate ?? ''));
    const monitored = await gather({
      spend: beforeCall(3, () => {
        throw noCallsForMonitoring('naver');
      }),
    });
    expect(monitored).toEqual(news);
  });

  it.each([
    ['silence', () => stub.fail(hang, Number.POSITIVE_INFINITY), { withinMs: 3_000 }],
    ['an outage', () => stub.fail(status(503), Number.POSITIVE_INFINITY), { withinMs: 60_000 }],
    [
      'a used-up quota',
      () => stub.fail(status(429, { retryAfter: 600 }), Number.POSITIVE_INFINITY),
      { withinMs: 60_000 },
    ],
  ])(
    'and %s in the searches by subject cost none of the articles found by name',
    async (_, act, { withinMs = 60_000 }) => {
      const articles = many();
      stub.setArticles(articles);
      const news = await gather({ until: Date.now() + withinMs, spend: beforeCall(11, act) });
      expect(news.completeFrom).toEqual(new Date(articles[999]?.pubDate ?? ''));
      expect(news.articles.length).toBeGreaterThan(900);
    },
  );

  it('fail it before the first answer', async () => {
    stub.fail(hang, Number.POSITIVE_INFINITY);
    await expect(gather({ until: Date.now() + 100 })).rejects.toMatchObject({ kind: 'timeout', ownLimit: false });
  });
});

describe('failures of NAVER', () => {
  it.each([
    ['010', 429, 1],
    ['400', 429, 1],
    ['010', 200, 1],
    ['012', 429, 3],
    ['420', 429, 3],
  ])('with the code %s and status %d are asked about %d times', async (errorCode, code, requests) => {
    stub.fail(status(code, { retryAfter: 0, body: JSON.stringify({ errorCode }) }), Number.POSITIVE_INFINITY);
    await expect(gather()).rejects.toMatchObject({ kind: 'quota', retryable: requests > 1 });
    expect(stub.requests).toHaveLength(requests);
  });

  it('half-way fail the whole gathering [R46]', async () => {
    stub.setArticles(naverArticles({ company, count: 500, to }));
    stub.fail((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ total: 500, items: [article({})] }));
    });
    stub.fail(status(500), Number.POSITIVE_INFINITY);
    await expect(gather()).rejects.toMatchObject({ provider: 'naver', kind: 'unreachable' });
  });

  it.each([
    ['a wrong key', 'refused', () => gather({ clientId: 'wrong' })],
    ['a wrong key at the legacy host', 'refused', () => gather({ api: 'legacy', clientId: 'wrong' })],
  ] as const)('%s is %s at once, with its code', async (_, kind, act) => {
    await expect(act()).rejects.toMatchObject({ kind, retryable: false });
    expect(stub.requests).toHaveLength(1);
  });

  it.each([
    ['024', 'legacy', 'refused'],
    ['010', 'legacy', 'quota'],
    ['012', 'legacy', 'quota'],
    ['200', 'hub', 'refused'],
    ['420', 'hub', 'quota'],
    ['500', 'hub', 'unreachable'],
  ] as const)('error %s of the %s with status 200 is %s', async (code, api, kind) => {
    stub.fail((response) => answerError(response, api, { status: 200, code }));
    await expect(gather({ api })).rejects.toMatchObject({ kind, message: expect.stringContaining(code) });
  });

  it.each([
    ['HTML', htmlPage],
    ['half a JSON', body('{"items": [')],
    ['JSON of another shape', body('{"items": {}}')],
    ['a gzip bomb', gzipBomb(50_000_000)],
  ] as const)('%s is malformed', async (_, fault) => {
    stub.fail(fault);
    await expect(gather()).rejects.toMatchObject({ kind: 'malformed', retryable: false });
  });

  it('a redirect to a private address is refused', async () => {
    stub.fail(redirect('http://169.254.169.254/latest/meta-data/'));
    await expect(gather()).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['a lost connection', disconnect],
    ['half an answer', cutOff],
    ['429', status(429, { retryAfter: 0 })],
    ['503', status(503)],
  ] as const)('recovers from a single %s', async (_, fault) => {
    stub.setArticles(naverArticles({ company, count: 40, to }));
    stub.fail(fault);
    expect((await gather()).articles.length).toBeGreaterThan(20);
  });

  it('a silent server ends with the deadline of the caller', async () => {
    stub.fail(hang, Number.POSITIVE_INFINITY);
    await expect(gather({ signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ kind: 'timeout' });
  });
});
