import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { namedDayNames } from '@gaemi/domain/filings/named-day';
import { publicRights } from '@gaemi/domain/rights/source-rights';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { foundEvent } from '../testing/found-event.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const code = '005930';

let service: TestMonitoring;
let worker: MonitoringWorker;
beforeAll(async () => {
  service = await startMonitoring();
  worker = await service.startWorker();
});
afterEach(async () => {
  service.mail.received.length = 0;
  for (const name of ['alert_settings', 'archived_articles', 'stock_events'])
    await service.connection.collection(name).deleteMany({});
});
afterAll(async () => {
  await worker.close();
  await service.close();
});

/** Archives a filing that names a day. */
const file = (source: 'dart' | 'sample', day: string, at = service) =>
  at.connection.collection('archived_articles').insertOne({
    ...{
      _id: `${source}-${day}` as never,
      archive: `${source}:${code}`,
      articleId: day,
      title: '배당',
      description: '',
    },
    ...{ link: `https://filings.example/${day}`, publisher: '공시', publishedAt: at.now(), seenAt: at.now() },
    ...{ removeAt: new Date(at.now().getTime() + 30 * 86_400_000) },
    filing: {
      ...{ receiptNo: '20261120000001', reportName: '현금ㆍ현물배당결정', receivedOn: '2026-11-20', receivedAt: null },
      ...{ figures: [], days: [{ kind: 'dividend_payment', day }] },
    },
  });

it.each([
  ['dart', '23', '25', '출처: 금융감독원 전자공시시스템(DART)', '[개미렌즈] 주말 사이'],
  ['sample', '24', '26', '출처: 예시 데이터', '(예시 데이터)'],
] as const)('a briefing names and marks the source of the days ahead: %s', async (source, on, day, named, subject) => {
  service.setNow(`2026-11-${on}T07:00:00+09:00`);
  await service.insertMember({ briefing: true, stocks: [{ code, on: true, min: 2 }] });
  const events = [foundEvent(on, `2026-11-${on}`)];
  await service.get(StockEventRepository).recognise(code, events, service.now());
  await file(source, `2026-11-${day}`);
  service.setNow(`2026-11-${on}T08:00:00+09:00`);
  await worker.tick();
  const mail = await service.mail.received[0]?.parse();
  expect(mail?.text).toContain(`https://filings.example/2026-11-${day}`);
  expect(mail?.text).toContain(named);
  expect(mail?.subject).toContain(subject);
});

it('a briefing names the days ahead without the titles of filings that may not leave the service', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gaemi-rights-'));
  const rightsFile = join(folder, 'rights.json');
  writeFileSync(rightsFile, JSON.stringify({ dart: { ...publicRights.dart, redistribution: false } }));
  const limited = await startMonitoring({ SOURCE_RIGHTS_FILE: rightsFile });
  const mailer = await limited.startWorker();
  limited.setNow('2026-11-25T07:00:00+09:00');
  await limited.insertMember({ briefing: true, stocks: [{ code, on: true, min: 2 }] });
  await limited.get(StockEventRepository).recognise(code, [foundEvent('25', '2026-11-25')], limited.now());
  await file('dart', '2026-11-27', limited);
  limited.setNow('2026-11-25T08:00:00+09:00');
  await mailer.tick();
  const mail = await limited.mail.received[0]?.parse();
  expect(mail?.text).toContain('https://filings.example/2026-11-27');
  expect(mail?.text).toContain(namedDayNames.dividend_payment);
  expect(mail?.text).not.toContain('배당결정');
  await mailer.close();
  await limited.close();
  rmSync(folder, { recursive: true });
});
