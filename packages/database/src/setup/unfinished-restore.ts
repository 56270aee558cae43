import { StartError } from '@gaemi/runtime/start/start-check';
import type { mongo } from 'mongoose';

/** Holds a document while a restore writes: the store is not whole until it is gone. */
export const RESTORING = 'restoring';

/** @throws StartError for a store in which a restore did not end */
export async function requireWholeStore(db: mongo.Db): Promise<void> {
  if ((await db.collection(RESTORING).findOne()) === null) return;
  throw new StartError('A restore into this store did not end: run `pnpm restore FILE` again.');
}
