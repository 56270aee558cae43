import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isStoreAway } from '../store-away.ts';
import { isDuplicateKey } from '../transactions.ts';
import { despiteCuts } from './despite-cuts.ts';

interface Lock {
  _id: string;
  owner: string;
  until: Date;
}

/** Time after which the lock of a dead holder expires. */
const LEASE_MS = 10_000;
/** The pauses between tries grow: most holders only look at the indexes, which takes a moment, a migration takes long. */
const FIRST_RETRY_MS = 25;
const LONGEST_RETRY_MS = 200;

export interface WaitingForLock {
  /** Milliseconds after which a wait is reported. */
  afterMs?: number;
  /** Called once for a long wait, with one line for the operator. */
  report: (line: string) => void;
}

/** Runs `work` while no other process does. Waits for the lock, also for that of a dead holder to expire. */
export async function withSetupLock<T>(
  db: mongo.Db,
  work: () => Promise<T>,
  { afterMs = 5_000, report }: WaitingForLock = { report: () => undefined },
): Promise<T> {
  const locks = db.collection<Lock>('locks');
  const owner = crypto.randomUUID();
  let reportAt = performance.now() + afterMs;
  let pauseMs = FIRST_RETRY_MS;
  while (!(await despiteCuts(() => take(locks, owner)))) {
    if (performance.now() >= reportAt) {
      reportAt = Number.POSITIVE_INFINITY;
      report('waiting for another process that migrates the store (the lock "setup" in the collection locks)');
    }
    await sleep(pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_RETRY_MS);
  }
  const renewal = setInterval(() => {
    // A failed renewal is retried before the lease ends.
    locks.updateOne({ _id: 'setup', owner }, [{ $set: { until: newEnd } }]).catch(() => undefined);
  }, LEASE_MS / 3);
  const release = () => locks.deleteOne({ _id: 'setup', owner });
  const stopListening = onEarlyEnd(release);
  try {
    return await work();
  } finally {
    stopListening();
    clearInterval(renewal);
    await release().catch((error: unknown) => {
      // Its lease ends by itself.
      if (!isStoreAway(error)) throw error;
    });
  }
}

/**
 * Releases the lock of a process that is asked to end meanwhile, then ends it: the next one would wait for the lease. What is half done is
 * done again, as after a crash. Returns the end of listening.
 */
function onEarlyEnd(release: () => Promise<unknown>): () => void {
  const end = (signal: NodeJS.Signals) => {
    const exit = () => process.exit(128 + constants.signals[signal]);
    release().then(exit, exit);
  };
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

// By the clock of the store, which all processes share: one process with a wrong clock would hold or steal the lock.
const newEnd = { $add: ['$$NOW', LEASE_MS] };
/** An end further ahead was written before the clock was set right, see freeLease. */
const held = {
  $and: [{ $gt: ['$until', '$$NOW'] }, { $lte: ['$until', { $add: ['$$NOW', 2 * LEASE_MS] }] }],
};

async function take(locks: mongo.Collection<Lock>, owner: string): Promise<boolean> {
  const taken = { owner: { $cond: [held, '$owner', owner] }, until: { $cond: [held, '$until', newEnd] } };
  try {
    const lock = await locks.findOneAndUpdate({ _id: 'setup' }, [{ $set: taken }], {
      upsert: true,
      returnDocument: 'after',
    });
    return lock?.owner === owner;
  } catch (error) {
    // Two processes made it at once, and the other one was first.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
