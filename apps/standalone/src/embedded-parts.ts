import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedMail } from '@gaemi/embedded-mail/server';
import { startFauxqs } from 'fauxqs';
import { startEmbeddedStore } from './embedded-store.ts';
import type { StandaloneEnvironment } from './environment.ts';
import { startOnFreePort } from './ports.ts';

/** Where the parts are reached that the product needs beside its own processes. */
export interface Parts extends AsyncDisposable {
  mongodbUri: string;
  sqsEndpoint: string;
  /** True for the embedded queue, which wants credentials but does not look at them. */
  queueEmbedded: boolean;
  smtpUrl: string;
  /** `null` with a mail server from outside. */
  mailboxUrl: string | null;
}

export interface PartsOptions {
  /** Writes one line to the console, when the store ends and starts again. */
  say: (line: string) => void;
  /** How long to wait for what a killed start has left running. */
  patienceMs?: number;
}

/** Uncommon numbers, so that an installed mail catcher keeps its own. */
const ports = { queue: 9_424, smtp: 1_125, mailbox: 8_125 };

/**
 * Starts each part whose address the environment does not name, durable below the data directory and reachable from
 * this machine only. A taken port is passed over for the next free one. Disposing ends queue, mail and store, in this order.
 */
export async function startEmbeddedParts(
  env: Pick<StandaloneEnvironment, 'dataDir' | 'mongodbUri' | 'sqsEndpoint' | 'smtpUrl'>,
  { say, patienceMs = 0 }: PartsOptions,
): Promise<Parts> {
  await using started = new AsyncDisposableStack();
  // The store starts while mail and queue do, and ends after them.
  const store = env.mongodbUri === null ? startStore(env.dataDir, { say, patienceMs }) : null;
  started.defer(async () => (await store?.catch(() => null))?.[Symbol.asyncDispose]());
  // Awaited below; mail or queue may fail before.
  store?.catch(() => {});
  const mail = env.smtpUrl === null ? await startMail(join(env.dataDir, 'mail'), started) : null;
  const sqsEndpoint = env.sqsEndpoint ?? (await startQueue(join(env.dataDir, 'queue'), started));
  const mongodbUri = env.mongodbUri ?? (await store)?.mongodbUri ?? '';
  const running = started.move();
  return {
    mongodbUri,
    sqsEndpoint,
    queueEmbedded: env.sqsEndpoint === null,
    smtpUrl: env.smtpUrl ?? mail?.smtpUrl ?? '',
    mailboxUrl: mail?.webUrl ?? null,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

const startStore = (dataDir: string, options: Required<PartsOptions>) =>
  startEmbeddedStore({ dataDir: join(dataDir, 'mongo'), logDir: join(dataDir, 'logs'), ...options });

async function startMail(dataDir: string, started: AsyncDisposableStack) {
  const mail = await startOnFreePort(ports.smtp, (smtpPort) =>
    // The mailbox stands a fixed distance away, so one search finds a place for both.
    startEmbeddedMail({ smtpPort, webPort: smtpPort + ports.mailbox - ports.smtp, dataDir }),
  );
  started.defer(() => mail.close());
  return mail;
}

async function startQueue(dataDir: string, started: AsyncDisposableStack): Promise<string> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const queue = await startOnFreePort(ports.queue, (port) =>
    startFauxqs({ port, host: '127.0.0.1', logger: false, dataDir }),
  );
  started.defer(() => queue.stop());
  return `http://127.0.0.1:${queue.port}`;
}
