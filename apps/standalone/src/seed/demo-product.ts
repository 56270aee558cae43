import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import { childEnvironment } from '../child-environment.ts';
import { startEmbeddedParts } from '../embedded/embedded-parts.ts';
import { startOnFreePort } from '../processes/ports.ts';
import { startProcesses } from '../processes/processes.ts';
import { productCommands } from '../product-commands.ts';
import { readStandaloneEnvironment } from '../settings/environment.ts';
import { readOrMakeSecrets, type Secrets } from '../settings/secrets.ts';
import { SEEDING_ADMIN } from './demo-members.ts';

/** The product over the store to fill, with sample sources, and queue and mail of its own. */
export interface DemoProduct extends AsyncDisposable {
  /** Address of the API, its prefix included. */
  api: string;
  mailboxUrl: string;
}

const FIRST_PORT = 13_000;

export interface DemoProductOptions {
  mongodbUri: string;
  /** Of the admin of this seeding. */
  adminPassword: string;
  /** Those of the product whose store it is: under others its next start would say that every session has ended. */
  secrets: Pick<Secrets, 'sessionSecret' | 'withdrawnEmailSecret'>;
  stop: AbortSignal;
  say: (line: string) => void;
}

/** Starts api and worker. Disposing ends them and removes what they kept beside the store. */
export function startDemoProduct(options: DemoProductOptions): Promise<DemoProduct> {
  return startOnFreePort(FIRST_PORT, (port) => startAt(port, options));
}

async function startAt(
  port: number,
  { mongodbUri, adminPassword, secrets, stop, say }: DemoProductOptions,
): Promise<DemoProduct> {
  await using started = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'gaemi-seed-'));
  started.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  // Nothing else of this process' environment counts: neither keys of sources nor a mail server.
  const env = readStandaloneEnvironment({
    MONGODB_URI: mongodbUri,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: SEEDING_ADMIN,
    ADMIN_PASSWORD: adminPassword,
    SESSION_SECRET: secrets.sessionSecret,
    WITHDRAWN_EMAIL_SECRET: secrets.withdrawnEmailSecret,
    RATE_LIMIT_SCALE: '0',
    NEWS_SOURCE: 'sample',
    ANALYZER: 'offline',
    TRADING_SOURCE: 'sample',
    PRICE_SOURCE: 'sample',
    STOCK_MASTER_SOURCE: 'bundled',
    CHECK_SOURCES_AT_START: 'false',
    // Analyses ask the sample news themselves.
    READER_EVERY: '0',
  });
  const parts = started.use(await startEmbeddedParts(env, { say }));
  const api = `http://127.0.0.1:${port}${API_PREFIX}`;
  started.use(
    await startProcesses({
      commands: productCommands,
      env: childEnvironment(env, parts, readOrMakeSecrets(env)),
      logDir: join(dataDir, 'logs'),
      healthUrl: `${api}/${routes.health.path}`,
      say,
      signal: stop,
    }),
  );
  const running = started.move();
  return { api, mailboxUrl: parts.mailboxUrl ?? '', [Symbol.asyncDispose]: () => running.disposeAsync() };
}
