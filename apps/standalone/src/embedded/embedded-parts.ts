import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startOnFreePort } from '../processes/ports.ts';
import type { StandaloneEnvironment } from '../settings/environment.ts';
import { writeWhole } from '../settings/write-whole.ts';
import { explainDamage } from './damaged-folder.ts';
import type { EmbeddedQueue } from './embedded-queue.ts';
import { type EmbeddedStore, startEmbeddedStore } from './embedded-store.ts';
import { markUsed, requireUsedStore, storeFolder } from './used-store.ts';
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
  started.defer(() => forgetAddresses(env));
  // The store starts while mail and queue are loaded and started, and ends after them.
  const store = env.mongodbUri === null ? startStore(env.dataDir, { say, waitMs }) : null;
  started.defer(async () => (await store?.catch(() => null))?.[Symbol.asyncDispose]());
  // Awaited below; mail or queue may fail before.
  store?.catch(() => {});
  const mail = env.smtpUrl === null ? await startMail(join(env.dataDir, 'mail'), started) : null;
  const queue = env.sqsEndpoint === null ? started.use(await startQueue(env.dataDir)) : null;
  writeWhole(smtpAddressFile(env), env.smtpUrl ?? mail?.smtpUrl ?? '');
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

/** Holds the address of the embedded store while a start runs, for commands beside it. */
export const storeAddressFile = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>) => join(dataDir, 'store-address');

async function startStore(dataDir: string, options: Required<PartsOptions>): Promise<EmbeddedStore> {
  const addressFile = storeAddressFile({ dataDir });
  rmSync(addressFile, { force: true });
  requireUsedStore(dataDir);
  const store = await startEmbeddedStore({
    dataDir: storeFolder(dataDir),
    logDir: join(dataDir, 'logs'),
    ...options,
  });
  markUsed(dataDir);
  writeWhole(addressFile, store.mongodbUri);
  return store;
}

/** Holds address and keys of the embedded queue while a start runs, for commands beside it. */
export const queueAccessFile = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>) => join(dataDir, 'queue-access');

async function startQueue(dataDir: string): Promise<EmbeddedQueue> {
  const accessFile = queueAccessFile({ dataDir });
  rmSync(accessFile, { force: true });
  const { startEmbeddedQueue } = await import('./embedded-queue.ts');
  const queue = await startEmbeddedQueue(join(dataDir, 'queue'));
  const { sqsEndpoint, keys } = queue;
  writeWhole(accessFile, JSON.stringify({ sqsEndpoint, keys }));
  return queue;
}

/** Holds the address of the mail server of the running or the last start, for commands beside it. */
export const smtpAddressFile = ({ dataDir }: Pick<StandaloneEnvironment, 'dataDir'>) => join(dataDir, 'smtp-address');

/** Removes what leads to store and queue of a start that has ended: nobody, or somebody else, listens there. */
export function forgetAddresses(env: Pick<StandaloneEnvironment, 'dataDir'>): void {
  for (const file of [storeAddressFile(env), queueAccessFile(env)]) rmSync(file, { force: true });
}

async function startMail(dataDir: string, started: AsyncDisposableStack) {
  const { startEmbeddedMail } = await import('@gaemi/embedded-mail/server');
  const mail = await startOnFreePort(ports.smtp, (smtpPort) =>
    // The mailbox stands a fixed distance away, so one search finds a place for both.
    startEmbeddedMail({ smtpPort, webPort: smtpPort + ports.mailbox - ports.smtp, dataDir }),
  ).catch((error) => explainDamage(error, dataDir, 'remove that folder. The mails in it are lost'));
  started.defer(() => mail.close());
  return mail;
}
