import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { listDaysAhead } from '@gaemi/domain/filings/named-days';
import { buildTable, contractForm, dartDocument, endedContractForm } from '@gaemi/testing/providers/dart-documents';
import { dartFeedXml, dartFiling, feedItem } from '@gaemi/testing/providers/dart-filings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DartReader, samsung, seoul, startDartReader } from '../testing/dart-reader.ts';
import { readAndJudge } from '../testing/read-and-judge.ts';

describe('a filing whose document comes after its line in the list', () => {
  let reader: DartReader;
  beforeEach(async () => {
    reader = await startDartReader();
  });
  afterEach(() => reader.close());

  it('stands once among the latest filings', async () => {
    const signed = dartFiling(samsung, { day: '2026-11-23', number: 1, report: '단일판매ㆍ공급계약체결' });
    reader.dart.setFilings([signed]);
    await reader.read('23T09:10');
    reader.dart.setDocument(signed.rcept_no, dartDocument(signed.rcept_no, contractForm('421,034,500,000')));
    await reader.read('23T09:20');
    const filings = reader.service.get(ArchivedFilingsRepository);
    expect(await filings.listLatest(10, reader.service.now())).toHaveLength(1);
    expect(await filings.listOfStock('005930', 10, reader.service.now())).toHaveLength(1);
  });

  it('stands at its moment of receipt, which a feed that failed has later', async () => {
    const ended = dartFiling(samsung, { day: '2026-11-23', number: 1, report: '단일판매ㆍ공급계약해지' });
    const events = async () =>
      (await reader.service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23')).map(({ at }) => at);
    reader.dart.setFilings([ended]);
    await reader.read('23T09:10');
    expect(await events()).toEqual([seoul('23T00:00')]);
    const rises = async () =>
      (await reader.service.get(StockEventRepository).listSince('005930', '2026-11-23')).map(
        ({ eventId, raisedIn }) => ({
          eventId,
          raisedIn,
        }),
      );
    const before = await rises();
    reader.dart.setFeed(dartFeedXml([feedItem(ended, seoul('23T09:05'))]));
    // A feed is read once a minute, which no test waits for: another worker reads it at once.
    reader.service.setNow(seoul('23T09:20'));
    const second = await reader.service.startWorker();
    await readAndJudge(second);
    expect(await events()).toEqual([seoul('23T09:05')]);
    // It is the same event, of which nobody is told once more.
    expect(await rises()).toEqual(before);
    await second.close();
  });

  it('names its days in the week ahead', async () => {
    const called = dartFiling(samsung, { day: '2026-11-23', number: 1, report: '주주총회소집결의' });
    reader.dart.setFilings([called]);
    await reader.read('23T09:10');
    const meeting = '<table><tr><td>1. 일시</td><td>2026-12-20</td><td>10:00</td></tr></table>';
    reader.dart.setDocument(called.rcept_no, dartDocument(called.rcept_no, meeting));
    await reader.read('23T09:20');
    const named = await reader.service
      .get(ArchivedFilingsRepository)
      .listWithDays(['005930'], '2026-11-23', reader.service.now());
    expect(named.flatMap(({ filing }) => filing.days)).toEqual([{ kind: 'shareholders_meeting', day: '2026-12-20' }]);
  });

  it('takes the last day of the contract that it ends out of the week ahead', async () => {
    const report = (number: number, name: string) => dartFiling(samsung, { day: '2026-11-23', number, report: name });
    const [signed, ended] = [report(1, '단일판매ㆍ공급계약체결'), report(2, '단일판매ㆍ공급계약해지')];
    const terms = buildTable([
      ['3. 계약상대', '나래'],
      [['5. 계약기간', 2], '시작일', '2026-01-02'],
      ['종료일', '2026-11-27'],
    ]);
    reader.dart.setDocument(signed.rcept_no, dartDocument(signed.rcept_no, terms));
    reader.dart.setFilings([signed]);
    const week = { from: '2026-11-23', to: '2026-11-29' };
    const listDays = async () =>
      listDaysAhead(
        await reader.service.get(ArchivedFilingsRepository).listWithDays(['005930'], week.from, reader.service.now()),
        week,
      ).map(({ day }) => day);
    await reader.read('23T09:10');
    expect(await listDays()).toEqual(['2026-11-27']);
    const form = endedContractForm({ amount: '-', partner: '나래', from: '2026-01-02', to: '-' });
    reader.dart.setDocument(ended.rcept_no, dartDocument(ended.rcept_no, form));
    reader.dart.setFilings([signed, ended]);
    await reader.read('23T09:20');
    expect(await listDays()).toEqual([]);
  });
});
