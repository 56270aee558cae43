import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { contractForm, dartDocument } from '@gaemi/testing/providers/dart-documents';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAndJudge, readStreams } from '../testing/read-and-judge.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const samsung = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' } as const;
const filing = (number: number, report: string) => dartFiling(samsung, { day: '2026-11-23', number, report });
const ended = filing(1, '단일판매ㆍ공급계약해지');
const signed = filing(2, '단일판매ㆍ공급계약체결');

describe('a filing that its company takes back', () => {
  let dart: DartStub;
  let service: TestMonitoring;
  let worker: MonitoringWorker;
  const start = async (sources: string) => {
    const keys = { DART_API_URL: dart.url, DART_RSS_URL: dart.url, DART_API_KEY: dartStubKey };
    service = await startMonitoring({ NEWS_SOURCE: sources, ...keys });
    worker = await service.startWorker();
    await service.insertMember({ instant: true, stocks: [{ code: '005930', on: true, min: 1 }] });
  };
  beforeEach(async () => {
    dart = await startDartStub();
    dart.setCompanies([samsung]);
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
  const page = async () =>
    (await service.get(MarketEventsRepository).listBetween('2026-11-22', '2026-11-24')).map(
      ({ filed, confirmedBy, differsFrom, reports }) => ({
        ...{ filed, confirmedBy, differsFrom },
        links: reports.map(({ link }) => link),
      }),
    );

  it('stands on no page, and nobody is alerted to it', async () => {
    await start('dart');
    dart.setFilings([ended]);
    await read('23T09:10');
    expect(await page()).toHaveLength(1);
    dart.setFilings([{ ...ended, rm: '유철' }]);
    await read('23T09:20');
    expect(await page()).toEqual([]);
    await read('23T10:05');
    await worker.tick();
    expect(service.mail.received).toEqual([]);
  });

  it('is not in an alert that still waits for the mail server', async () => {
    await start('dart');
    dart.setFilings([ended]);
    await read('23T09:10');
    service.mail.setFault(() => 'busy');
    await worker.tick();
    expect(await service.connection.collection('deliveries').countDocuments({ due: true })).toBe(1);
    dart.setFilings([{ ...ended, rm: '유철' }]);
    await read('23T09:20');
    service.mail.setFault(() => null);
    await worker.tick();
    expect(service.mail.received).toEqual([]);
    expect(await service.connection.collection('deliveries').countDocuments({ due: true })).toBe(0);
  });

  const ofFiling = { link: expect.stringContaining('dart'), date: '2026-11-23' };
  it.each([
    ['confirms', '4210억원', { filed: true, confirmedBy: ofFiling, differsFrom: null }],
    ['contradicts', '3100억원', { filed: false, confirmedBy: null, differsFrom: ofFiling }],
  ])('no longer %s the news of it, which stay', async (_, amount, known) => {
    await start('naver,dart');
    const link = 'https://www.yna.co.kr/view/1';
    const title = `삼성전자, 나래와 ${amount} 규모 공급계약 체결`;
    const description = `삼성전자는 나래와 ${amount} 규모의 공급계약을 체결했다고 공시했다.`;
    const pubDate = rfc822(seoul('23T06:10'));
    service.naver.setArticles([{ title, description, originallink: link, link, pubDate }]);
    dart.setFilings([signed]);
    dart.setDocument(signed.rcept_no, dartDocument(signed.rcept_no, contractForm('421,034,500,000')));
    await read('23T08:05');
    await worker.tick();
    expect(await page()).toMatchObject([known]);
    dart.setFilings([{ ...signed, rm: '유철' }]);
    service.setNow(seoul('23T08:20'));
    await readStreams(worker);
    // What the filing made of them is judged again without it.
    expect(await service.connection.collection('read_stocks').distinct('_id')).toEqual(['005930']);
    await readAndJudge(worker);
    expect(await page()).toEqual([{ filed: false, confirmedBy: null, differsFrom: null, links: [link] }]);
  });
});
