import { setTimeout as sleep } from 'node:timers/promises';
import type { Cast } from '../members/cast.ts';
import type { Schedule } from './schedule.ts';

const WAIT_FOR_JOB_MS = 3_000;

interface VisitedJob {
  id: string;
  kind: 'news' | 'mjb';
}

/** Returns the job of a visit, as soon as there is one; null when none appears. */
export async function findJob({ product }: Cast, schedule: Schedule, index: number): Promise<VisitedJob | null> {
  const visit = schedule.visits[index];
  if (visit === undefined || (visit.kind !== 'news' && visit.kind !== 'mjb')) return null;
  const collection = product.database.collection(collectionOf[visit.kind]);
  const deadline = performance.now() + WAIT_FOR_JOB_MS;
  for (;;) {
    const analysis = await collection.findOne({ requestId: visit.requestId }).catch(() => null);
    if (analysis !== null) return { id: analysis._id.toHexString(), kind: visit.kind };
    if (performance.now() > deadline) return null;
    await sleep(20);
  }
}

/** Returns the collection of a kind of job. */
export const collectionOf = { news: 'news_analyses', mjb: 'accumulations' } as const;
