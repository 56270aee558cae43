import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import type { StoredJob } from '../invariants/stored-job.ts';
import type { Cast } from '../members/cast.ts';
import { untilAtRest } from '../product/at-rest.ts';
import { collectionOf, findJob } from './find-job.ts';
import type { Schedule } from './schedule.ts';

/** Real time for a worker to come to its write, and for the others to end the job. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 20;
/** Long enough for what follows: the lease is not to be over by itself. */
const LEASE_MS = 3_600_000;

/**
 * An ended job is held again by the worker that had it, as a fault elsewhere might leave it, and only then the worker's last
 * write comes. Each step waits for the one before it. Without a worker that stands still over a write nothing happens.
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
  // A write in a transaction is there when the worker has gone on as far as its commit.
  await untilAtRest(cast.product, PATIENCE_MS);
}

/** False when it did not come about. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; ) {
    if (await isSo()) return true;
    await sleep(LOOK_MS);
  }
  return false;
}
