import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundEvent } from '../testing/found-event.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const code = '005930';

let service: TestMonitoring;
let worker: MonitoringWorker;
beforeAll(async () => {
  service = await startMonitoring();
  worker = await service.startWorker();
});
afterAll(async () => {
  await worker.close();
  await service.close();
});

/** A finished analysis of the member, with what its mail needs. */
const analysed = (userId: string, dataSource: string) =>
  service.connection.collection('news_analyses').insertOne({
    ...{ userId: new Types.ObjectId(userId), stockCode: code, state: 'done', createdAt: service.now() },
    result: { scores: { good: 58, bad: 30 }, reserve: 12, percentage: 64, thin: false, dataSource },
  });

it('a mail of real news shows the last scores, but none of sample data, which it could not mark', async () => {
  service.setNow('2026-11-23T07:00:00+09:00');
  for (const dataSource of ['gdelt', 'sample']) {
    const settings = { briefing: true, stocks: [{ code, on: true, min: 2 as const }] };
    await analysed(await service.insertMember(settings, { email: `${dataSource}@gaemilens.example` }), dataSource);
  }
  await service.get(StockEventRepository).recognise(code, [foundEvent('a', '2026-11-23')], service.now());
  service.setNow('2026-11-23T08:00:00+09:00');
  await worker.tick();
  const mails = await Promise.all(
    service.mail.received.map(async ({ to, parse }) => [to, (await parse()).text] as const),
  );
  const textOf = new Map(mails);
  expect(textOf.get('gdelt@gaemilens.example')).toContain('호재 58 · 판단 유보 12 · 악재 30');
  expect(textOf.get('sample@gaemilens.example')).toContain('a 계약을 맺었어요.');
  expect(textOf.get('sample@gaemilens.example')).not.toContain('호재 58');
});
