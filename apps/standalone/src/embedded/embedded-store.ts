import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildCommand, endWithParent } from '../processes/child-process.ts';
import { isFree, reservePort, startOnFreePort } from '../processes/ports.ts';
import { openProcessLog } from '../processes/process-log.ts';
import { sayWhenSlow } from '../processes/say-when-slow.ts';
import { StartFailedError, superviseProcess } from '../processes/supervised-process.ts';

export interface StoreOptions {
  /** Where its files are. */
  dataDir: string;
  logDir: string;
  /** Writes one line to the console. */
  say: (line: string) => void;
  /** How long to wait for the store of a killed start to let go of the files. */
  waitMs: number;
}

/** The embedded store as a process of its own. Disposing ends it. */
export interface EmbeddedStore extends AsyncDisposable {
  mongodbUri: string;
}

/** Uncommon, so that an installed MongoDB keeps its own. */
const FIRST_PORT = 27_117;
const RETRY_MS = 200;
/** Beside this file, as source or as built. */
const program = join(import.meta.dirname, `store${extname(import.meta.filename)}`);

/**
 * Starts the embedded store, which ends itself when it can no longer write and is started again at the same port, with
 * growing pauses, until it can. A taken port is passed over for the next free one.
 * @throws StartFailedError when it cannot start, with its own line
 */
export async function startEmbeddedStore(options: StoreOptions): Promise<EmbeddedStore> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const deadline = Date.now() + options.waitMs;
  // What a killed start left running knows the name of its own store, and never writes into this one.
  const replicaSet = `gaemi-${randomBytes(8).toString('hex')}`;
  using _slow = sayWhenSlow(
    options.say,
    () => `Still starting, waiting for the embedded store, whose log is ${join(options.logDir, 'store.log')}`,
  );
  for (;;) {
    try {
      return await startOnFreePort(FIRST_PORT, (port) => startAt(port, { ...options, replicaSet }));
    } catch (error) {
      if (!isHeld(error) || Date.now() >= deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

async function startAt(
  port: number,
  { dataDir, logDir, say, replicaSet }: StoreOptions & { replicaSet: string },
): Promise<EmbeddedStore> {
  await using started = new AsyncDisposableStack();
  // A start beside this one that took the port in a pause would be taken for this one's store.
  started.use(await reservePort(port));
  const log = started.use(openProcessLog(logDir, 'store'));
  const command: ChildCommand = {
    name: 'store',
    args: ['--import', endWithParent, program, '--port', String(port), '--data', dataDir, '--replica-set', replicaSet],
    saysReady: 'line',
  };
  // It needs nothing of the environment, the secrets in it least of all, but what V8 compiled at the last start.
  // biome-ignore lint/style/noProcessEnv: Node itself reads the variable, as in the programs beside it
  const { NODE_COMPILE_CACHE } = process.env;
  const store = superviseProcess(command, { env: { NODE_COMPILE_CACHE }, log, say });
  started.defer(() => store.stop());
  try {
    await store.ready;
  } catch (error) {
    // Somebody else was faster.
    if (error instanceof Error && !(await isFree(port, '127.0.0.1'))) Object.assign(error, { code: 'EADDRINUSE' });
    throw error;
  }
  store.keepRunning();
  const running = started.move();
  return {
    mongodbUri: `mongodb://127.0.0.1:${port}/gaemi?replicaSet=${replicaSet}`,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

const isHeld = (error: unknown) => error instanceof StartFailedError && /locked|in use/i.test(error.message);
