import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../faults/fault.ts';
import type { ClosedJobs } from '../invariants/closed-jobs.ts';
import { type Findings, findBroken } from '../invariants/find-broken.ts';
import { grantsOf } from '../invariants/ledger.ts';
import type { Cast } from '../members/cast.ts';
import type { VisitRecord } from '../members/visit-record.ts';
import { hasPosted, newRecord, runVisit } from '../members/visits.ts';
import { sendPast } from '../product/queues.ts';
import { setMood } from './model-moods.ts';
import type { Schedule, Trouble } from './schedule.ts';
import { openJobs, settle } from './settle.ts';

/** Faults that wait are kept until all has ended or nothing moves any more, but no longer; real milliseconds. */
const UNREST_MS = 10_000;
const IDLE_MS = 800;

export interface ScheduleResult {
  schedule: Schedule;
  records: readonly VisitRecord[];
  struck: readonly Fault[];
  findings: Findings;
  seconds: number;
}

/** Runs one schedule over a sound product: visits and faults, then healing, settling and looking at every invariant. */
export async function runSchedule(cast: Cast, schedule: Schedule, closed: ClosedJobs): Promise<ScheduleResult> {
  const startedAt = performance.now();
  const { product } = cast;
  const { desk } = product;
  const since = product.clock.now();
  const records = schedule.visits.map(newRecord);
  for (const record of records) {
    if (record.visit.kind === 'grant') record.grantsBefore = await grantsOf(cast, record.visit.member);
  }
  const crashesBefore = crashes(cast);
  const over = new AbortController();
  desk.clear();
  desk.lastWorkAt = performance.now();
  desk.arm(schedule.faults);
  const visits = records.map((record) => runVisit(cast, record, over.signal));
  const troubles = schedule.troubles.map((trouble) => makeTrouble(cast, trouble, schedule));
  const unrestEnds = performance.now() + UNREST_MS;
  await Promise.all(troubles);
  while (performance.now() < unrestEnds) {
    await sleep(200);
    if (performance.now() - desk.lastWorkAt > IDLE_MS) break;
    if (records.every(hasPosted) && (await openJobs(cast, since)) === 0) break;
  }

  const struck = [...desk.struck];
  heal(cast);
  const unrest = (performance.now() - startedAt) / 1000;
  const settled = await settle(cast, { since, records });
  if (performance.now() - startedAt > 40_000) settled.waitedFor.push(`unrest ${unrest.toFixed(1)} s`);
  over.abort();
  await Promise.all(visits);
  const findings = await findBroken(cast, { schedule, records, since, closed, settled });
  for (const [name, count] of crashes(cast)) {
    if (count > (crashesBefore.get(name) ?? 0)) findings.notes.push(`${name} ended by itself and was started again`);
  }
  return { schedule, records, struck, findings, seconds: (performance.now() - startedAt) / 1000 };
}

function heal({ product }: Cast): void {
  product.desk.heal();
  product.model.recover();
  product.model.delay(0);
  for (const one of product.processes.values()) one.skew(0);
}

async function makeTrouble({ product }: Cast, trouble: Trouble, schedule: Schedule): Promise<void> {
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
      return;
    case 'duplicate':
      await sendAgain({ product }, schedule, trouble.visit);
      return;
  }
}

/** The messages of an analysis once more, whatever has become of it. */
async function sendAgain({ product }: Pick<Cast, 'product'>, schedule: Schedule, index: number): Promise<void> {
  const visit = schedule.visits[index];
  if (visit === undefined || (visit.kind !== 'news' && visit.kind !== 'mjb')) return;
  const news = visit.kind === 'news';
  const collection = product.database.collection(news ? 'news_analyses' : 'accumulations');
  const analysis = await collection.findOne({ requestId: visit.requestId }).catch(() => null);
  if (analysis === null) return;
  const job = { type: news ? 'news-analysis' : 'accumulation', version: 1, analysisId: analysis._id.toHexString() };
  const body = JSON.stringify(news ? { ...job, side: 'bad' } : job);
  await sendPast(product, news ? 'gaemi-news-analysis' : 'gaemi-accumulation', body);
}

const crashes = ({ product }: Cast) => new Map([...product.processes].map(([name, one]) => [name, one.crashes]));
