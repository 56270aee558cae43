import { setTimeout as sleep } from 'node:timers/promises';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { deadLetterQueueOf } from '@gaemi/queue/jobs';
import type { Cast } from '../members/cast.ts';
import type { VisitRecord } from '../members/visit-record.ts';
import { hasPosted } from '../members/visits.ts';
import { untilAtRest } from '../product/at-rest.ts';
import { lookInto } from '../product/queues.ts';

/** Product time let go at once, in turn: back-offs are over soon, the lease and the message of a process that died in a minute. */
const STEPS_MS = [5_000, 15_000, 61_000, 61_000];
/** Past the deadline of every analysis. */
const PAST_DEADLINE_MS = 601_000;
/** Product time after which processes get a moment to do what was due; shorter than any wait for an answer. */
const BREATH_MS = 20_000;
const LAST_STEP = 14;
/** Real time after which is looked again what is open. */
const REST_LIMIT_MS = 5_000;
/** Real time for what a breath has begun to come to rest again, also where many others want the processor. */
const BREATH_LIMIT_MS = 60_000;
/** Real time after which a job that has not ended is stuck, on whatever machine. */
const LIMIT_MS = 480_000;

export interface Settled {
  /** What was still open at the end; empty when all has ended. */
  open: string[];
  /** Product time let go, in seconds. */
  advancedSeconds: number;
  /** What was open each time that product time was let go. */
  waitedFor: string[];
}

/** Waits until every post is answered, every job has ended and no message is left; lets product time go where only time helps. */
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
    // Nobody works: it has ended meanwhile, or only time helps.
    const open = await whatIsOpen(cast, since, records);
    if (open.length === 0) return { ...settled, open };
    const step = steps === LAST_STEP ? PAST_DEADLINE_MS : (STEPS_MS[steps] ?? 61_000);
    const isOver = async () => (await whatIsOpen(cast, since, records)).length === 0;
    settled.advancedSeconds += (await letGo(product, { step, isOver })) / 1000;
    settled.waitedFor.push(`${step / 1000} s for ${open.join(', ')}`);
    steps += 1;
  }
}

/** In small steps, so that a request on its way does not find its time-out over before its answer is there. Answers what has gone. */
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
  // As long as anything runs, nothing else needs to be looked at.
  if (open.length > 0) return open;
  const waiting = await product.database.collection('outbox').countDocuments();
  if (waiting > 0) open.push(`${waiting} in the outbox`);
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

/** How many jobs have not ended; a store that is away counts as one. */
export async function openJobs(cast: Cast, since: Date): Promise<number> {
  return runningJobs(cast, since).then(
    (jobs) => jobs.length,
    () => 1,
  );
}
