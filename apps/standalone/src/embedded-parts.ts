import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedMail } from '@gaemi/embedded-mail/server';
import { startEmbeddedMongo } from '@gaemi/embedded-mongo/server';
import { startFauxqs } from 'fauxqs';
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

/** Uncommon numbers, so that an installed MongoDB or mail catcher keeps its own. */
const ports = { mongo: 27_117, queue: 9_424, smtp: 1_125, mailbox: 8_125 };

/**
 * Starts each part whose address the environment does not name, durable below the data directory and reachable from
 * this machine only. A taken port is passed over for the next free one. Disposing ends queue, mail and store, in this order.
 */
export async function startEmbeddedParts(
  env: Pick<StandaloneEnvironment, 'dataDir' | 'mongodbUri' | 'sqsEndpoint' | 'smtpUrl'>,
): Promise<Parts> {
  await using started = new AsyncDisposableStack();
  const mongodbUri = env.mongodbUri ?? (await startMongo(join(env.dataDir, 'mongo'), started));
  const mail = env.smtpUrl === null ? await startMail(join(env.dataDir, 'mail'), started) : null;
  const sqsEndpoint = env.sqsEndpoint ?? (await startQueue(join(env.dataDir, 'queue'), started));
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

async function startMongo(dataDir: string, started: AsyncDisposableStack): Promise<string> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mongo = await startOnFreePort(ports.mongo, (port) => startEmbeddedMongo({ port, host: '127.0.0.1', dataDir }));
  started.defer(() => mongo.close());
  return withDatabase(mongo.uri, 'gaemi');
}

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

/** `mongodb://host:port/?a=b` with a database name in its path. */
export function withDatabase(uri: string, name: string): string {
  const [, server, options = ''] = /^(mongodb:\/\/[^/?]+)\/?(\?.*)?$/.exec(uri) ?? [];
  if (server === undefined) throw new Error('The embedded MongoDB gave an address that is not understood');
  return `${server}/${name}${options}`;
}
