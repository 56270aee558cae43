import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryError, takeDataDirectory } from '../data-directory.ts';
import { storeAddressFile } from '../embedded-parts.ts';
import { startEmbeddedStore } from '../embedded-store.ts';
import { isLoopback, type StandaloneEnvironment } from '../environment.ts';
import { requireDemoStore } from './require-demo-store.ts';
import { SeedError } from './seed-error.ts';

export interface DemoStore extends AsyncDisposable {
  mongodbUri: string;
}

/**
 * Opens the store to fill: that of MONGODB_URI, else the embedded one of the data directory, which is started where no
 * start runs it. Disposing ends what was started here.
 * @throws SeedError for a store that others use or may use
 */
export async function openDemoStore(env: StandaloneEnvironment, say: (line: string) => void): Promise<DemoStore> {
  requireLocalUse(env);
  if (env.mongodbUri === null) return openEmbeddedStore(env, say);
  await requireDemoStore(env.mongodbUri);
  return { mongodbUri: env.mongodbUri, [Symbol.asyncDispose]: async () => {} };
}

function requireLocalUse({ all, webOrigin, listenHost }: StandaloneEnvironment): void {
  if (all.NODE_ENV === 'production') throw new SeedError('NODE_ENV: the demo is not for production');
  if (!isLoopback(new URL(webOrigin).hostname))
    throw new SeedError(`WEB_ORIGIN: the demo is for this machine only, and not for ${webOrigin}`);
  if (listenHost !== 'localhost')
    throw new SeedError(`LISTEN_HOST: the demo is for this machine only, and not for ${listenHost}`);
}

async function openEmbeddedStore(env: StandaloneEnvironment, say: (line: string) => void): Promise<DemoStore> {
  await using opened = new AsyncDisposableStack();
  try {
    const { unclean } = opened.use(takeDataDirectory(env.dataDir));
    const dirs = { dataDir: join(env.dataDir, 'mongo'), logDir: join(env.dataDir, 'logs') };
    const { mongodbUri } = opened.use(await startEmbeddedStore({ ...dirs, say, waitMs: unclean ? 12_000 : 0 }));
    const running = opened.move();
    return { mongodbUri, [Symbol.asyncDispose]: () => running.disposeAsync() };
  } catch (error) {
    const mongodbUri = error instanceof DataDirectoryError ? addressOfRunning(env) : null;
    if (mongodbUri === null) throw error;
    return { mongodbUri, [Symbol.asyncDispose]: async () => {} };
  }
}

/** The store of the start that holds the data directory; null while it has none. */
function addressOfRunning(env: StandaloneEnvironment): string | null {
  try {
    return readFileSync(storeAddressFile(env), 'utf8');
  } catch {
    return null;
  }
}
