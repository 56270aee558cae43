import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { type NaverArticle, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { SchedulerRegistry } from '@nestjs/schedule';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DeliverySchedule } from '../notifications/delivery-schedule.ts';
import { foundEvent } from '../testing/found-event.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const seoul = (time: string) => new Date(`2026-11-${time}+09:00`);
const code = '005930';
const stocks = [{ code, on: true, min: 2 as const }];
const contract: NaverArticle = {
  title: '삼성전자, 2400억원 규모 공급계약 수주',
  description: '삼성전자가 해외 고객사와 2400억원 규모의 공급계약을 체결했다고 공시했다.',
  originallink: 'https://www.yna.co.kr/view/1',
  link: 'https://www.yna.co.kr/view/1',
  pubDate: rfc822(seoul('24T07:30:00')),
};

let service: TestMonitoring;
let worker: MonitoringWorker;
beforeAll(async () => {
  service = await startMonitoring();
  worker = await service.startWorker({}, { cronJobs: true });
  for (const job of listJobs()) void job.stop();
});
afterAll(async () => {
  await worker.close();
  await service.close();
});
afterEach(() => vi.useRealTimers());

const listJobs = () => [...worker.get(SchedulerRegistry).getCronJobs().values()];

/** Timers stand still while a machine sleeps, and the clock goes on. */
function sleepUntil(morning: Date): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: service.now() });
  for (const job of listJobs()) job.start();
  vi.setSystemTime(morning);
  service.setNow(new Date(morning.getTime() + 60_000));
  vi.advanceTimersByTime(60_000);
  for (const job of listJobs()) void job.stop();
  vi.useRealTimers();
}

it('a machine that slept over the night looks at the news and writes briefings within a minute', async () => {
  service.setNow(seoul('23T20:59:45'));
  const [briefed, alerted] = ['briefed@gaemilens.example', 'alerted@gaemilens.example'];
  await service.insertMember({ briefing: true, stocks }, { email: briefed });
  await service.insertMember({ instant: true, stocks }, { email: alerted });
  await service.get(StockEventRepository).recognise(code, [foundEvent('evening', '2026-11-23')], service.now());
  service.naver.setArticles([contract]);
  sleepUntil(seoul('24T08:00:10'));
  const mailed = async () => {
    await worker.get(DeliverySchedule).send();
    return service.mail.received.map(({ to }) => to).sort();
  };
  await expect.poll(mailed).toEqual([alerted, briefed]);
});
