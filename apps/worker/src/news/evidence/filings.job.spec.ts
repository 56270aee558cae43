import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { contractForm, dartDocument } from '@gaemi/testing/providers/dart-documents';
import { type DartCompany, dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { status } from '@gaemi/testing/providers/faults';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsOrder } from '../../testing/news-order.ts';
import { startTestWorker, type TestWorker } from '../../testing/start-test-worker.ts';

const samsung: DartCompany = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('an analysis of news and filings', () => {
  let naver: NaverStub;
  let dart: DartStub;
  let worker: TestWorker;
  let userId: string;

  beforeAll(async () => {
    [naver, dart] = await Promise.all([startNaverStub(), startDartStub()]);
    worker = await startTestWorker({
      NAVER_API_URL: naver.url,
      NAVER_CLIENT_ID: naverStubKeys.clientId,
      NAVER_CLIENT_SECRET: naverStubKeys.clientSecret,
      DART_API_KEY: dartStubKey,
      DART_API_URL: dart.url,
      DART_RSS_URL: dart.url,
      NEWS_SHARED_MINUTES: '0',
      ANALYZER: 'offline',
    });
    const day = seoulDay(daysAgo(2));
    const report = (number: number, name: string) => dartFiling(samsung, { day, number, report: name });
    const contract = report(101, '단일판매ㆍ공급계약체결');
    const routine = report(102, '임원ㆍ주요주주특정증권등소유상황보고서');
    const cancelled = dartFiling(samsung, { day: seoulDay(daysAgo(9)), number: 7, report: '주식소각결정' });
    dart.setCompanies([samsung]);
    dart.setFilings([contract, routine, cancelled]);
    dart.setDocument(contract.rcept_no, dartDocument(contract.rcept_no, contractForm('421,034,500,000')));
    naver.setArticles([
      {
        title: '<b>삼성전자</b>, 4210억원 규모 공급계약 체결',
        description: '<b>삼성전자</b>는 북미 업체와 4210억원 규모의 공급계약을 체결했다고 공시했다.',
        originallink: 'https://www.yna.co.kr/view/1',
        link: 'https://www.yna.co.kr/view/1',
        pubDate: rfc822(daysAgo(1.9)),
      },
    ]);
    userId = await worker.insertMember();
  });
  afterAll(async () => {
    await worker.close();
    await Promise.all([naver.close(), dart.close()]);
  });

  const analyse = async () => {
    const order = newsOrder(userId);
    await worker.accept(order);
    const analysis = await worker.ended(order, 60_000);
    const detailId = String(analysis.result?.detailIds.good);
    const good = await worker.get(NewsAnalysisRepository).findDetail(userId, 'good', detailId);
    return { ...analysis, reasons: good?.content.reasons ?? [] };
  };

  it('shows which event a filing confirms, judges the other filings by name and counts the routine ones', async () => {
    const { result, reasons } = await analyse();
    expect(result?.coverage).toMatchObject({
      sources: [
        { name: 'dart', status: 'ok', found: 3 },
        { name: 'naver', status: 'ok', found: 1 },
      ],
      kept: 2,
      merged: 1,
      droppedBy: { table_or_ad: 1 },
    });
    const confirmed = reasons.find(({ confirmedBy }) => confirmedBy !== undefined);
    expect(confirmed).toMatchObject({
      type: 'orders',
      merged: 1,
      confirmedBy: { link: expect.stringMatching(/rcpNo=\d{8}000101$/), date: seoulDay(daysAgo(2)) },
    });
    expect(reasons.map(({ type }) => type)).toContain('shareholder_returns');
  });

  it('goes on with the news when OpenDART is away', async () => {
    dart.fail(status(404), Number.POSITIVE_INFINITY);
    const { result } = await analyse();
    expect(result?.coverage.sources).toMatchObject([
      { name: 'dart', status: 'failed' },
      { name: 'naver', status: 'ok' },
    ]);
    dart.recover();
  });
});
