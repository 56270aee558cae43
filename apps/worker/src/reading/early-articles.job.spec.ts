import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { type FeedItem, type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAndJudge } from '../testing/read-and-judge.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { ReadingSchedule } from './reading-schedule.ts';

const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const item = (title: string, time: string): FeedItem => ({
  title,
  link: `https://press.example/${encodeURIComponent(title)}`,
  description: title,
  pubDate: rfc822(seoul(time)),
});

let feeds: FeedStub;
let service: TestMonitoring;
let worker: MonitoringWorker;
beforeEach(async () => {
  feeds = await startFeedStub();
  service = await startMonitoring({ NEWS_SOURCE: 'feed', NEWS_FEED_URLS: `${feeds.url}/a` });
  worker = await service.startWorker();
});
afterEach(async () => {
  await worker.close();
  await service.close();
  await feeds.close();
});

const setFeed = (...items: FeedItem[]) =>
  feeds.setFeed('/a', [...items, ...['날씨', '환율', '유가'].map((title) => item(title, '22T08:00'))]);
const read = async (time: string) => {
  service.setNow(seoul(time));
  await readAndJudge(worker);
};
const events = async () =>
  (await service.get(MarketEventsRepository).listBetween('2026-11-22', '2026-11-24')).map(({ day, at }) => [day, at]);

it('an article whose clock is minutes ahead is judged once its time has come', async () => {
  setFeed(item('삼성전자, 2400억원 규모 공급계약 수주', '23T09:03'));
  await read('23T09:00');
  expect(await events()).toEqual([]);
  await read('23T09:10');
  expect(await events()).toEqual([['2026-11-23', seoul('23T09:03')]]);
  // Once: nothing waits for another look.
  expect(await service.connection.collection('read_stocks').countDocuments()).toBe(0);
  service.setNow(seoul('23T09:20'));
  await worker.get(ReadingSchedule).run();
  expect(await service.connection.collection('read_stocks').countDocuments()).toBe(0);
});

it('an article whose time to come was a mistake is judged when the press house corrects it', async () => {
  setFeed(item('삼성전자, 2400억원 규모 공급계약 수주', '23T18:00'));
  await read('23T09:10');
  setFeed(item('삼성전자, 2400억원 규모 공급계약 수주', '23T09:00'));
  await read('23T09:20');
  expect(await events()).toEqual([['2026-11-23', seoul('23T09:00')]]);
});

describe('an article that its press house writes anew', () => {
  const written = (title: string): FeedItem => ({ ...item(title, '23T09:00'), link: 'https://press.example/1' });
  const page = async () =>
    (await service.get(MarketEventsRepository).listBetween('2026-11-22', '2026-11-24')).map(({ stockCode, side }) => [
      stockCode,
      side,
    ]);

  it.each([
    ['about another company', '카카오, 임원 500억원 횡령 혐의 기소', [['035720', 'bad']]],
    ['as taken back', '[오보] 바로잡습니다', []],
    ['without the name', '또 터졌다… 임원 500억원 횡령 혐의 기소', [['005930', 'bad']]],
  ])('%s', async (_, title, events) => {
    setFeed(written('삼성전자, 임원 500억원 횡령 혐의 기소'));
    await read('23T09:10');
    expect(await page()).toEqual([['005930', 'bad']]);
    setFeed(written(title));
    await read('23T09:20');
    expect(await page()).toEqual(events);
    // An analysis finds it no more, either.
    const archived = service.connection.collection('archived_articles');
    expect(await archived.distinct('archive')).toEqual(events.map(([code]) => `feed:${code}`));
  });

  it('counts as it is written last, also when it was written so before', async () => {
    const [signed, ended] = ['삼성전자, 2400억원 규모 공급계약 수주', '삼성전자, 2400억원 규모 공급계약 해지'];
    for (const [index, title] of [signed, ended, signed].entries()) {
      setFeed(written(title));
      await read(`23T09:${index + 1}0`);
      expect(await page()).toEqual([['005930', title === ended ? 'bad' : 'good']]);
    }
  });
});
