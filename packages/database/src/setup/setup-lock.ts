import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../transactions.ts';

interface Lock {
  _id: string;
  owner: string;
  until: Date;
}

/** Time after which the lock of a dead holder expires. */
const LEASE_MS = 10_000;
const RETRY_MS = 200;

/** Runs `work` while no other process does. Waits for the lock, also for that of a dead holder to expire. */
export async function withSetupLock<T>(db: mongo.Db, work: () => Promise<T>): Promise<T> {
  const locks = db.collection<Lock>('locks');
  const owner = crypto.randomUUID();
  const lease = () => new Date(Date.now() + LEASE_MS);
  while (!(await take(locks, owner, lease()))) await sleep(RETRY_MS);
  const renewal = setInterval(() => {
    // A failed renewal is retried before the lease ends.
    locks.updateOne({ _id: 'setup', owner }, { $set: { until: lease() } }).catch(() => undefined);
  }, LEASE_MS / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await locks.deleteOne({ _id: 'setup', owner });
  }
}

async function take(locks: mongo.Collection<Lock>, owner: string, until: Date): Promise<boolean> {
  try {
    await locks.updateOne({ _id: 'setup', until: { $lt: new Date() } }, { $set: { owner, until } }, { upsert: true });
    return true;
  } catch (error) {
    // Another process has the lock: the upsert would create a second one of that name.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
