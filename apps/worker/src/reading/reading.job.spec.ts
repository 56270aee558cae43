import { ArchivedArticleRepository } from '@gaemi/database/news-analysis/archived-article.repository';
import { StreamRepository } from '@gaemi/database/streams/stream.repository';
import { type FeedItem, type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EvidenceGatherer } from '../news/evidence/evidence-gatherer.ts';
import { RunPreparer } from '../news/evidence/run-preparer.ts';
import { JudgeRecorder } from '../news/judging/judge-recorder.ts';
import { readStreams } from '../testing/read-and-judge.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { ReadingSchedule } from './reading-schedule.ts';

const samsung = '005930';
const hynix = '000660';
const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const item = (title: string, time: string, id = title): FeedItem => ({
  title,
  link: `https://press.example/${encodeURIComponent(id)}`,
  description: `${title} 소식을 자세히 전한다.`,
  pubDate: rfc822(seoul(time)),
});
const contract = (time: string, company = '삼성전자') =>
  item(`${company}, 2400억원 규모 공급계약 수주`, time, `${company} ${time}`);

describe('the reader', () => {
  let feeds: FeedStub;
  let service: TestMonitoring;
  let worker: MonitoringWorker;
  beforeEach(async () => {
    feeds = await startFeedStub();
    setFeed('/a', '22T08:00', contract('23T08:00'));
    setFeed('/b', '22T07:00', item('SK하이닉스·삼성전자, 임금 협상 타결', '23T07:00'));
    service = await startMonitoring({ NEWS_SOURCE: 'feed', NEWS_FEED_URLS: `${feeds.url}/a,${feeds.url}/b` });
    service.setNow(seoul('23T09:00'));
    worker = await service.startWorker();
  });
  afterEach(async () => {
    await worker.close();
    await service.close();
    await feeds.close();
  });

  /** A feed that reaches back to a time: to its third oldest entry. */
  const setFeed = (path: string, reach: string, ...items: FeedItem[]) =>
    feeds.setFeed(path, [...items, ...['날씨', '환율', '유가'].map((title) => item(title, reach))]);
  const read = async (time: string, by: MonitoringWorker = worker) => {
    service.setNow(seoul(time));
    await readStreams(by);
  };
  /** Removes what earlier reads have left, or a part of it. */
  const forget = async (...collections: string[]) => {
    const all = ['streams', 'cluster_tasks', 'archived_articles'];
    for (const name of collections.length > 0 ? collections : all)
      await service.connection.collection(name).deleteMany({});
  };
  const listArchived = async (stockCode: string) => {
    const key = { source: 'feed', stockCode } as const;
    const range = { from: seoul('01T00:00'), before: seoul('30T00:00'), limit: 100, at: service.now() };
    return (await service.get(ArchivedArticleRepository).findBetween(key, range)).articles.map(({ title }) => title);
  };
  const streams = () =>
    service.get(StreamRepository).list(['a', 'b'].map((path) => `feed:${new URL(feeds.url).host}/${path}`));
  /** Gathers as an analysis does, over the days up to now. */
  const analyse = async (stockCode: string, fromDay: string) => {
    const prepared = await worker.get(RunPreparer).prepareCompany(stockCode);
    if (prepared === null) throw new Error('not listed');
    const { evidence } = await worker.get(EvidenceGatherer).gather({
      ...prepared,
      period: { fromDay, toDay: '2026-11-23', asOf: service.now() },
      tier: 'basic',
      judgeRecord: worker.get(JudgeRecorder).startMonitoring(stockCode, 'basic'),
      now: service.now(),
      signal: new AbortController().signal,
    });
    return evidence.coverage;
  };

  it('archives each article once for every company that it is about, with title and link alone', async () => {
    await read('23T09:00');
    expect(await listArchived(samsung)).toEqual([contract('23T08:00').title, 'SK하이닉스·삼성전자, 임금 협상 타결']);
    expect(await listArchived(hynix)).toEqual(['SK하이닉스·삼성전자, 임금 협상 타결']);
    const stored = await service.connection.collection('archived_articles').find().toArray();
    expect(stored).toHaveLength(3);
    // The public terms of press feeds: 21 days, no descriptions.
    const removeAt = new Date(service.now().getTime() + 21 * 86_400_000);
    for (const each of stored) expect(each).toMatchObject({ description: '', removeAt });
  });

  it('lets an analysis find everything in the archive, without a call', async () => {
    await read('23T09:00');
    const asked = feeds.requests.length;
    expect(await analyse(samsung, '2026-11-23')).toMatchObject({
      kept: 2,
      truncated: false,
      sources: [{ name: 'feed', status: 'ok', found: 2 }],
    });
    expect(feeds.requests).toHaveLength(asked);
  });

  it('is asked past where it does not run any more', async () => {
    await read('23T09:00');
    const asked = feeds.requests.length;
    service.setNow(seoul('23T12:00'));
    await analyse(samsung, '2026-11-23');
    expect(feeds.requests).toHaveLength(asked + 2);
  });

  it('names the gap after a day of standstill', async () => {
    service.setNow(seoul('20T09:00'));
    await forget();
    setFeed('/a', '20T00:00', contract('20T08:00'));
    setFeed('/b', '20T00:00');
    await read('20T09:00');
    setFeed('/a', '22T23:00', item('삼성전자 노조, 총파업 돌입', '23T08:00'));
    setFeed('/b', '22T22:00');
    await read('23T09:00');
    // The older article is found, but not all of the days between.
    expect(await analyse(samsung, '2026-11-20')).toMatchObject({
      kept: 2,
      truncated: true,
      sources: [{ name: 'feed', status: 'limited', found: 2, missing: [{ from: '2026-11-20', to: '2026-11-22' }] }],
    });
    for (const { spans } of await streams()) expect(spans).toHaveLength(2);
    // What is before the first read was never there to miss.
    expect((await analyse(samsung, '2026-11-23')).sources).toEqual([
      { name: 'feed', status: 'ok', found: 1, queries: [] },
    ]);
  });

  it('forgets the days to come that a clock ahead said were read', async () => {
    const listEnds = async () => (await streams()).flatMap(({ spans }) => spans.map(({ to }) => to));
    await read('29T09:00');
    expect(await listEnds()).toEqual([seoul('29T08:50'), seoul('29T08:50')]);
    await forget('cluster_tasks');
    await read('23T09:20');
    expect(await listEnds()).toEqual([seoul('23T09:10'), seoul('23T09:10')]);
  });

  it('doubles and loses nothing where it ends between archive and position, or runs again', async () => {
    await read('23T09:00');
    await forget('streams', 'cluster_tasks');
    await worker.close();
    worker = await service.startWorker();
    await read('23T09:00');
    expect(await service.connection.collection('archived_articles').countDocuments()).toBe(3);
    expect((await streams()).map(({ readAt }) => readAt)).toEqual([service.now(), service.now()]);
  });

  it('reads once for all workers, and again when the time has come', async () => {
    const other = await service.startWorker();
    try {
      // The read of its start is over then.
      await other.get(ReadingSchedule).run();
      feeds.requests.length = 0;
      await forget('cluster_tasks');
      await Promise.all([read('23T09:20'), read('23T09:20', other)]);
      expect(feeds.requests).toHaveLength(2);
      await Promise.all([read('23T09:29'), read('23T09:29', other)]);
      expect(feeds.requests).toHaveLength(2);
      await Promise.all([read('23T09:30'), read('23T09:30', other)]);
      expect(feeds.requests).toHaveLength(4);
    } finally {
      await other.close();
    }
  });

  it('reads nothing where READER_EVERY is 0', async () => {
    const idle = await startMonitoring({ NEWS_SOURCE: 'feed', NEWS_FEED_URLS: `${feeds.url}/a`, READER_EVERY: '0' });
    const other = await idle.startWorker();
    feeds.requests.length = 0;
    try {
      await other.get(ReadingSchedule).run();
      expect(feeds.requests).toEqual([]);
    } finally {
      await other.close();
      await idle.close();
    }
  });

  it('goes on with the others where one feed is broken, and says why', async () => {
    feeds.setXml('/b', '<rss version="2.0"><channel><title>가</title><item><title>나</channel></rss>');
    await read('23T09:40');
    const [a, b] = (await streams()).toSorted((one, other) => (one._id < other._id ? -1 : 1));
    expect(a).toMatchObject({ error: null, readAt: service.now() });
    expect(b?.error).toContain('not well formed');
    setFeed('/b', '22T08:00', item('삼성전자 파업 종료', '23T09:41'));
    await read('23T09:50');
    expect((await streams()).map(({ error }) => error)).toEqual([null, null]);
    expect(await listArchived(samsung)).toContain('삼성전자 파업 종료');
  });

  it('reads again at a start after a failure, without waiting for the next round', async () => {
    feeds.setXml('/b', '<rss version="2.0"><channel><title>가</title><item><title>나</channel></rss>');
    await read('23T09:40');
    setFeed('/b', '22T08:00', item('삼성전자 파업 종료', '23T09:41'));
    service.setNow(seoul('23T09:42'));
    const restart = async () => {
      await worker.close();
      feeds.requests.length = 0;
      worker = await service.startWorker();
      await worker.get(ReadingSchedule).run();
    };
    await restart();
    expect(await listArchived(samsung)).toContain('삼성전자 파업 종료');
    expect((await streams()).map(({ error }) => error)).toEqual([null, null]);
    await restart();
    expect(feeds.requests).toEqual([]);
  });

  it('no longer says why a feed failed that is not configured any more', async () => {
    const removed = { source: 'feed', position: null, spans: [], since: null, readAt: null, error: 'not found' };
    await service.connection.collection('streams').insertOne({ _id: 'feed:removed' as never, ...removed });
    await read('23T09:40');
    expect(await service.get(StreamRepository).list(['feed:removed'])).toMatchObject([{ error: null }]);
  });

  it('counts what it reads of the others as complete where a feed always fails, and names that one', async () => {
    await forget();
    feeds.setXml('/b', '<rss version="2.0"><channel><title>가</title><item><title>나</channel></rss>');
    await read('23T09:10');
    await read('23T09:20');
    const asked = feeds.requests.length;
    expect(await analyse(samsung, '2026-11-23')).toMatchObject({
      kept: 1,
      truncated: false,
      sources: [{ name: 'feed', found: 1, failed: ['127.0.0.1'] }],
    });
    expect(feeds.requests).toHaveLength(asked);
  });

  it('counts what it reads of the others as complete where a feed gives no dates', async () => {
    await forget();
    feeds.setFeed('/b', [{ title: '날짜 없음', link: 'https://press.example/undated' }]);
    await read('23T09:10');
    const asked = feeds.requests.length;
    expect(await analyse(samsung, '2026-11-23')).toMatchObject({
      truncated: false,
      sources: [{ name: 'feed', status: 'ok', found: 1 }],
    });
    expect(feeds.requests).toHaveLength(asked);
  });
});
