import { ArchivedArticleRepository } from '@gaemi/database/news-analysis/archived-article.repository';
import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DartReader, samsung, seoul, startDartReader } from '../testing/dart-reader.ts';
import { JudgingSchedule } from './judging-schedule.ts';

const hynix = { corp_code: '00164779', corp_name: 'SK하이닉스', stock_code: '000660', corp_cls: 'Y' } as const;
const contract = (company: typeof samsung | typeof hynix, number: number, day = '2026-11-23') =>
  dartFiling(company, { day, number, report: '단일판매ㆍ공급계약해지' });

describe('the reader with a key of OpenDART alone', () => {
  let reader: DartReader;
  beforeEach(async () => {
    reader = await startDartReader({
      companies: [samsung, hynix],
      filings: [contract(samsung, 1), contract(hynix, 2), contract(hynix, 3, '2026-11-19')],
    });
  });
  afterEach(() => reader.close());

  /** Lists of one company, which each cost a call. */
  const asked = () =>
    reader.dart.requests.filter(({ path, query }) => path === '/api/list.json' && query.has('corp_code'));

  it('has the filings of all companies, and their events judged once for everybody', async () => {
    await reader.read('23T09:10');
    const latest = await reader.service.get(ArchivedFilingsRepository).listLatest(10, reader.service.now());
    expect(latest.map(({ stockCode }) => stockCode).toSorted()).toEqual(['000660', '005930']);
    const events = await reader.service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23');
    expect(events.map(({ stockCode, side, filed, reports }) => [stockCode, side, filed, reports.length])).toEqual([
      ['000660', 'bad', true, 1],
      ['005930', 'bad', true, 1],
    ]);
    expect(await reader.service.connection.collection('read_stocks').countDocuments()).toBe(0);
    expect(asked()).toEqual([]);
  });

  it('costs monitoring one call for a stock, and none from then on', async () => {
    await reader.service.insertMember({ instant: true, stocks: [{ code: '005930', on: true, min: 2 }] });
    await reader.read('23T09:10');
    for (const time of ['23T10:05', '23T11:05', '23T12:05']) {
      await reader.read(time);
      await reader.worker.tick();
    }
    expect(await reader.service.connection.collection('monitored_stocks').countDocuments({ doneRound: /T12$/ })).toBe(
      1,
    );
    // The first look went back seven days; the archive has them now.
    expect(asked()).toHaveLength(1);
  });

  it('reads again what the store did not take', async () => {
    const take = (validator: object) =>
      reader.service.connection.db?.command({ collMod: 'archived_articles', validator });
    await reader.read('23T09:10');
    reader.dart.setFilings([contract(samsung, 1), contract(samsung, 4)]);
    await take({ link: { $type: 'int' } });
    await reader.read('23T09:20');
    await take({});
    await reader.read('23T09:20');
    const latest = await reader.service.get(ArchivedFilingsRepository).listLatest(10, reader.service.now());
    expect(latest.map(({ link }) => link.slice(-1)).toSorted()).toEqual(['1', '2', '4']);
  });

  it('judges the others where one company cannot be judged, which goes on waiting', async () => {
    await reader.service.connection.collection('archived_articles').insertOne({
      ...{ _id: 'broken' as never, archive: 'dart:000660', articleId: 'x', title: 5, link: 'https://news.example/5' },
      ...{ publisher: 'x', publishedAt: seoul('23T08:00'), seenAt: seoul('23T08:00'), removeAt: seoul('30T08:00') },
    });
    await reader.read('23T09:10');
    const events = await reader.service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23');
    expect(events.map(({ stockCode }) => stockCode)).toEqual(['005930']);
    const waiting = await reader.service.connection.collection('read_stocks').find().toArray();
    expect(waiting.map(({ _id }) => String(_id))).toEqual(['000660']);
  });

  it('judges what is archived while its company is judged already', async () => {
    await reader.read('23T09:10');
    reader.dart.setFilings([contract(samsung, 1), contract(samsung, 4)]);
    const archived = reader.worker.get(ArchivedArticleRepository);
    const insert = archived.insertStreamed.bind(archived);
    using _slow = vi.spyOn(archived, 'insertStreamed').mockImplementation(async (...found) => {
      await reader.worker.get(JudgingSchedule).run();
      await insert(...found);
    });
    await reader.read('23T09:20');
    const events = await reader.service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23');
    const links = events.flatMap(({ reports }) => reports.map(({ link }) => link.slice(-1)));
    expect(links.toSorted()).toEqual(['1', '2', '4']);
  });

  it('judges again what a worker left behind', async () => {
    await reader.read('23T09:10');
    await reader.service.connection.collection('stock_events').deleteMany({});
    await reader.service.connection
      .collection('read_stocks')
      .insertOne({ _id: '005930' as never, archivedAt: reader.service.now() });
    await reader.worker.get(JudgingSchedule).run();
    const events = await reader.service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23');
    expect(events.map(({ stockCode }) => stockCode)).toEqual(['005930']);
  });
});
