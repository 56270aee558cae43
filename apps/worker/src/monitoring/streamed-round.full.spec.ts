import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { ReadingSchedule } from '../reading/reading-schedule.ts';
import { startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { MonitoringSchedule } from './monitoring-schedule.ts';

const MEMBERS = 10_000;
const STOCKS = 100;
const EACH = 3;
const stocks = bundledCompanies.slice(0, STOCKS);
const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const article = (name: string, time: string) => ({
  title: `${name}, 2400억원 규모 공급계약 체결`,
  link: `https://press.example/${encodeURIComponent(name)}/${time}`,
  pubDate: rfc822(seoul(time)),
});

it('rounds of 100 stocks that 10,000 members watch ask no press for any of them', { timeout: 1_200_000 }, async () => {
  const [feeds, dart] = await Promise.all([startFeedStub(), startDartStub()]);
  const fill = (time: string) => {
    for (const [index, path] of ['/a', '/b'].entries()) {
      const items = stocks.filter((_, at) => at % 2 === index).map(({ name }) => article(name, time));
      feeds.setFeed(path, [...items, ...[1, 2, 3].map((number) => article(`날씨 ${number}`, '22T00:00'))]);
    }
  };
  const service = await startMonitoring({
    ...{ NEWS_SOURCE: 'dart,feed', NEWS_FEED_URLS: `${feeds.url}/a,${feeds.url}/b` },
    ...{ DART_API_KEY: dartStubKey, DART_API_URL: dart.url, DART_RSS_URL: dart.url },
  });
  try {
    await insertMembers(service);
    for (const [hour, times] of [
      ['23T10:00', '23T09:00'],
      ['23T11:00', '23T10:30'],
    ] as const) {
      service.setNow(seoul(hour));
      fill(times);
      feeds.requests.length = 0;
      dart.requests.length = 0;
      await service.get(ReadingSchedule).run();
      await service.get(ReadingSchedule).run();
      const [asked, listed] = [feeds.requests.length, dart.requests.length];
      expect(asked).toBe(2);
      await service.get(MonitoringSchedule).run();
      const done = { doneRound: `2026-11-${hour.slice(0, 5)}` };
      expect(await service.connection.collection('monitored_stocks').countDocuments(done)).toBe(STOCKS);
      expect(feeds.requests).toHaveLength(asked);
      // OpenDART is asked once for what lies before the first read, and for nothing in the hours after.
      const ofCompanies = dart.requests.slice(listed).filter(({ query }) => query.has('bgn_de'));
      expect(ofCompanies.length).toBeLessThanOrEqual(hour === '23T10:00' ? STOCKS : 0);
    }
  } finally {
    await service.close();
    await Promise.all([feeds.close(), dart.close()]);
  }
});

/** Copies of one member, each with three stocks of its own. */
async function insertMembers(service: TestMonitoring): Promise<void> {
  const first = await service.insertMember({ briefing: true, stocks: [] });
  const [users, settings] = [service.connection.collection('users'), service.connection.collection('alert_settings')];
  const member = await users.findOne({ _id: new Types.ObjectId(first) });
  const chosen = await settings.findOne({});
  if (member === null || chosen === null) throw new Error('no member to copy');
  for (let at = 0; at < MEMBERS; at += 1_000) {
    const ids = Array.from({ length: 1_000 }, () => new Types.ObjectId());
    await users.insertMany(ids.map((_id, index) => ({ ...member, _id, email: `copy${at + index}@example.com` })));
    await settings.insertMany(
      ids.map((_id, index) => ({
        ...chosen,
        _id,
        userId: _id,
        stocks: Array.from({ length: EACH }, (_, own) => {
          const { code = '' } = stocks[((at + index) * EACH + own) % STOCKS] ?? {};
          return { code, on: true, min: 3 };
        }),
      })),
    );
  }
}
