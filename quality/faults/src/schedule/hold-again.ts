import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import type { StoredJob } from '../invariants/stored-job.ts';
import type { Cast } from '../members/cast.ts';
import { untilAtRest } from '../product/at-rest.ts';
import { collectionOf, findJob } from './find-job.ts';
import type { Schedule } from './schedule.ts';

/** Real time for a worker to reach its write, and for the others to end the job. */
const TIMEOUT_MS = 60_000;
const LOOK_MS = 20;
/** Long enough for the following steps: the lease must not expire by itself. */
const LEASE_MS = 3_600_000;

/**
 * Leases an ended job again to its former worker, as a fault elsewhere might do, before that worker's last write is
 * sent. Each step waits for the one before it. Without a worker frozen at a write it does nothing.
 */
export async function holdAgain(
  cast: Cast,
  schedule: Schedule,
  { visit, seconds }: { visit: number; seconds: number },
): Promise<void> {
  const { desk, clock, database } = cast.product;
  if (!(await until(() => desk.isHeldUp))) return;
  const visited = await findJob(cast, schedule, visit);
  if (visited === null) return;
  const jobs = database.collection<StoredJob>(collectionOf[visited.kind]);
  const which = { _id: new ObjectId(visited.id) };
  const held = await jobs.findOne(which);
  if (!held?.lease) return;
  clock.advance(seconds * 1000);
  const hasEnded = async () => {
    const job = await jobs.findOne(which);
    return job?.state === 'done' || job?.state === 'error';
  };
  if (!(await until(hasEnded))) return;
  const lease = { owner: held.lease.owner, until: new Date(clock.now().getTime() + LEASE_MS) };
  const before = await jobs.findOneAndUpdate(which, { $set: { lease } });
  if (before !== null) cast.heldAgain.push({ collection: jobs.collectionName, before, lease });
  desk.letGo();
  // A write in a transaction is visible once the worker has reached its commit.
  await untilAtRest(cast.product, TIMEOUT_MS);
}

/** Returns false when the time limit passed first. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const deadline = performance.now() + TIMEOUT_MS; performance.now() < deadline; ) {
    if (await isSo()) return true;
    await sleep(LOOK_MS);
  }
  return false;
}
