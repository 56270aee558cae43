import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync } from 'node:fs';
import { type buildApp, type FauxqsServer, startFauxqs } from 'fauxqs';
import { startOnFreePort } from '../processes/ports.ts';
import { explainDamage } from './damaged-folder.ts';
import { guardQueue } from './queue-guard.ts';
import type { AccessKeys } from './verify-signature.ts';

/** The embedded queue. Disposing ends it. */
export interface EmbeddedQueue extends AsyncDisposable {
  sqsEndpoint: string;
  /** Made for this start: the queue answers nobody without them. */
  keys: AccessKeys;
}

/** Uncommon, so that an installed queue keeps its own. */
const FIRST_PORT = 9_424;
/** Where fastify publishes each server that is made, before it has routes. */
const FASTIFY_CHANNEL = 'fastify.initialization';

/** Starts the embedded queue, durable below `dataDir`, on a free port of the loopback address. */
export async function startEmbeddedQueue(dataDir: string): Promise<EmbeddedQueue> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const keys = {
    accessKeyId: `GAEMI${randomBytes(8).toString('hex')}`,
    secretAccessKey: randomBytes(32).toString('hex'),
  };
  const queue = await startOnFreePort(FIRST_PORT, (port) => startGuarded({ port, dataDir }, keys)).catch((error) =>
    explainDamage(error, dataDir, 'remove that folder. Analyses that wait in its queue end with a refund'),
  );
  return {
    sqsEndpoint: `http://127.0.0.1:${queue.port}`,
    keys,
    [Symbol.asyncDispose]: () => queue.stop(),
  };
}

/** fauxqs makes its server before it first waits, and gives no way to it. */
function startGuarded(at: { port: number; dataDir: string }, keys: AccessKeys): Promise<FauxqsServer> {
  let guarded = false;
  const guard = (message: unknown) => {
    guardQueue((message as { fastify: ReturnType<typeof buildApp> }).fastify, keys);
    guarded = true;
  };
  subscribe(FASTIFY_CHANNEL, guard);
  const starting = startFauxqs({ ...at, host: '127.0.0.1', logger: false });
  unsubscribe(FASTIFY_CHANNEL, guard);
  return starting.then(async (queue) => {
    if (guarded) return queue;
    await queue.stop();
    throw new Error('The embedded queue could not be guarded');
  });
}
