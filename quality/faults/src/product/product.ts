import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import { startTestMail } from '@gaemi/testing/embedded/start-mail';
import type { TestMail } from '@gaemi/testing/embedded/test-mail';
import { freePort } from '@gaemi/testing/free-port';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { type Db, MongoClient } from 'mongodb';
import type { ProductClock } from '../clock/product-clock.ts';
import { FaultDesk } from '../faults/fault-desk.ts';
import { startHttpProxy } from '../wire/http-proxy.ts';
import { startMongoProxy } from '../wire/mongo-proxy.ts';
import { apiPoint, modelPoint, sqsPoint } from '../wire/points.ts';
import { startSmtpProxy } from '../wire/smtp-proxy.ts';
import { untilAtRest } from './at-rest.ts';
import { ProductProcess } from './product-process.ts';

const root = join(import.meta.dirname, '../../../..');

/** Programs and built files of this repository. */
const paths = {
  api: join(root, 'apps/api/dist/main.js'),
  worker: join(root, 'apps/worker/dist/main.js'),
  store: join(root, 'packages/embedded-mongo/src/main.ts'),
  queue: fileURLToPath(import.meta.resolve('./queue-process.ts')),
} as const;

export const workerNames = ['worker-1', 'worker-2'] as const;
export const apiNames = ['api-1', 'api-2'] as const;

/** The product as separate processes, with a fault proxy on every connection between them. */
export interface Product extends AsyncDisposable {
  /** Address of the API for members, through a proxy; the prefix is included. */
  api: string;
  admin: { email: string; password: string };
  clock: ProductClock;
  desk: FaultDesk;
  /** The database, bypassing all proxies. */
  database: Db;
  /** Folder of the store's files. */
  storeFolder: string;
  /** Address of the queue, bypassing all proxies. */
  queueEndpoint: string;
  model: OpenAiStub;
  mail: TestMail;
  processes: ReadonlyMap<string, ProductProcess>;
  /** Resolves when all processes run and the API is healthy. */
  untilWell(): Promise<void>;
}

const HEALTH_TIMEOUT_MS = 600_000;
/** Directory in which files outlive processes without waits for a disk: they survive kill -9 there, too. */
const MEMORY = '/dev/shm';
/** Product time per jump while a process stops: pending work comes sooner, and in its order. */
const STOPPING_STEP_MS = 2_000;
const STOPPING_PACE = 0.1;
const STILL_STEPS = 5;
const STILL_STEP_MS = 15_000;
const admin = { email: 'admin@gaemilens.example', password: 'sturdy7anthill' };

