import 'reflect-metadata';
import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { connectionOf } from '@gaemi/database/testing/connection-of';
import { Transactions } from '@gaemi/database/transactions';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { type AlertSettings, defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import type { Grade } from '@gaemi/domain/members/grades';
import { createLogger, type Logger } from '@gaemi/runtime/logging/logger';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { type MailStub, startMailStub } from '@gaemi/testing/providers/mail-stub';
import { type NaverStub, naverSettings, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { type PushStub, startPushStub } from '@gaemi/testing/providers/push-stub';
import { NestFactory } from '@nestjs/core';
import { environmentSchema } from '../environment.ts';
import { MonitoringSchedule } from '../monitoring/monitoring-schedule.ts';
import { BriefingSchedule } from '../notifications/briefing-schedule.ts';
import { DeliverySchedule } from '../notifications/delivery-schedule.ts';
import { PostponedSchedule } from '../notifications/postponed-schedule.ts';
import { StockMasterSchedule } from '../operations/stock-master-schedule.ts';
import { WorkerModule } from '../worker.module.ts';

export interface MonitoringWorker {
  get<T>(part: abstract new (...parameters: never[]) => T): T;
  /** Does what is due by the clock: the round of the hour, the briefings of the morning, what was postponed, and what is to be sent. */
  tick(): Promise<void>;
  /** The database as the driver sees it, past our repositories. */
  connection: ReturnType<typeof connectionOf>;
  close(): Promise<void>;
}

interface Timers {
  cronJobs?: boolean;
  intervals?: boolean;
}

export interface TestMonitoring {
  naver: NaverStub;
  mail: MailStub;
  push: PushStub;
  /** Moves the clock of all workers. */
  setNow(now: string | Date): void;
  now(): Date;
  /** `changed`: variables of this worker alone. `timers`: those that are mounted, and run, until the test stops them. */
  startWorker(changed?: Record<string, string>, timers?: Timers): Promise<MonitoringWorker>;
  insertMember(settings?: Partial<AlertSettings>, member?: { grade?: Grade; email?: string }): Promise<string>;
  connection: ReturnType<typeof connectionOf>;
  get<T>(part: abstract new (...parameters: never[]) => T): T;
  close(): Promise<void>;
}

const silent = createLogger({ app: 'test', level: 'silent' });

/** Workers over one real store, news and mail of stubs, and a clock that the test moves. Nothing runs but by `tick`. */
export async function startMonitoring(
  variables: Record<string, string> = {},
  logger: Logger = silent,
): Promise<TestMonitoring> {
  const [mongo, naver, mail, push] = await Promise.all([
    startTestMongo(),
    startNaverStub(),
    startMailStub(),
    startPushStub(),
  ]);
  let now = new Date('2026-11-23T00:00:00Z');
  const clock = { now: () => now };
  const given = {
    MONGODB_URI: mongo.uri('monitoring'),
    SQS_ENDPOINT: 'http://127.0.0.1:1',
    AWS_REGION: 'ap-northeast-2',
    STOCK_MASTER_SOURCE: 'bundled',
    CHECK_SOURCES_AT_START: 'false',
    ...naverSettings(naver),
    NAVER_RIGHTS: 'contract',
    SMTP_URL: mail.smtpUrl,
    PUSH_TRUSTED_ORIGIN: push.url,
    WEB_ORIGIN: 'https://gaemilens.example',
    ...variables,
  };
  const startWorker: TestMonitoring['startWorker'] = async (
    changed = {},
    { cronJobs = false, intervals = false } = {},
  ) => {
    const environment = parseEnvironment(environmentSchema, { ...given, ...changed });
    const sources = chooseDataSources(environment);
    // The test decides what runs when.
    const runtime = { environment, sources, clock, logger, cronJobs, intervals };
    const app = await NestFactory.createApplicationContext(WorkerModule.with(runtime), { logger: nestLogger(logger) });
    // The bundled list is in force by now; one from outside comes when it comes.
    if (environment.STOCK_MASTER_SOURCE !== 'bundled') await app.get(StockMasterSchedule).refresh();
    return {
      get: <T>(part: abstract new (...parameters: never[]) => T) => app.get<T>(part),
      async tick() {
        await app.get(MonitoringSchedule).run();
        await app.get(BriefingSchedule).brief();
        await app.get(PostponedSchedule).run();
        await app.get(DeliverySchedule).send();
      },
      connection: connectionOf(app),
      close: () => app.close(),
    };
  };
  const first = await startWorker();
  let members = 0;
  return {
    naver,
    mail,
    push,
    setNow: (at) => {
      now = new Date(at);
    },
    now: () => now,
    startWorker,
    async insertMember(settings = {}, { grade = 'new', email } = {}) {
      members += 1;
      const record = {
        email: email ?? `member${members}@gaemilens.example`,
        name: '김서연',
        mobile: '010-1234-5678',
        passwordHash: 'x',
        grade,
        expiredAt: null,
        paid: 0,
        isAdmin: false,
        createdAt: now,
      };
      const userId = await first
        .get(Transactions)
        .run((transaction) => first.get(UserRepository).insert(record, transaction));
      await first
        .get(AlertSettingsRepository)
        .save(userId.toHexString(), { ...defaultAlertSettings, ...settings }, now);
      return userId.toHexString();
    },
    connection: first.connection,
    get: (part) => first.get(part),
    async close() {
      await first.close();
      await Promise.all([naver.close(), mail.close(), push.close()]);
      await mongo.close();
    },
  };
}
