import { setTimeout as sleep } from 'node:timers/promises';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { deadLetterQueueOf } from '@gaemi/queue/jobs';
import { ObjectId } from 'mongodb';
import type { Cast } from '../members/cast.ts';
import { purge, sendPast } from '../product/queues.ts';
import { findJob } from './find-job.ts';
import { holdAgain } from './hold-again.ts';
import { SLOW, SLOW_MS, setMood } from './model-moods.ts';
import type { Schedule, Trouble } from './schedule.ts';

/** Owner of the row that blocks a refund. */
const NOBODY = new ObjectId('000000000000000000000000');

/** Runs the timed troubles of a schedule, each at its time. */
export async function makeTrouble(cast: Cast, trouble: Trouble, schedule: Schedule): Promise<void> {
  const { product } = cast;
  await sleep(trouble.at);
  switch (trouble.kind) {
    case 'away':
      product.desk.takeAway(trouble.service);
      await sleep(trouble.for);
      product.desk.comeBack(trouble.service);
      return;
    case 'kill':
      product.processes.get(trouble.process)?.kill();
      return;
    case 'stop':
      product.processes.get(trouble.process)?.askToStop();
      return;
    case 'forget':
      for (const queue of Object.values(queueNames)) await purge(product, queue);
      return;
    case 'skew':
      product.processes.get(trouble.process)?.skew(trouble.seconds * 1000);
      return;
    case 'jump':
      product.clock.advance(trouble.seconds * 1000);
      return;
    case 'poison':
      await sendPast(product, trouble.queue, trouble.body);
      return;
    case 'model':
      setMood(product.model, trouble.mood, trouble.times);
      product.desk.modelDelay = trouble.mood === SLOW ? SLOW_MS : 0;
      return;
    case 'duplicate':
    case 'dead':
      await sendAgain(cast, schedule, trouble);
      return;
    case 'refuse':
      await refuseRefund(cast, schedule, trouble.visit);
      return;
    case 'hold-again':
      await holdAgain(cast, schedule, trouble);
      return;
  }
}

/** Ends all troubles. */
export async function heal({ product }: Cast): Promise<void> {
  product.desk.heal();
  product.model.recover();
  product.model.delay(0);
  product.desk.modelDelay = 0;
  for (const one of product.processes.values()) one.skew(0);
  await product.untilWell();
  await product.database.collection('credit_logs').deleteMany({ userId: NOBODY });
}

/** Sends the message of an analysis again, whatever its state. */
async function sendAgain(
  cast: Cast,
  schedule: Schedule,
  { kind: sentAs, visit }: { kind: 'duplicate' | 'dead'; visit: number },
): Promise<void> {
  const job = await findJob(cast, schedule, visit);
  if (job === null) return;
  const news = job.kind === 'news';
  const body = { type: news ? 'news-analysis' : 'accumulation', version: 1, analysisId: job.id };
  const queue = news ? queueNames.newsAnalysis : queueNames.accumulation;
  await sendPast(cast.product, sentAs === 'dead' ? deadLetterQueueOf(queue) : queue, JSON.stringify(body));
}

/** Blocks the job's reference in the log: the transaction that ends the job with its refund fails. */
async function refuseRefund(cast: Cast, schedule: Schedule, visit: number): Promise<void> {
  const job = await findJob(cast, schedule, visit);
  if (job === null) return;
  const row = { userId: NOBODY, reference: `refund:${job.kind}:${job.id}`, change: 0, creditAfter: 0 };
  // It may exist already.
  await cast.product.database
    .collection('credit_logs')
    .insertOne({ ...row, reason: '-', createdAt: cast.product.clock.now() })
    .catch(() => undefined);
}
