import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryError, takeDataDirectory } from '../settings/data-directory.ts';
import type { StandaloneEnvironment } from '../settings/environment.ts';
import { forgetAddresses, storeAddressFile } from './embedded-parts.ts';
import { startEmbeddedStore } from './embedded-store.ts';
import { storeFolder } from './used-store.ts';

export interface OpenStore extends AsyncDisposable {
  mongodbUri: string;
  /** Whether a start runs it. */
  isRunning: boolean;
}

/**
 * Opens the embedded store of the data directory: that of the running start, else it is started. Disposing ends what was
 * started here. `taken` is called before a start.
 */
export async function openStore(
  env: Pick<StandaloneEnvironment, 'dataDir'>,
  say: (line: string) => void,
  taken: () => void = () => {},
): Promise<OpenStore> {
  await using opened = new AsyncDisposableStack();
  try {
    const { unclean } = opened.use(takeDataDirectory(env.dataDir));
    // A start that was killed has left them.
    forgetAddresses(env);
    taken();
    const dirs = { dataDir: storeFolder(env.dataDir), logDir: join(env.dataDir, 'logs') };
    const { mongodbUri } = opened.use(await startEmbeddedStore({ ...dirs, say, waitMs: unclean ? 12_000 : 0 }));
    const running = opened.move();
    return { mongodbUri, isRunning: false, [Symbol.asyncDispose]: () => running.disposeAsync() };
  } catch (error) {
    const mongodbUri = error instanceof DataDirectoryError ? addressOfRunning(env) : null;
    if (mongodbUri === null) throw error;
    return { mongodbUri, isRunning: true, [Symbol.asyncDispose]: async () => {} };
  }
}

/** The store of the start that holds the data directory; null while it has none. */
function addressOfRunning(env: Pick<StandaloneEnvironment, 'dataDir'>): string | null {
  try {
    return readFileSync(storeAddressFile(env), 'utf8');
  } catch {
    return null;
  }
}
