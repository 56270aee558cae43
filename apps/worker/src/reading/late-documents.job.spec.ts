import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import { contractForm, dartDocument } from '@gaemi/testing/providers/dart-documents';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAndJudge } from '../testing/read-and-judge.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const samsung = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' } as const;

describe('a filing whose document comes after its line in the list', () => {
  let dart: DartStub;
  let service: TestMonitoring;
  let worker: MonitoringWorker;
  beforeEach(async () => {
    dart = await startDartStub();
    dart.setCompanies([samsung]);
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

  it('stands once among the latest filings', async () => {
    const signed = dartFiling(samsung, { day: '2026-11-23', number: 1, report: '단일판매ㆍ공급계약체결' });
    dart.setFilings([signed]);
    await read('23T09:10');
    dart.setDocument(signed.rcept_no, dartDocument(signed.rcept_no, contractForm('421,034,500,000')));
    await read('23T09:20');
    const filings = service.get(ArchivedFilingsRepository);
    expect(await filings.listLatest(10, service.now())).toHaveLength(1);
    expect(await filings.listOfStock('005930', 10, service.now())).toHaveLength(1);
  });

  it('names its days in the week ahead', async () => {
    const called = dartFiling(samsung, { day: '2026-11-23', number: 1, report: '주주총회소집결의' });
    dart.setFilings([called]);
    await read('23T09:10');
    const meeting = '<table><tr><td>1. 일시</td><td>2026-12-20</td><td>10:00</td></tr></table>';
    dart.setDocument(called.rcept_no, dartDocument(called.rcept_no, meeting));
    await read('23T09:20');
    const named = await service.get(ArchivedFilingsRepository).listWithDays(['005930'], '2026-11-23', service.now());
    expect(named.flatMap(({ filing }) => filing.days)).toEqual([{ kind: 'shareholders_meeting', day: '2026-12-20' }]);
  });
});
