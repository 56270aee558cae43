import { setTimeout as sleep } from 'node:timers/promises';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { deadLetterQueueOf } from '@gaemi/queue/jobs';
import type { Cast } from '../members/cast.ts';
import type { VisitRecord } from '../members/visit-record.ts';
import { hasPosted } from '../members/visits.ts';
import { untilAtRest } from '../product/at-rest.ts';
import { lookInto } from '../product/queues.ts';

/**
 * Product time of the jumps, in turn: short for back-offs, a minute for the lease and the message of a dead process.
 */
const STEPS_MS = [5_000, 15_000, 61_000, 61_000];
/** Past the deadline of every analysis. */
const PAST_DEADLINE_MS = 601_000;
/** Product time after which processes get a moment for due work; shorter than any time-out of an answer. */
const BREATH_MS = 20_000;
const LAST_STEP = 14;
/** Real time between checks of the open work. */
const REST_LIMIT_MS = 5_000;
/** Real time for started work to come to rest again, also on a busy machine. */
const BREATH_LIMIT_MS = 60_000;
/** Real time after which a job that has not ended is stuck, on any machine. */
const LIMIT_MS = 480_000;

export interface Settled {
  /** The work still open at the end; empty when all has ended. */
  open: string[];
  /** Product time skipped, in seconds. */
  advancedSeconds: number;
  /** The open work at each jump in product time. */
  waitedFor: string[];
}

/**
 * Waits until every POST request is answered, every job has ended and no message is left. Skips product time when only
 * time helps.
 */
export async function settle(
  cast: Cast,
  { since, records }: { since: Date; records: readonly VisitRecord[] },
): Promise<Settled> {
  const { product } = cast;
  const deadline = performance.now() + LIMIT_MS;
  const settled: Settled = { open: [], advancedSeconds: 0, waitedFor: [] };
  await product.untilWell();
  for (let steps = 0; ; ) {
    settled.open = await whatIsOpen(cast, since, records);
    if (settled.open.length === 0 || steps > LAST_STEP || performance.now() > deadline) return settled;
    if (!(await untilAtRest(product, REST_LIMIT_MS))) continue;
    // The product is at rest: the work has ended meanwhile, or only time helps.
    const open = await whatIsOpen(cast, since, records);
    if (open.length === 0) return { ...settled, open };
    const step = steps === LAST_STEP ? PAST_DEADLINE_MS : (STEPS_MS[steps] ?? 61_000);
    const isOver = async () => (await whatIsOpen(cast, since, records)).length === 0;
    settled.advancedSeconds += (await letGo(product, { step, isOver })) / 1000;
    settled.waitedFor.push(`${step / 1000} s for ${open.join(', ')}`);
    steps += 1;
  }
}

/** Skips in small steps, so that no request in flight times out before its answer arrives. Returns the time skipped. */
async function letGo(
  product: Cast['product'],
  { step, isOver }: { step: number; isOver: () => Promise<boolean> },
): Promise<number> {
  for (let gone = 0; gone < step; ) {
    const before = product.desk.lastWorkAt;
    product.clock.advance(Math.min(step - gone, BREATH_MS));
    gone += BREATH_MS;
    await sleep(10);
    await untilAtRest(product, BREATH_LIMIT_MS);
    if (product.desk.lastWorkAt > before && (await isOver())) return gone;
  }
  return step;
}

async function whatIsOpen(cast: Cast, since: Date, records: readonly VisitRecord[]): Promise<string[]> {
  const { product } = cast;
  const open = records.filter((record) => !hasPosted(record)).map(({ visit }) => `unanswered ${JSON.stringify(visit)}`);
  for (const job of await runningJobs(cast, since)) {
    open.push(`running ${job.requestId} at ${job.progress} %`);
  }
  // While anything runs, no other check is needed.
  if (open.length > 0) return open;
  const waiting = await product.database.collection('outbox').countDocuments();
  if (waiting > 0) open.push(`${waiting} in the outbox`);
  const due = await product.database.collection('deliveries').countDocuments({ due: true });
  if (due > 0) open.push(`${due} deliveries due`);
  for (const queue of Object.values(queueNames).flatMap((name) => [name, deadLetterQueueOf(name)])) {
    const { ready, delayed, inFlight } = await lookInto(product, queue);
    const left = ready.length + delayed.length + inFlight.length;
    if (left > 0)
      open.push(`${left} in ${queue} (${ready.length} ready, ${delayed.length} later, ${inFlight.length} taken)`);
  }
  return open;
}

interface RunningJob {
  requestId: string;
  progress: number;
}

async function runningJobs({ product }: Cast, since: Date): Promise<RunningJob[]> {
  const running = {
    state: { $in: ['running', 'refunding'] },
    createdAt: { $gte: new Date(since.getTime() - 900_000) },
  };
  const lists = await Promise.all(
    ['news_analyses', 'accumulations'].map((name) =>
      product.database.collection<RunningJob>(name).find(running).toArray(),
    ),
  );
  return lists.flat();
}

/** Counts the jobs that have not ended; an unreachable store counts as one. */
export async function openJobs(cast: Cast, since: Date): Promise<number> {
  return runningJobs(cast, since).then(
    (jobs) => jobs.length,
    () => 1,
  );
}
