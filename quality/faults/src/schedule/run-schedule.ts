import type { Fault } from '../faults/fault.ts';
import type { ClosedJobs } from '../invariants/closed-jobs.ts';
import { type Findings, findBroken } from '../invariants/find-broken.ts';
import { sumGrants } from '../invariants/ledger.ts';
import type { Cast } from '../members/cast.ts';
import { welcomeLeaver } from '../members/leaver.ts';
import type { VisitRecord } from '../members/visit-record.ts';
import { hasPosted, newRecord, runVisit } from '../members/visits.ts';
import { untilAtRest } from '../product/at-rest.ts';
import { heal, makeTrouble } from './make-trouble.ts';
import type { Schedule } from './schedule.ts';
import { openJobs, settle } from './settle.ts';

/** Real milliseconds for which pending faults are kept; less when all has ended or nothing changes any more. */
const UNREST_MS = 40_000;
/** Number of back-offs skipped for faults that are still pending. */
const MOST_LEAPS = 4;
const LEAP_MS = 3_000;

export interface ScheduleResult {
  schedule: Schedule;
  records: readonly VisitRecord[];
  struck: readonly Fault[];
  findings: Findings;
  seconds: number;
}

/**
 * Runs one schedule over a healthy product: visits and faults, then healing, settling and a check of every invariant.
 */
export async function runSchedule(cast: Cast, schedule: Schedule, closed: ClosedJobs): Promise<ScheduleResult> {
  const startedAt = performance.now();
  const { product } = cast;
  const { desk } = product;
  const since = product.clock.now();
  const records = schedule.visits.map(newRecord);
  for (const record of records) {
    if (record.visit.kind === 'grant') record.grantsBefore = await sumGrants(cast, record.visit.member);
  }
  for (const { visit } of records) if (visit.kind === 'leaver') await welcomeLeaver(cast, visit);
  const crashesBefore = crashes(cast);
  product.model.requests.length = 0;
  const over = new AbortController();
  desk.clear();
  desk.hold(0);
  desk.arm(schedule.faults);
  const visits = records.map((record) => runVisit(cast, record, over.signal));
  await Promise.all(schedule.troubles.map((trouble) => makeTrouble(cast, trouble, schedule)));
  // A morning moves the time itself.
  await Promise.all(visits.filter((_, index) => schedule.visits[index]?.kind === 'morning'));
  await untilSpent(cast, { schedule, since, records });

  const struck = [...desk.struck];
  await heal(cast);
  const unrest = (performance.now() - startedAt) / 1000;
  const settled = await settle(cast, { since, records });
  if (performance.now() - startedAt > 60_000) settled.waitedFor.push(`unrest ${unrest.toFixed(1)} s`);
  over.abort();
  await Promise.all(visits);
  cast.leavers.clear();
  const findings = await findBroken(cast, { schedule, records, since, closed, settled });
  for (const [name, count] of crashes(cast)) {
    if (count > (crashesBefore.get(name) ?? 0)) findings.broken.push(`${name} ended by itself`);
  }
  return { schedule, records, struck, findings, seconds: (performance.now() - startedAt) / 1000 };
}

/** Waits until all has ended, or the faults have struck, or nothing changes any more. */
async function untilSpent(
  cast: Cast,
  { schedule, since, records }: { schedule: Schedule; since: Date; records: readonly VisitRecord[] },
): Promise<void> {
  const { product } = cast;
  const ends = performance.now() + UNREST_MS;
  const hasMood = schedule.troubles.some(({ kind }) => kind === 'model');
  for (let leaps = 0; performance.now() < ends; ) {
    const isQuiet = await untilAtRest(product, 300);
    const isSpent = product.desk.waiting === 0 && !hasMood;
    if (records.every(hasPosted) && (isSpent || (await openJobs(cast, since)) === 0)) return;
    if (!isQuiet) continue;
    if (isSpent || leaps === MOST_LEAPS) return;
    product.clock.advance(LEAP_MS);
    leaps += 1;
  }
}

const crashes = ({ product }: Cast) => new Map([...product.processes].map(([name, one]) => [name, one.crashes]));
