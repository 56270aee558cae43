import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedMail } from '@gaemi/embedded-mail/server';
import { startEmbeddedQueue } from './embedded-queue.ts';
import { type EmbeddedStore, startEmbeddedStore } from './embedded-store.ts';
import type { StandaloneEnvironment } from './environment.ts';
import { startOnFreePort } from './ports.ts';
import type { AccessKeys } from './verify-signature.ts';

/** Where the parts are reached that the product needs beside its own processes. */
export interface Parts extends AsyncDisposable {
  mongodbUri: string;
  sqsEndpoint: string;
  /** What the embedded queue wants to see; `null` with a queue from outside. */
  queueKeys: AccessKeys | null;
  smtpUrl: string;
  /** `null` with a mail server from outside. */
  mailboxUrl: string | null;
}

export interface PartsOptions {
  /** Writes one line to the console, when the store ends and starts again. */
  say: (line: string) => void;
  /** How long to wait for what a killed start has left running. */
  waitMs?: number;
}

/** Uncommon numbers, so that an installed mail catcher keeps its own. */
const ports = { smtp: 1_125, mailbox: 8_125 };

/**
 * Starts each part whose address the environment does not name, durable below the data directory and reachable from
 * this machine only. A taken port is passed over for the next free one. Disposing ends queue, mail and store, in this order.
 */
export async function startEmbeddedParts(
  env: Pick<StandaloneEnvironment, 'dataDir' | 'mongodbUri' | 'sqsEndpoint' | 'smtpUrl'>,
  { say, waitMs = 0 }: PartsOptions,
): Promise<Parts> {
  await using started = new AsyncDisposableStack();
  // The store starts while mail and queue do, and ends after them.
  const store = env.mongodbUri === null ? startStore(env.dataDir, { say, waitMs }) : null;
  started.defer(async () => (await store?.catch(() => null))?.[Symbol.asyncDispose]());
  // Awaited below; mail or queue may fail before.
  store?.catch(() => {});
  const mail = env.smtpUrl === null ? await startMail(join(env.dataDir, 'mail'), started) : null;
  const queue = env.sqsEndpoint === null ? started.use(await startEmbeddedQueue(join(env.dataDir, 'queue'))) : null;
  const mongodbUri = env.mongodbUri ?? (await store)?.mongodbUri ?? '';
  const running = started.move();
  return {
    mongodbUri,
    sqsEndpoint: env.sqsEndpoint ?? queue?.sqsEndpoint ?? '',
    queueKeys: queue?.keys ?? null,
    smtpUrl: env.smtpUrl ?? mail?.smtpUrl ?? '',
    mailboxUrl: mail?.webUrl ?? null,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Holds the address of the embedded store while a start runs, for `pnpm seed`. */
export const storeAddressFile = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>) => join(dataDir, 'store-address');

async function startStore(dataDir: string, options: Required<PartsOptions>): Promise<EmbeddedStore> {
  const addressFile = storeAddressFile({ dataDir });
  rmSync(addressFile, { force: true });
  const store = await startEmbeddedStore({
    dataDir: join(dataDir, 'mongo'),
    logDir: join(dataDir, 'logs'),
    ...options,
  });
  writeFileSync(addressFile, store.mongodbUri, { mode: 0o600 });
  return store;
}

async function startMail(dataDir: string, started: AsyncDisposableStack) {
  const mail = await startOnFreePort(ports.smtp, (smtpPort) =>
    // The mailbox stands a fixed distance away, so one search finds a place for both.
    startEmbeddedMail({ smtpPort, webPort: smtpPort + ports.mailbox - ports.smtp, dataDir }),
  );
  started.defer(() => mail.close());
  return mail;
}
