import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { companyFeedXml, dartFeedXml, dartFiling, feedItem, madeUpDay } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { disconnect, htmlPage, status } from '@gaemi/testing/providers/faults';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company, createSource, gaon, period } from './testing/made-up-filer.ts';

const { from, to } = period;

let stub: DartStub;
let feed: DartStub;
let clock: Date;
beforeEach(async () => {
  stub = await startDartStub();
  feed = await startDartStub();
  clock = to;
});
afterEach(() => Promise.all([stub.close(), feed.close()]));

const sourceOf = () => createSource(stub, { rssUrl: feed.url, now: () => clock });
const query = () => ({ company, from, to, signal: new AbortController().signal });
const countReads = (path: string) => feed.requests.filter((request) => request.path === path).length;
const gather = () => sourceOf().gather(query());

describe('moments of receipt', () => {
  const late = dartFiling(gaon, { day: '2026-11-20', number: 1, report: '조회공시요구' });

  it("come from the company's own feed first, also those of days ago", async () => {
    const old = dartFiling(gaon, { day: '2026-11-12', number: 4, report: '유상증자결정' });
    stub.setFilings([late, old]);
    const [moment, before] = [new Date('2026-11-20T06:02:00Z'), new Date('2026-11-12T07:04:00Z')];
    feed.setCompanyFeed(
      gaon.corp_code,
      companyFeedXml(gaon.corp_name, [feedItem(late, moment), feedItem(old, before)]),
    );
    const { articles } = await gather();
    expect(articles.map(({ publishedAt }) => publishedAt)).toEqual([moment, before]);
    expect(feed.requests.map(({ path, query: { size } }) => [path, size])).toEqual([['/api/companyRSS.xml', 1]]);
    expect(feed.requests[0]?.query.get('crpCd')).toBe(gaon.corp_code);
  });

  it('come from the feed of the day where the own one lacks the latest', async () => {
    const old = dartFiling(gaon, { day: '2026-11-12', number: 4, report: '유상증자결정' });
    stub.setFilings([late, old]);
    const [moment, before] = [new Date('2026-11-20T06:02:00Z'), new Date('2026-11-12T07:04:00Z')];
    feed.setCompanyFeed(gaon.corp_code, companyFeedXml(gaon.corp_name, [feedItem(old, before)]));
    feed.setFeed(dartFeedXml([feedItem(late, moment)]));
    const { articles } = await gather();
    expect(articles.map(({ publishedAt }) => publishedAt)).toEqual([moment, before]);
    expect(feed.requests.map(({ path }) => path)).toEqual(['/api/companyRSS.xml', '/api/todayRSS.xml']);
  });

  it('come from the feed of the day, whose UTC crosses midnight in Seoul', async () => {
    clock = new Date('2026-11-20T00:00:00Z');
    stub.setFilings([late]);
    const moment = new Date('2026-11-19T15:05:00Z');
    for (const pubDate of [true, false]) {
      feed.setFeed(dartFeedXml([feedItem(late, moment)], { pubDate }));
      const { articles } = await gather();
      expect(articles).toMatchObject([
        { publishedAt: moment, filing: { receivedOn: '2026-11-20', receivedAt: moment } },
      ]);
    }
  });

  it('are the earliest of a filing that the feed has twice', async () => {
    stub.setFilings([late]);
    const [first, second] = [new Date('2026-11-20T05:00:00Z'), new Date('2026-11-20T05:01:00Z')];
    feed.setFeed(dartFeedXml([feedItem(late, second), feedItem(late, first)]));
    expect((await gather()).articles).toMatchObject([{ publishedAt: first }]);
  });

  it('are left out when the feed names another day or a moment to come', async () => {
    stub.setFilings([late]);
    for (const moment of ['2026-11-19T05:00:00Z', '2026-11-20T09:00:01Z']) {
      feed.setFeed(dartFeedXml([feedItem(late, new Date(moment))]));
      expect((await gather()).articles).toMatchObject([
        { publishedAt: startOfSeoulDay('2026-11-20'), filing: { receivedAt: null } },
      ]);
    }
  });

  it('stay known when the feed has moved on, and are read once a minute by all gatherings', async () => {
    const { filings, feed: items } = madeUpDay('2026-11-20');
    const mine = filings.filter(({ corp_code }) => corp_code === gaon.corp_code);
    const last = mine.at(-1);
    stub.setFilings(mine);
    feed.setFeed(dartFeedXml(items.filter(({ rcpNo }) => rcpNo === last?.rcept_no)));
    const source = sourceOf();
    await Promise.all([source.gather(query()), source.gather(query()), source.gather(query())]);
    expect(countReads('/api/todayRSS.xml')).toBe(1);
    expect(countReads('/api/companyRSS.xml')).toBe(1);
    feed.setFeed(dartFeedXml([]));
    clock = new Date(to.getTime() + 61_000);
    const { articles } = await source.gather(query());
    expect(countReads('/api/todayRSS.xml')).toBe(2);
    const timed = articles.filter(({ filing }) => filing?.receivedAt !== null);
    expect(timed.map(({ filing }) => filing?.receiptNo)).toEqual([last?.rcept_no]);
    expect(articles.length).toBeGreaterThan(1);
  });

  it.each([
    ['503', status(503)],
    ['a page', htmlPage],
    ['a broken connection', disconnect],
  ] as const)('are unknown after %s, and nothing else is', async (_, fault) => {
    stub.setFilings([late]);
    feed.fail(fault, Number.POSITIVE_INFINITY);
    expect(await gather()).toMatchObject({ articles: [{ filing: { receivedAt: null } }], completeFrom: from });
    expect(countReads('/api/companyRSS.xml')).toBe(1);
    expect(countReads('/api/todayRSS.xml')).toBe(1);
  });

  it('are read again after the clock was set back', async () => {
    const source = sourceOf();
    stub.setFilings([late]);
    clock = new Date(to.getTime() + 3_600_000);
    await source.gather(query());
    clock = to;
    const moment = new Date('2026-11-20T06:02:00Z');
    feed.setCompanyFeed(gaon.corp_code, companyFeedXml(gaon.corp_name, [feedItem(late, moment)]));
    expect((await source.gather(query())).articles.map(({ publishedAt }) => publishedAt)).toEqual([moment]);
  });

  it('are not asked for at the feed of the day when all filings are older', async () => {
    stub.setFilings([dartFiling(gaon, { day: '2026-11-18', number: 1, report: '보고서' })]);
    await gather();
    expect(countReads('/api/todayRSS.xml')).toBe(0);
  });

  it('are not asked for without filings', async () => {
    await gather();
    expect(feed.requests).toHaveLength(0);
  });
});
