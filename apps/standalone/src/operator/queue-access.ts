import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { queueAccessFile } from '../embedded/embedded-parts.ts';
import { type EmbeddedQueue, startEmbeddedQueue } from '../embedded/embedded-queue.ts';
import type { OpenStore } from '../embedded/open-store.ts';
import { DataDirectoryError, takeDataDirectory } from '../settings/data-directory.ts';
import type { StandaloneEnvironment } from '../settings/environment.ts';

export type QueueAccess = Pick<EmbeddedQueue, 'sqsEndpoint' | 'keys'>;

const access = z.object({
  sqsEndpoint: z.string(),
  keys: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

/**
 * Finds the embedded queue of the data directory: that of the running start, else it is started and ends with `opened`. A
 * second one on the same folder would take messages that the running product never gets.
 * @param store the embedded store of the data directory; null with one from outside, which says nothing of a start
 */
export async function findQueueAccess(
  env: Pick<StandaloneEnvironment, 'dataDir'>,
  { store, opened }: { store: OpenStore | null; opened: AsyncDisposableStack },
): Promise<QueueAccess> {
  if (store?.isRunning) return accessOfRunning(env);
  if (store === null) {
    try {
      opened.use(takeDataDirectory(env.dataDir));
    } catch (error) {
      const running = error instanceof DataDirectoryError ? readAccess(env) : null;
      if (running === null) throw error;
      return running;
    }
  }
  return opened.use(await startEmbeddedQueue(join(env.dataDir, 'queue')));
}

function accessOfRunning(env: Pick<StandaloneEnvironment, 'dataDir'>): QueueAccess {
  const running = readAccess(env);
  if (running !== null) return running;
  throw new DataDirectoryError(`DATA_DIR: the start in ${env.dataDir} has no queue yet: run this again once it is up.`);
}

/** Null while there is no file, or one that is not written yet. */
function readAccess(env: Pick<StandaloneEnvironment, 'dataDir'>): QueueAccess | null {
  try {
    return access.parse(JSON.parse(readFileSync(queueAccessFile(env), 'utf8')));
  } catch {
    return null;
  }
}
