import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { htmlPage, redirect, status } from '@gaemi/testing/providers/faults';
import { type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

function gather(...paths: string[]) {
  const source = createFeedNews({ urls: paths.map((path) => stub.url + path) });
  return source.gather({ company, from, to, signal: new AbortController().signal });
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
      entry('1970', 'Thu, 01 Jan 1970 00:00:00 GMT'),
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

  it('fail when one of them fails [R46]', async () => {
    stub.setFeed('/good', [{ title: '삼성전자', link: 'https://press.example/1', pubDate }]);
    await expect(gather('/good', '/missing')).rejects.toMatchObject({
      kind: 'refused',
      provider: expect.stringContaining('feed'),
    });
    stub.fail(htmlPage);
    await expect(gather('/good')).rejects.toMatchObject({ kind: 'malformed' });
    stub.fail(redirect('http://localhost:22/'));
    await expect(gather('/good')).rejects.toMatchObject({ kind: 'refused' });
    stub.fail(status(503), Number.POSITIVE_INFINITY);
    await expect(gather('/good')).rejects.toMatchObject({ kind: 'unreachable' });
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