/** `onLine` is called with each line of a process; `workers` are variables of the workers beside those of all. */
export async function startProduct(
  clock: ProductClock,
  { onLine, workers = {} }: { onLine?: (process: string, line: string) => void; workers?: Record<string, string> } = {},
): Promise<Product> {
  await using started = new AsyncDisposableStack();
  const data = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'gaemi-faults-'));
  const remove = () => rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.once('exit', remove);
  started.defer(remove);
  const processes = new Map<string, ProductProcess>();
  const desk = new FaultDesk({
    kill: (name) => processes.get(name)?.kill(),
    stop: (name) => processes.get(name)?.askToStop(),
    freeze: (name, milliseconds) => void standStill(processes.get(name), { clock, milliseconds }),
    standStill: (name) => processes.get(name)?.standStill(),
    goOn: (name) => processes.get(name)?.goOn(),
  });
  const isReady = (name: string) => processes.get(name)?.isReady === true;
  const isComplete = () => ['store', 'queue', ...apiNames, ...workerNames].every(isReady);
  // A process has nine seconds to stop: on a busy machine they must not be over before it gets a time slice.
  const isStopping = () => [...processes.values()].some((one) => one.isStopping);
  const onStop = () => clock.setPace(isStopping() ? STOPPING_PACE : 1);
  const run = (
    name: string,
    program: { args: readonly string[]; ready: string; variables?: Record<string, string> },
  ) => {
    const { args, ready } = program;
    const variables = { NODE_COMPILE_CACHE: join(tmpdir(), 'gaemi-faults-compiled'), ...program.variables };
    const one = new ProductProcess({
      ...{ name, args, ready, clock, onStop, variables },
      onLine: (line) => onLine?.(name, line),
    });
    processes.set(name, one);
    started.defer(() => one.stop());
    return one;
  };

  const storePort = await freePort();
  run('store', {
    args: [paths.store, '--port', String(storePort), '--data', join(data, 'store')],
    ready: 'mongodb://',
  });
  const queuePort = await freePort();
  const queueData = join(data, 'queue');
  mkdirSync(queueData);
  const queue = run('queue', { args: [paths.queue, String(queuePort), queueData], ready: 'http://' });
  const queueEndpoint = await queue.ready();
  const mail = started.adopt(await startTestMail(), (open) => open.close());
  const model = started.adopt(await startOpenAiStub(), (open) => open.close());
  await processes.get('store')?.ready();

  const wires = async (from: string): Promise<Record<string, string>> => {
    const store = await startMongoProxy({ desk, from, upstream: () => storePort });
    const sqs = await startHttpProxy({ desk, from, service: 'queue', upstream: () => queuePort, pointOf: sqsPoint });
    started.defer(() => store.close());
    started.defer(() => sqs.close());
    return {
      // Direct connection, or the driver would find its way around the proxy.
      MONGODB_URI: `mongodb://127.0.0.1:${store.port}/gaemi?directConnection=true`,
      SQS_ENDPOINT: `http://127.0.0.1:${sqs.port}`,
      AWS_REGION: 'ap-northeast-2',
      AWS_ACCESS_KEY_ID: 'embedded',
      AWS_SECRET_ACCESS_KEY: 'embedded',
      STOCK_MASTER_SOURCE: 'bundled',
      CHECK_SOURCES_AT_START: 'false',
      NEWS_SOURCE: 'sample',
      LOG_LEVEL: 'info',
      WORKER_CONCURRENCY: '2',
    };
  };

  const apiPorts = new Map<string, number>();
  for (const name of apiNames) {
    const port = await freePort();
    apiPorts.set(name, port);
    const upstream = () => Number(new URL(mail.smtpUrl).port);
    const smtp = await startSmtpProxy({ desk, from: name, upstream });
    started.defer(() => smtp.close());
    run(name, {
      args: [paths.api],
      ready: 'api ready',
      variables: {
        ...(await wires(name)),
        PORT: String(port),
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        SESSION_SECRET: 'of the fault harness and of nobody else',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        RATE_LIMIT_SCALE: '0',
      },
    });
  }
  // In turns over the running processes.
  let turn = 0;
  const nextApi = () => {
    turn += 1;
    const up = apiNames.filter(isReady);
    return apiPorts.get(up[turn % up.length] ?? apiNames[0]) ?? 0;
  };
  const front = await startHttpProxy({ desk, from: 'client', service: 'api', upstream: nextApi, pointOf: apiPoint });
  started.defer(() => front.close());
  for (const name of workerNames) {
    const upstream = () => Number(new URL(model.url).port);
    const judge = await startHttpProxy({ desk, from: name, service: 'model', upstream, pointOf: modelPoint });
    started.defer(() => judge.close());
    const smtp = await startSmtpProxy({ desk, from: name, upstream: () => Number(new URL(mail.smtpUrl).port) });
    started.defer(() => smtp.close());
    run(name, {
      args: [paths.worker],
      ready: 'worker ready',
      variables: {
        ...(await wires(name)),
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        ANALYZER: 'openai',
        OPENAI_BASE_URL: `http://127.0.0.1:${judge.port}/v1`,
        OPENAI_API_KEY: 'stub',
        // Otherwise the effect of one schedule on the model would last into the next.
        CIRCUIT_REST_SECONDS: '1',
        ...workers,
      },
    });
  }
  await Promise.all([...processes.values()].map((one) => one.ready()));

  const client = new MongoClient(`mongodb://127.0.0.1:${storePort}/gaemi?directConnection=true`, {
    serverSelectionTimeoutMS: 60_000,
  });
  started.defer(() => client.close());
  await client.connect();

  const untilWell = async () => {
    const deadline = performance.now() + HEALTH_TIMEOUT_MS;
    while (!isComplete() || !(await answersWell(nextApi()))) {
      if (performance.now() > deadline) throw new Error('the product is not well again');
      if (isStopping() && (await untilAtRest({ desk, processes }, 500))) clock.advance(STOPPING_STEP_MS);
      else await sleep(25);
    }
  };
  await untilWell();
  const running = started.move();
  return {
    api: `http://127.0.0.1:${front.port}${API_PREFIX}`,
    admin,
    clock,
    desk,
    database: client.db(),
    storeFolder: join(data, 'store'),
    queueEndpoint,
    model,
    mail,
    processes,
    untilWell,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/**
 * Lets more than a minute of product time pass for all but this process, which then continues as if nothing had
 * happened.
 */
async function standStill(
  one: ProductProcess | undefined,
  { clock, milliseconds }: { clock: ProductClock; milliseconds: number },
): Promise<void> {
  one?.standStill();
  for (let step = 0; step < STILL_STEPS; step += 1) {
    clock.advance(STILL_STEP_MS);
    await sleep(milliseconds / 2 / STILL_STEPS);
  }
  await sleep(milliseconds / 2);
  one?.goOn();
}

async function answersWell(port: number): Promise<boolean> {
  const url = `http://127.0.0.1:${port}${API_PREFIX}/${routes.health.path}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
}
