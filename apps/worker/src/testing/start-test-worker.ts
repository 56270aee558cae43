import 'reflect-metadata';
import { DatabaseModule } from '@gaemi/database/database.module';
import { DeadLetterRepository } from '@gaemi/database/dead-letters/dead-letter.repository';
import type { DeadLetterRecord } from '@gaemi/database/dead-letters/dead-letter.schema';
import { Ledger } from '@gaemi/database/ledger/ledger';
import { AcceptNewsAnalysis, type NewsOrder } from '@gaemi/database/news-analysis/accept-news-analysis';
import { type NewsAnalysis, NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { type OutboxMessage, OutboxRepository } from '@gaemi/database/outbox/outbox.repository';
import { connectionOf } from '@gaemi/database/testing/connection-of';
import { Transactions } from '@gaemi/database/transactions';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { type Job, type QueueName, queueNames } from '@gaemi/domain/analysis/jobs';
import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import { createProducer } from '@gaemi/queue/producer';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { sendText } from '@gaemi/queue/testing/send-text';
import { type Clock, systemClock } from '@gaemi/runtime/clock';
import { createLogger, type Logger } from '@gaemi/runtime/logging/logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { startTestQueue } from '@gaemi/testing/embedded/start-queue';
import type { TestQueue } from '@gaemi/testing/embedded/test-queue';
import { Test } from '@nestjs/testing';
import { vi } from 'vitest';
import { createWorker } from '../create-worker.ts';
import { environmentSchema } from '../environment.ts';

export interface TestWorker {
  queue: TestQueue;
  mongoUri: string;
  /** A member with 100 credits. Answers the id. */
  insertMember(): Promise<string>;
  /** Accepts posts and sends their messages as the API does. */
  accept(...orders: NewsOrder[]): Promise<void>;
  send(job: Job): Promise<void>;
  /** Sends a message that an accepted order left, as the API does. */
  relay(message: OutboxMessage | null): Promise<void>;
  /** Sends all that accepted orders left in the outbox, also what is still claimed. */
  sweepOutbox(): Promise<void>;
  find(order: NewsOrder): Promise<NewsAnalysis>;
  /** Waits until the analysis has ended. */
  ended(order: NewsOrder, timeoutMs?: number): Promise<NewsAnalysis>;
  creditOf(userId: string): Promise<number>;
  sumOfLog(userId: string): Promise<number>;
  /** Sends any text to a queue or its dead-letter queue. */
  sendText(to: { queue: QueueName; at: 'main' | 'dead' }, body: string): Promise<void>;
  /** What is kept of the dead letters, newest first. */
  deadLetters(): Promise<DeadLetterRecord[]>;
  /** The database as the driver sees it, past our repositories. */
  connection: ReturnType<typeof connectionOf>;
  get<T>(repository: abstract new (...parameters: never[]) => T): T;
  /** Of metrics, liveness and readiness, where METRICS_PORT asks for them. */
  metricsPort(): number;
  stopWorker(): Promise<void>;
  /** Starts another worker over the same stores, in the place of a stopped one. */
  startAnother(): Promise<void>;
  close(): Promise<void>;
}

const queueOf = { 'news-analysis': queueNames.newsAnalysis, accumulation: queueNames.accumulation } as const;
const silent = createLogger({ app: 'test', level: 'silent' });

/** A worker over real stores and the sources that the given variables ask for, and what the API does for it. */
export async function startTestWorker(
  variables: Record<string, string> = {},
  clock: Clock = systemClock,
  logger: Logger = silent,
): Promise<TestWorker> {
  const [mongo, queue] = await Promise.all([startTestMongo(), startTestQueue()]);
  const uri = mongo.uri('worker');
  const environment = parseEnvironment(environmentSchema, {
    MONGODB_URI: uri,
    SQS_ENDPOINT: queue.endpoint,
    AWS_REGION: queue.region,
    STOCK_MASTER_SOURCE: 'bundled',
    CHECK_SOURCES_AT_START: 'false',
    // Tests of the reader name their streams; to the others a read of the sample news would only add work.
    ...((variables.NEWS_SOURCE ?? 'sample') === 'sample' ? { READER_EVERY: '0' } : {}),
    ...variables,
  });
  const sources = chooseDataSources(environment);
  const start = () => createWorker({ environment, sources, clock, logger, cronJobs: false });
  let worker = await start();
  const module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(uri)] }).compile();
  await module.init();

  const client = createSqsClient({ endpoint: queue.endpoint, region: queue.region });
  const producer = createProducer(client, true);
  const pastClaims: Clock = { now: () => new Date(Date.now() + 60_000) };
  const relay = new OutboxRelay({ store: module.get(OutboxRepository), producer, clock: pastClaims, logger });
  const send = async (message: OutboxMessage | null) => {
    if (message !== null) await relay.send(message);
  };
  let working = true;
  const stopWorker = async () => {
    if (working) await worker.close();
    working = false;
  };

  const find = async (order: NewsOrder) => {
    const analysis = await module.get(NewsAnalysisRepository).findByRequestId(order.userId, order.requestId);
    if (analysis === null) throw new Error('no such analysis');
    return analysis;
  };
  const insertMember = () =>
    module.get(Transactions).run(async (transaction) => {
      const at = new Date();
      const email = `${crypto.randomUUID()}@gaemilens.example`;
      const rest = {
        name: '김서연',
        mobile: '010-1234-5678',
        passwordHash: 'x',
        grade: 'new',
        expiredAt: null,
      } as const;
      const userId = await module
        .get(UserRepository)
        .insert({ email, ...rest, paid: 0, isAdmin: false, createdAt: at }, transaction);
      const reference = `bonus:${userId.toHexString()}`;
      await module.get(Ledger).credit({ userId, amount: 100, reason: '가입 축하', reference, at }, transaction);
      return userId.toHexString();
    });

  return {
    queue,
    mongoUri: uri,
    insertMember,
    find,
    send: (job) => producer.send(queueOf[job.type], job),
    relay: send,
    sweepOutbox: () => relay.sweep(),
    metricsPort: () => worker.metricsPort ?? Number.NaN,
    stopWorker,
    async startAnother() {
      worker = await start();
      working = true;
    },
    async accept(...orders) {
      for (const order of orders) await send((await module.get(AcceptNewsAnalysis).accept(order, new Date())).message);
    },
    ended: (order, timeout = 45_000) =>
      vi.waitFor(
        async () => {
          const analysis = await find(order);
          if (analysis.state === 'running' || analysis.state === 'refunding')
            throw new Error(`still running at ${analysis.progress} %`);
          return analysis;
        },
        { timeout, interval: 50 },
      ),
    creditOf: async (userId) => (await module.get(UserRepository).findById(userId))?.credit ?? Number.NaN,
    sumOfLog: (userId) => module.get(Ledger).addUp(userId),
    sendText: (to, body) => sendText(client, to, body),
    deadLetters: () => module.get(DeadLetterRepository).list(100),
    connection: connectionOf(module),
    get: (repository) => module.get(repository),
    async close() {
      await stopWorker();
      await module.close();
      client.destroy();
      await Promise.all([mongo.close(), queue.close()]);
    },
  };
}
