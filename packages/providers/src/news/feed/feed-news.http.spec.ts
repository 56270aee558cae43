import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { body, disconnect, hang, htmlPage, redirect, status } from '@gaemi/testing/providers/faults';
import { type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCircuit } from '../../circuit/circuit.ts';
import { createFeedNews } from './feed-news.ts';

const company: ListedCompany = {
  code: '005930',
  name: '삼성전자',
  market: 'KOSPI',
  aliases: ['Samsung Electronics'],
  formerNames: ['삼성전자공업'],
  listedShares: null,
  floatingShares: null,
};
const from = new Date('2026-11-01T00:00:00Z');
const to = new Date('2026-11-21T00:00:00Z');
const pubDate = 'Fri, 20 Nov 2026 10:00:00 +0900';

let stub: FeedStub;
beforeAll(async () => {
  stub = await startFeedStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

const logger = createLogger({ app: 'test', level: 'silent' });

function gather(...paths: string[]) {
  return gatherFor(company, ...paths);
}

function gatherFor(asked: ListedCompany, ...paths: string[]) {
  const source = createFeedNews({ urls: paths.map((path) => stub.url + path), logger, timeoutMs: 300 });
  return source.gather({ company: asked, from, to, signal: new AbortController().signal });
}

describe('press feeds', () => {
  it("return the articles with the company's name, an alias or its code", async () => {
    stub.setFeed('/a', [
      { title: '삼성전자 신고가', link: 'https://www.mk.co.kr/1', description: '<p>본문</p>', pubDate },
      { title: 'SAMSUNG ELECTRONICS up', link: 'https://press.example/2', pubDate },
      { title: '오늘의 종목', description: '(005930) 강세', link: 'https://press.example/3', pubDate },
      { title: '현대차 파업', link: 'https://press.example/4', pubDate },
    ]);
    const { articles } = await gather('/a');
    expect(articles.map(({ link, publisher }) => [link, publisher])).toEqual([
      ['https://press.example/2', '시험 뉴스'],
      ['https://press.example/3', '시험 뉴스'],
      ['https://www.mk.co.kr/1', '매일경제'],
    ]);
  });

  it('count an article once that only one of them dates', async () => {
    const entry = { title: '삼성전자 신고가', link: 'https://www.mk.co.kr/1' };
    stub.setFeed('/undated', [entry, { title: '삼성전자 증설', link: 'https://www.mk.co.kr/2' }]);
    stub.setFeed('/dated', [{ ...entry, pubDate }]);
    expect(await gather('/undated', '/dated')).toMatchObject({ articles: [{ link: entry.link }], undated: 1 });
  });

  it('are read in parallel and merged by link', async () => {
    const paths = Array.from({ length: 14 }, (_, index) => `/feed-${index}`);
    for (const path of paths) stub.setFeed(path, [{ title: '삼성전자', link: 'https://press.example/same', pubDate }]);
    // The first answer is sent when six requests have arrived: sequential requests would wait forever.
    stub.holdUntil(6);
    expect((await gather(...paths)).articles).toHaveLength(1);
    expect(stub.requests).toHaveLength(14);
  });

  it('are decoded by the declared charset', async () => {
    stub.setFeed('/euckr', [{ title: '삼성전자 신고가', link: 'https://press.example/1', pubDate }], {
      encoding: 'euc-kr',
      cdata: true,
    });
    expect((await gather('/euckr')).articles[0]?.title).toBe('삼성전자 신고가');
  });

  it('report whether they reach back to the start', async () => {
    stub.setFeed('/short', [{ title: '삼성전자', link: 'https://press.example/1', pubDate }]);
    expect((await gather('/short')).completeFrom).toEqual(new Date(pubDate));
    stub.setFeed('/long', [
      { title: '다른 회사', link: 'https://press.example/2', pubDate: 'Sun, 18 Oct 2026 10:00:00 +0900' },
    ]);
    expect((await gather('/long')).completeFrom).toEqual(from);
    expect((await gather('/long', '/short')).completeFrom).toEqual(new Date(pubDate));
  });

  it('prove no reach by one or two entries with a wrong date, or pinned', async () => {
    const entry = (name: string, date: string) => ({
      title: name,
      link: `https://press.example/${name}`,
      pubDate: date,
    });
    const latest = Array.from({ length: 5 }, (_, index) => entry(`삼성전자 ${index}`, pubDate));
    const strays = [
      entry('삼성전자 고정', 'Mon, 02 Mar 2026 10:00:00 +0900'),
      entry('2000', 'Sat, 01 Jan 2000 00:00:00 GMT'),
    ];
    stub.setFeed('/strays', [...strays, ...latest]);
    expect((await gather('/strays')).completeFrom).toEqual(new Date(pubDate));
    stub.setFeed('/old', [...latest, ...strays, entry('다른 회사', 'Sun, 18 Oct 2026 10:00:00 +0900')]);
    expect((await gather('/old')).completeFrom).toEqual(from);
  });

  it('count articles without a date [R44]', async () => {
    stub.setFeed('/undated', [{ title: '삼성전자', link: 'https://press.example/1' }]);
    expect(await gather('/undated')).toMatchObject({ articles: [], undated: 1 });
  });

  it('leave out and count only invalid entries', async () => {
    const good = `<item><title>삼성전자</title><link>https://press.example/1</link><pubDate>${pubDate}</pubDate></item>`;
    const odd = [
      '<item/>',
      '<item>글</item>',
      '<item><title>삼성전자</title><link>https://press.example/2</link><pubDate>어제</pubDate></item>',
      `<item><title>삼성전자</title><link>http://10.0.0.7/3</link><pubDate>${pubDate}</pubDate></item>`,
      `<item><title>삼성전자</title><link><a>4</a></link><pubDate>${pubDate}</pubDate></item>`,
    ];
    stub.setXml('/odd', `<rss version="2.0"><channel><title>뉴스</title>${odd.join('')}${good}</channel></rss>`);
    const { articles, undated } = await gather('/odd');
    expect(articles.map(({ link }) => link)).toEqual(['https://press.example/1']);
    // The first two do not name the company, so they are not part of this gathering.
    expect(undated).toBe(3);
  });

  it.each([
    ['is not there', status(404)],
    ['is away', status(503)],
    ['is busy', status(429)],
    ['never answers', hang],
    ['ends the connection', disconnect],
    ['answers a page', htmlPage],
    ['leads to a private address', redirect('http://localhost:22/')],
    ['answers nothing', body('', 'application/rss+xml')],
    ['is broken', body('<rss version="2.0"><channel><title>가</title><item><title>나</channel></rss>')],
  ])('go on with the others where one %s, and name it', async (_, fault) => {
    stub.setFeed('/good', [{ title: '삼성전자', link: 'https://press.example/1', pubDate }]);
    const bad = await startFeedStub();
    try {
      bad.fail(fault, Number.POSITIVE_INFINITY);
      const source = createFeedNews({ urls: [`${stub.url}/good`, `${bad.url}/bad`], logger, timeoutMs: 300 });
      const news = await source.gather({ company, from, to, signal: new AbortController().signal });
      expect(news.articles.map(({ link }) => link)).toEqual(['https://press.example/1']);
      expect(news.failed).toEqual(['127.0.0.1']);
      // What the failed feed holds is not known, so nothing is archived as complete; the other reaches back as far as it does.
      expect(news.completeFrom).toEqual(to);
      expect(news.answeredFrom).toEqual(new Date(pubDate));
    } finally {
      await bad.close();
    }
  });

  it('fail when all of them fail [R46]', async () => {
    stub.fail(htmlPage, 2);
    await expect(gather('/a', '/b')).rejects.toMatchObject({
      kind: 'malformed',
      provider: `feed:${new URL(stub.url).host}/a`,
    });
    stub.fail(redirect('http://localhost:22/'));
    await expect(gather('/a')).rejects.toMatchObject({ kind: 'refused' });
    stub.fail(status(503), Number.POSITIVE_INFINITY);
    await expect(gather('/a')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('are left alone one by one', async () => {
    stub.setFeed('/good', [{ title: '삼성전자', link: 'https://press.example/1', pubDate }]);
    const createGuard = (provider: string) =>
      createCircuit({ port: 'news', provider }, { failures: 1, restMs: 60_000 }, logger);
    const bad = await startFeedStub();
    try {
      bad.fail(status(503), Number.POSITIVE_INFINITY);
      const source = createFeedNews({ urls: [`${bad.url}/bad`, `${stub.url}/good`], logger, createGuard });
      const query = { company, from, to, signal: new AbortController().signal };
      await source.gather(query);
      const asked = bad.requests.length;
      expect(await source.gather(query)).toMatchObject({ articles: [{ title: '삼성전자' }], failed: ['127.0.0.1'] });
      expect(bad.requests).toHaveLength(asked);
      expect(stub.requests).toHaveLength(2);
    } finally {
      await bad.close();
    }
  });

  it('are asked again as soon as one of them may answer, however long another asks to be left alone', async () => {
    stub.setFeed('/good', [{ title: '삼성전자', link: 'https://press.example/1', pubDate }]);
    const startCircuit = (provider: string) =>
      createCircuit({ port: 'news', provider }, { failures: 5, restMs: 30_000 }, logger);
    const busy = await startFeedStub();
    try {
      busy.fail(status(429, { retryAfter: 600 }), Number.POSITIVE_INFINITY);
      stub.fail(disconnect, Number.POSITIVE_INFINITY);
      const urls = [`${busy.url}/busy`, `${stub.url}/good`];
      const source = createFeedNews({ urls, logger, createGuard: startCircuit });
      const all = startCircuit('feed');
      const ask = () => all(() => source.gather({ company, from, to, signal: new AbortController().signal }));
      await expect(ask()).rejects.toMatchObject({ kind: 'unreachable', retryable: true });
      stub.recover();
      expect(await ask()).toMatchObject({ articles: [{ title: '삼성전자' }], failed: ['127.0.0.1'] });
      expect(busy.requests).toHaveLength(1);
    } finally {
      await busy.close();
    }
  });

  it('end where the caller gives up', async () => {
    stub.fail(hang, Number.POSITIVE_INFINITY);
    const source = createFeedNews({ urls: [`${stub.url}/a`], logger });
    const query = { company, from, to, signal: AbortSignal.timeout(50) };
    await expect(source.gather(query)).rejects.toThrow();
  });

  it('name those that have not answered at the limit of the gathering', async () => {
    stub.setFeed('/good', [{ title: '삼성전자', link: 'https://press.example/1', pubDate }]);
    const slow = await startFeedStub();
    try {
      slow.fail(hang, Number.POSITIVE_INFINITY);
      const source = createFeedNews({ urls: [`${stub.url}/good`, `${slow.url}/slow`], logger });
      const { signal } = new AbortController();
      const news = await source.gather({ company, from, to, signal, until: Date.now() + 300 });
      expect(news).toMatchObject({ articles: [{ title: '삼성전자' }], failed: ['127.0.0.1'] });
    } finally {
      await slow.close();
    }
  });

  it('leave an empty channel and a feed without dates out of the reach', async () => {
    stub.setXml('/empty', '<rss version="2.0"><channel></channel></rss>');
    stub.setFeed('/undated', [{ title: '삼성전자 투자', link: 'https://press.example/2' }]);
    stub.setFeed('/dated', [{ title: '삼성전자', link: 'https://press.example/1', pubDate }]);
    const news = await gather('/empty', '/undated', '/dated');
    expect(news).toMatchObject({ undated: 1, completeFrom: new Date(pubDate) });
    expect(news.failed).toBeUndefined();
    expect((await gather('/empty', '/undated')).completeFrom).toEqual(to);
  });

  it('may write & as it is, in titles and in links', async () => {
    const item = `<item><title>삼성전자 R&D 투자 & M&amp;A</title><link>https://press.example/1?a=1&b=2&id;=3</link><pubDate>${pubDate}</pubDate></item>`;
    stub.setXml('/raw', `<rss version="2.0"><channel><title>경제 & 산업</title>${item}</channel></rss>`);
    expect((await gather('/raw')).articles).toMatchObject([
      { title: '삼성전자 R&D 투자 & M&A', link: 'https://press.example/1?a=1&b=2&id;=3' },
    ]);
  });

  it('find a company in every spelling that the matching knows', async () => {
    const named = (name: string): ListedCompany => ({ ...company, code: '000001', name, aliases: [], formerNames: [] });
    const items = [
      ['한화솔루션', '한화 솔루션 수주'],
      ['삼성중공업', '삼성重 수주'],
      ['삼성전자', '<b>삼성</b>전자 투자'],
      ['삼성전자', '삼성전자 투자'.normalize('NFD')],
      ['KT&G', 'KT&amp;G 배당'],
    ] as const;
    for (const [name, title] of items) {
      stub.setFeed('/spelled', [{ title, link: 'https://press.example/1', pubDate }]);
      expect((await gatherFor(named(name), '/spelled')).articles, title).toHaveLength(1);
    }
  });

  it('leave out boards and blogs', async () => {
    stub.setFeed('/mixed', [
      { title: '삼성전자 얘기', link: 'https://pann.nate.com/talk/375261234', pubDate },
      { title: '삼성전자 후기', link: 'https://someone.tistory.com/12', pubDate },
      { title: '삼성전자 투자', link: 'https://news.nate.com/view/20261120n00001', pubDate },
    ]);
    const { articles, undated } = await gather('/mixed');
    expect(articles.map(({ link }) => link)).toEqual(['https://news.nate.com/view/20261120n00001']);
    expect(undated).toBe(0);
  });

  it('refuse an entity bomb [R45]', async () => {
    const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
    stub.setXml(
      '/bomb',
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "ha">${entities}]><rss><channel><title>&e9;</title></channel></rss>`,
    );
    await expect(gather('/bomb')).rejects.toMatchObject({ kind: 'malformed' });
  });
});
