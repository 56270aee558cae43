import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import { freePort } from '@gaemi/testing/free-port';
import { type Db, MongoClient } from 'mongodb';
import { type NodeProcess, startNode } from './node-process.ts';
import { paths } from './paths.ts';
import { temporaryDirectory } from './temporary-directory.ts';
import { untilHealthy } from './until.ts';

/** The product as separate processes: store on disk, queue, api; workers on request. */
export interface Product extends AsyncDisposable {
  /** Address of the API, its prefix included. */
  api: string;
  admin: { email: string; password: string };
  /** The product's database, by the bare driver. */
  database: Db;
  queueEndpoint: string;
  /** Process ids by role; the caller that starts a worker tracks it. */
  pids: { api: number; store: number; queue: number };
  /** Starts a worker and waits until it consumes. `settings` are variables of the environment. */
  startWorker(settings: Readonly<Record<string, string>>): Promise<NodeProcess>;
}

/** Credentials that the embedded queue requires but does not check. */
export const queueAccess = { accessKeyId: 'embedded', secretAccessKey: 'embedded' };
export const queueRegion = 'ap-northeast-2';

const admin = { email: 'admin@gaemilens.example', password: 'sturdy7anthill' };

export async function startProduct(): Promise<Product> {
  await using started = new AsyncDisposableStack();
  const data = started.use(temporaryDirectory());
  const mongo = started.use(startNode([paths.mongo, '--port', '0', '--data', data.path]));
  const queue = started.use(startNode([paths.queue]));
  const [mongodbUri, queueEndpoint] = await Promise.all([
    mongo.said('mongodb://').then((uri) => withDatabase(uri, 'gaemi')),
    queue.said('http://'),
  ]);

  const variables = {
    MONGODB_URI: mongodbUri,
    SQS_ENDPOINT: queueEndpoint,
    AWS_REGION: queueRegion,
    AWS_ACCESS_KEY_ID: queueAccess.accessKeyId,
    AWS_SECRET_ACCESS_KEY: queueAccess.secretAccessKey,
    STOCK_MASTER_SOURCE: 'bundled',
    CHECK_SOURCES_AT_START: 'false',
  };
  const port = await freePort();
  const server = started.use(
    startNode(['--enable-source-maps', paths.api], {
      ...variables,
      PORT: String(port),
      // Nothing here sends mail.
      SMTP_URL: 'smtp://127.0.0.1:9',
      SESSION_SECRET: 'of the bench and of nobody else',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }),
  );
  const startWorker = async (settings: Readonly<Record<string, string>>) => {
    const worker = startNode(['--enable-source-maps', paths.worker], { ...variables, ...settings });
    try {
      await worker.said('worker ready');
      return worker;
    } catch (error) {
      await worker.stop();
      throw error;
    }
  };
  // The API is healthy once a worker has put the list of companies in force.
  // Without the reader: what it leaves to be judged would be judged beside what is measured.
  await (await startWorker({ NEWS_SOURCE: 'sample', ANALYZER: 'offline', READER_EVERY: '0' })).stop();
  const api = `http://127.0.0.1:${port}${API_PREFIX}`;
  await server.meanwhile(untilHealthy(`${api}/${routes.health.path}`, 30_000));

  const client = started.adopt(new MongoClient(mongodbUri), (open) => open.close());
  await client.connect();
  const running = started.move();
  return {
    api,
    admin,
    database: client.db(),
    queueEndpoint,
    pids: { api: server.pid, store: mongo.pid, queue: queue.pid },
    startWorker,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

function withDatabase(uri: string, name: string): string {
  const url = new URL(uri);
  url.pathname = `/${name}`;
  return url.href;
}
