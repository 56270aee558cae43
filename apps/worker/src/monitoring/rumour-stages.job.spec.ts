import { contractForm, dartDocument } from '@gaemi/testing/providers/dart-documents';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { status } from '@gaemi/testing/providers/faults';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const samsung = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' } as const;
const seoul = (time: string) => new Date(`${time}:00+09:00`);
const link = 'https://www.yna.co.kr/view/1';

let dart: DartStub;
let service: TestMonitoring;
let worker: MonitoringWorker;
beforeAll(async () => {
  dart = await startDartStub();
  dart.setCompanies([samsung]);
  const urls = { DART_API_URL: dart.url, DART_RSS_URL: dart.url };
  service = await startMonitoring({ NEWS_SOURCE: 'naver,dart', DART_API_KEY: dartStubKey, ...urls });
  worker = await service.startWorker();
});
afterAll(async () => {
  await worker.close();
  await service.close();
  await dart.close();
});

const at = async (time: string) => {
  service.setNow(seoul(time));
  await worker.tick();
};
const stages = async () =>
  (await service.connection.collection('stock_events').find().toArray()).map(({ stage }) => stage as unknown);

it('mails a denied rumour once, though OpenDART is missing the next day', async () => {
  service.setNow(seoul('2026-11-22T20:00'));
  await service.insertMember({ briefing: true, stocks: [{ code: samsung.stock_code, on: true, min: 1 }] });
  const title = '삼성전자, 파운드리 사업부 매각설';
  const pubDate = rfc822(seoul('2026-11-23T06:10'));
  service.naver.setArticles([{ title, description: `${title}.`, originallink: link, link, pubDate }]);
  const report = '조회공시요구(풍문또는보도)에대한답변(부인)(매각설)';
  dart.setFilings([dartFiling(samsung, { day: '2026-11-23', number: 7, report })]);
  await at('2026-11-23T08:00');
  expect(await stages()).toEqual(['denied']);
  expect(service.mail.received).toHaveLength(1);
  dart.fail(status(404), Number.POSITIVE_INFINITY);
  await at('2026-11-23T10:00');
  await at('2026-11-24T07:00');
  await at('2026-11-24T08:00');
  expect(service.mail.received).toHaveLength(1);
  expect(await stages()).toEqual(['denied']);
});

it('keeps the filing that confirms an event, though OpenDART is missing in the next round', async () => {
  dart.recover();
  service.naver.setArticles([]);
  await service.connection.collection('stock_events').deleteMany({});
  service.setNow(seoul('2026-11-25T06:00'));
  const title = '삼성전자, 4210억원 규모 공급계약 체결';
  const description = '삼성전자는 북미 업체와 4210억원 규모의 공급계약을 체결했다고 공시했다.';
  const pubDate = rfc822(seoul('2026-11-25T06:10'));
  service.naver.setArticles([{ title, description, originallink: `${link}2`, link: `${link}2`, pubDate }]);
  const contract = dartFiling(samsung, { day: '2026-11-25', number: 8, report: '단일판매ㆍ공급계약체결' });
  dart.setFilings([contract]);
  dart.setDocument(contract.rcept_no, dartDocument(contract.rcept_no, contractForm('421,034,500,000')));
  const filings = async () =>
    (await service.connection.collection('stock_events').find().toArray()).map(({ filed, confirmedBy }) => ({
      filed: filed as boolean,
      link: (confirmedBy as { link: string } | null)?.link,
    }));
  await at('2026-11-25T08:00');
  const confirmed = await filings();
  expect(confirmed).toMatchObject([{ filed: true, link: expect.stringContaining('dart') }]);
  dart.fail(status(404), Number.POSITIVE_INFINITY);
  await at('2026-11-25T10:00');
  expect(await filings()).toEqual(confirmed);
});
