import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { isStoreAway } from '../store-away.ts';

/** How long a step of the start is tried again. The driver itself tries some calls once more, and none that makes indexes. */
const LIMIT_MS = 20_000;
const PAUSE_MS = 100;

/** The process itself has closed its connections: it stops. */
const isClosed = (error: unknown) =>
  error instanceof mongo.MongoClientClosedError ||
  error instanceof mongo.MongoTopologyClosedError ||
  error instanceof mongo.MongoNotConnectedError;

/** Returns the result of a step that may be done again, also where connections to the store are cut meanwhile. */
export async function despiteCuts<T>(step: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isStoreAway(error) || isClosed(error) || performance.now() - begun >= LIMIT_MS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
