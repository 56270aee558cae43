import { ArchivedArticleRepository } from '@gaemi/database/news-analysis/archived-article.repository';
import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAndJudge } from '../testing/read-and-judge.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { JudgingSchedule } from './judging-schedule.ts';

const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const samsung = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' } as const;
const hynix = { corp_code: '00164779', corp_name: 'SK하이닉스', stock_code: '000660', corp_cls: 'Y' } as const;
const contract = (company: typeof samsung | typeof hynix, number: number, day = '2026-11-23') =>
  dartFiling(company, { day, number, report: '단일판매ㆍ공급계약해지' });

describe('the reader with a key of OpenDART alone', () => {
  let dart: DartStub;
  let service: TestMonitoring;
  let worker: MonitoringWorker;
  beforeEach(async () => {
    dart = await startDartStub();
    dart.setCompanies([samsung, hynix]);
    dart.setFilings([contract(samsung, 1), contract(hynix, 2), contract(hynix, 3, '2026-11-19')]);
    const keys = { DART_API_URL: dart.url, DART_RSS_URL: dart.url, DART_API_KEY: dartStubKey };
    service = await startMonitoring({ NEWS_SOURCE: 'dart', ...keys });
    worker = await service.startWorker();
  });
  afterEach(async () => {
    await worker.close();
    await service.close();
    await dart.close();
  });

  const read = async (time: string) => {
    service.setNow(seoul(time));
    await readAndJudge(worker);
  };
  /** Lists of one company, which each cost a call. */
  const asked = () => dart.requests.filter(({ path, query }) => path === '/api/list.json' && query.has('corp_code'));

  it('has the filings of all companies, and their events judged once for everybody', async () => {
    await read('23T09:10');
    const latest = await service.get(ArchivedFilingsRepository).listLatest(10, service.now());
    expect(latest.map(({ stockCode }) => stockCode).toSorted()).toEqual(['000660', '005930']);
    const events = await service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23');
    expect(events.map(({ stockCode, side, filed, reports }) => [stockCode, side, filed, reports.length])).toEqual([
      ['000660', 'bad', true, 1],
      ['005930', 'bad', true, 1],
    ]);
    expect(await service.connection.collection('read_stocks').countDocuments()).toBe(0);
    expect(asked()).toEqual([]);
  });

  it('costs monitoring one call for a stock, and none from then on', async () => {
    await service.insertMember({ instant: true, stocks: [{ code: '005930', on: true, min: 2 }] });
    await read('23T09:10');
    for (const time of ['23T10:05', '23T11:05', '23T12:05']) {
      await read(time);
      await worker.tick();
    }
    expect(await service.connection.collection('monitored_stocks').countDocuments({ doneRound: /T12$/ })).toBe(1);
    // The first look went back seven days; the archive has them now.
    expect(asked()).toHaveLength(1);
  });

  it('reads again what the store did not take', async () => {
    const take = (validator: object) => service.connection.db?.command({ collMod: 'archived_articles', validator });
    await read('23T09:10');
    dart.setFilings([contract(samsung, 1), contract(samsung, 4)]);
    await take({ link: { $type: 'int' } });
    await read('23T09:20');
    await take({});
    await read('23T09:20');
    const latest = await service.get(ArchivedFilingsRepository).listLatest(10, service.now());
    expect(latest.map(({ link }) => link.slice(-1)).toSorted()).toEqual(['1', '2', '4']);
  });

  it('judges the others where one company cannot be judged, which goes on waiting', async () => {
    await service.connection.collection('archived_articles').insertOne({
      ...{ _id: 'broken' as never, archive: 'dart:000660', articleId: 'x', title: 5, link: 'https://news.example/5' },
      ...{ publisher: 'x', publishedAt: seoul('23T08:00'), seenAt: seoul('23T08:00'), removeAt: seoul('30T08:00') },
    });
    await read('23T09:10');
    const events = await service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23');
    expect(events.map(({ stockCode }) => stockCode)).toEqual(['005930']);
    const waiting = await service.connection.collection('read_stocks').find().toArray();
    expect(waiting.map(({ _id }) => String(_id))).toEqual(['000660']);
  });

  it('judges what is archived while its company is judged already', async () => {
    await read('23T09:10');
    dart.setFilings([contract(samsung, 1), contract(samsung, 4)]);
    const archived = worker.get(ArchivedArticleRepository);
    const insert = archived.insertStreamed.bind(archived);
    using _slow = vi.spyOn(archived, 'insertStreamed').mockImplementation(async (...found) => {
      await worker.get(JudgingSchedule).run();
      await insert(...found);
    });
    await read('23T09:20');
    const events = await service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23');
    const links = events.flatMap(({ reports }) => reports.map(({ link }) => link.slice(-1)));
    expect(links.toSorted()).toEqual(['1', '2', '4']);
  });

  it('judges again what a worker left behind', async () => {
    await read('23T09:10');
    await service.connection.collection('stock_events').deleteMany({});
    await service.connection.collection('read_stocks').insertOne({ _id: '005930' as never, archivedAt: service.now() });
    await worker.get(JudgingSchedule).run();
    const events = await service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23');
    expect(events.map(({ stockCode }) => stockCode)).toEqual(['005930']);
  });
});
