import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { readAndJudge } from './read-and-judge.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from './start-monitoring.ts';

/** A time of November 2026 in Seoul, by day and clock: `23T09:10`. */
export const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
export const samsung = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' } as const;

/** A worker with a key of OpenDART alone, over a stub of it. */
export interface DartReader {
  dart: DartStub;
  service: TestMonitoring;
  worker: MonitoringWorker;
  /** Reads and judges what there is at a time of November 2026. */
  read(time: string): Promise<void>;
  close(): Promise<void>;
}

interface Beginning {
  /** What the stub has before the worker starts. */
  companies?: Parameters<DartStub['setCompanies']>[0];
  filings?: Parameters<DartStub['setFilings']>[0];
  /** Time at which the worker starts. */
  startsAt?: string;
}

/** Starts a stub with Samsung alone, or the given companies, and a worker that reads it. */
export async function startDartReader({
  companies = [samsung],
  filings,
  startsAt,
}: Beginning = {}): Promise<DartReader> {
  const dart = await startDartStub();
  dart.setCompanies(companies);
  if (filings !== undefined) dart.setFilings(filings);
  const keys = { DART_API_URL: dart.url, DART_RSS_URL: dart.url, DART_API_KEY: dartStubKey };
  const service = await startMonitoring({ NEWS_SOURCE: 'dart', ...keys });
  if (startsAt !== undefined) service.setNow(seoul(startsAt));
  const worker = await service.startWorker();
  return {
    ...{ dart, service, worker },
    read: async (time) => {
      service.setNow(seoul(time));
      await readAndJudge(worker);
    },
    close: async () => {
      await worker.close();
      await service.close();
      await dart.close();
    },
  };
}
