import './cheap-passwords.ts';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { Transactions } from '@gaemi/database/transactions';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Clock } from '@gaemi/runtime/clock';
import { maskText } from '@gaemi/runtime/logging/masking';
import { startTestMail } from '@gaemi/testing/embedded/start-mail';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { startTestQueue } from '@gaemi/testing/embedded/start-queue';
import type { TestMail } from '@gaemi/testing/embedded/test-mail';
import type { TestQueue } from '@gaemi/testing/embedded/test-queue';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import bcrypt from 'bcrypt';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import request from 'supertest';
import { vi } from 'vitest';
import { createApp } from '../src/create-app.ts';
import { environmentFrom } from '../src/environment.ts';
import { NewMembers } from '../src/features/accounts/new-members.ts';

export const PASSWORD = 'correct9horse';

/** The API over HTTP on a free port, with its own database, queue and mailbox. */
export interface TestApi {
  app: NestExpressApplication;
  url: string;
  mongoUri: string;
  clock: MovingClock;
  queue: TestQueue;
  mail: TestMail;
  /** Every log line so far. */
  logs: string[];
  connection: Connection;
  users: UserRepository;
  /** A browser without a session. */
  browser(): ReturnType<typeof request.agent>;
  /** Makes a member straight in the database. */
  addMember(email: string, options?: { isAdmin?: boolean; credit?: number }): Promise<Member>;
  /** A browser in which the member is logged in. */
  logIn(email: string): Promise<ReturnType<typeof request.agent>>;
  /** Stops the app and starts another one on the same database, with other variables where given. */
  restart(changed?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** SESSION_SECRET of every test's API. */
export const SESSION_SECRET = 'a secret of sixteen characters';

/** Starts the API. `variables` go over the default environment, in which nothing is throttled. */
export async function startTestApi(variables: Record<string, string> = {}): Promise<TestApi> {
  // The SDK wants some credentials; the embedded queue takes any.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'embedded');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'embedded');
  const [mongo, queue, mail] = await Promise.all([startTestMongo(), startTestQueue(), startTestMail()]);
  const mongoUri = mongo.uri('api');
  const clock = new MovingClock();
  const logs: string[] = [];
  const environment = {
    MONGODB_URI: mongoUri,
    SQS_ENDPOINT: queue.endpoint,
    AWS_REGION: queue.region,
    SMTP_URL: mail.smtpUrl,
    SESSION_SECRET,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'debug',
    STOCK_MASTER_SOURCE: 'bundled',
    ...variables,
  };
  const start = async (changed: Record<string, string> = {}) => {
    const app = await createApp(environmentFrom({ ...environment, ...changed }), { clock, logger: loggerInto(logs) });
    await app.listen(0, '127.0.0.1');
    return app;
  };
  const app = await start();
  const api: TestApi = {
    app,
    url: urlOf(app),
    mongoUri,
    clock,
    queue,
    mail,
    logs,
    connection: app.get(getConnectionToken()),
    users: app.get(UserRepository, { strict: false }),
    browser: () => request.agent(api.url),
    addMember: (email, options) => addMember(api, email, options),
    async logIn(email) {
      const browser = api.browser();
      await browser.post('/api/v1/users/log-in').send({ user_email: email, password: PASSWORD }).expect(200);
      return browser;
    },
    async restart(changed) {
      await api.app.close();
      api.app = await start(changed);
      api.url = urlOf(api.app);
      api.connection = api.app.get(getConnectionToken());
      api.users = api.app.get(UserRepository, { strict: false });
    },
    async close() {
      await api.app.close();
      await Promise.all([mongo.close(), queue.close(), mail.close()]);
    },
  };
  await putStocksInForce(app);
  return api;
}

function urlOf(app: NestExpressApplication): string {
  const { port } = app.getHttpServer().address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Like the real logger, into a list. */
function loggerInto(logs: string[]) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logs.push(String(chunk));
      done();
    },
  });
  return pino({ level: 'debug', hooks: { streamWrite: maskText } }, stream);
}

async function addMember(
  { app, clock, users, connection }: TestApi,
  email: string,
  { isAdmin = false, credit }: { isAdmin?: boolean; credit?: number } = {},
): Promise<Member> {
  const member = {
    email,
    name: '김개미',
    mobile: '010-1234-5678',
    passwordHash: await bcrypt.hash(PASSWORD, 4),
    isAdmin,
  };
  const newMembers = app.get(NewMembers, { strict: false });
  await app
    .get(Transactions, { strict: false })
    .run((transaction) => newMembers.create(member, clock.now(), transaction));
  if (credit !== undefined) await connection.collection('users').updateOne({ email }, { $set: { credit } });
  const created = await users.findByEmail(email);
  if (created === null) throw new Error('the member was not made');
  return created;
}

const company = (code: string, name: string): ListedCompany => ({
  code,
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
});

export const companies = [
  { ...company('005930', '삼성전자'), industry: '전기·전자' },
  company('009150', '삼성전기'),
  company('000660', 'SK하이닉스'),
  company('000880', '한화'),
  company('009830', '한화솔루션'),
  company('111111', '동명'),
  company('222222', '동명'),
];

async function putStocksInForce(app: NestExpressApplication): Promise<void> {
  await app
    .get(StockMasterRepository, { strict: false })
    .replace({ version: 'test', source: 'bundled', asOf: '2026-11-20', companies });
}

/** The real time, moved forward as far as a test wants. */
class MovingClock implements Clock {
  private movedMs = 0;

  now(): Date {
    return new Date(Date.now() + this.movedMs);
  }

  forward(seconds: number): void {
    this.movedMs += seconds * 1000;
  }
}
