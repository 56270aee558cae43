import type { Cast } from '../members/cast.ts';
import { isExpectedRefusal, readOutcome, type VisitRecord } from '../members/visit-record.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { Settled } from '../schedule/settle.ts';
import { findBrokenBriefings } from './briefings.ts';
import type { ClosedJobs } from './closed-jobs.ts';
import { lookAtDeadLetters } from './dead-letters.ts';
import { findBadStops } from './graceful-stops.ts';
import { takeOffLeases } from './held-again.ts';
import { findBrokenLedger } from './ledger.ts';
import { findRepeatedQuestions } from './model-questions.ts';
import { findBrokenMornings } from './mornings.ts';
import { findMissingBelts } from './second-belts.ts';
import type { StoredJob } from './stored-job.ts';
import { findTraces } from './withdrawals.ts';

export interface Findings {
  /** Broken invariants, one line each. */
  broken: string[];
  /** Remarks: noteworthy but allowed. */
  notes: string[];
  /** Outcome of the jobs. */
  ends: { done: number; refunded: number };
}

export interface Looked {
  schedule: Schedule;
  records: readonly VisitRecord[];
  since: Date;
  closed: ClosedJobs;
  settled: Settled;
}

/** Checks every invariant after a schedule has settled. */
export async function findBroken(cast: Cast, looked: Looked): Promise<Findings> {
  const { product } = cast;
  const findings: Findings = { broken: [], notes: [], ends: { done: 0, refunded: 0 } };
  const broken = findings.broken;
  broken.push(...looked.settled.open.map((line) => `stuck: ${line}`));
  if (looked.settled.waitedFor.length > 3) findings.notes.push(`let go ${looked.settled.waitedFor.join('; ')}`);
  broken.push(...(await looked.closed.findChanged(cast)));
  const held = await takeOffLeases(cast);
  broken.push(...held.broken);
  findings.notes.push(...held.notes);

  const ids = looked.records.flatMap(({ visit }) => ('requestId' in visit ? [visit.requestId] : []));
  const find = (name: string) =>
    product.database
      .collection<StoredJob>(name)
      .find({ requestId: { $in: ids } })
      .toArray();
  const news = await find('news_analyses');
  const jobs = [...news, ...(await find('accumulations'))];
  findings.ends.done = jobs.filter(({ state }) => state === 'done').length;
  findings.ends.refunded = jobs.filter(({ state }) => state === 'error').length;

  for (const { requestId, failure, state } of jobs) {
    if (state === 'error') findings.notes.push(`${requestId} was refunded: ${failure}`);
  }
  for (const record of looked.records) broken.push(...brokenVisit(record, jobs));
  for (const job of jobs) broken.push(...brokenEnd(job));
  broken.push(
    ...jobs
      .filter((job) => wasForgotten(job, looked.schedule))
      .map(({ requestId }) => `${requestId}: forgotten until its deadline`),
  );
  broken.push(...(await brokenDetails(cast, news)));
  broken.push(...(await findTraces(cast, looked.records)));
  for (const check of [findBrokenBriefings, findBrokenMornings]) {
    const reported = await check(cast, looked.records);
    broken.push(...reported.broken);
    findings.notes.push(...reported.notes);
  }
  const asked = findRepeatedQuestions(product, { schedule: looked.schedule, news });
  broken.push(...asked.broken);
  if (asked.most > 2) findings.notes.push(`the same question up to ${asked.most} times`);
  broken.push(...findBadStops(product, { ...looked, jobs }));
  broken.push(...(await findBrokenLedger(cast, { jobs, records: looked.records })));
  const letters = await lookAtDeadLetters(cast, { ...looked, jobs });
  broken.push(...letters.broken);
  findings.notes.push(...letters.notes);
  looked.closed.remember(jobs);
  // Last, so that no other check meets the copies.
  broken.push(...(await findMissingBelts(cast, jobs)));
  return findings;
}

function brokenVisit(record: VisitRecord, jobs: readonly StoredJob[]): string[] {
  const { visit, answers, progress, lastPoll } = record;
  if (!('requestId' in visit)) return [];
  const broken: string[] = [];
  const id = visit.requestId;
  const mine = jobs.filter(({ requestId }) => requestId === id);
  const outcome = readOutcome(record);
  if (mine.length > 1) broken.push(`${id}: ${mine.length} jobs for one request id`);
  if (outcome === 'accepted' && mine.length === 0) broken.push(`${id}: accepted and lost`);
  if (outcome === 'refused' && mine.length > 0) broken.push(`${id}: refused, and there is a job`);
  for (const answer of answers) {
    if (answer !== 'lost' && answer.status >= 400 && answer.status < 500 && !isExpectedRefusal(answer))
      broken.push(`${id}: answered ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  const accepted = answers.flatMap((answer) =>
    answer !== 'lost' && answer.status < 300 ? [JSON.stringify(answer.body)] : [],
  );
  if (new Set(accepted).size > 1) broken.push(`${id}: repeats were answered otherwise: ${accepted.join(' ')}`);
  for (const [index, value] of progress.entries()) {
    const before = progress[index - 1] ?? 0;
    if (value < before) broken.push(`${id}: progress fell from ${before} to ${value}`);
  }
  const end = mine[0]?.state;
  if (outcome === 'accepted' && (end === 'done') !== (progress.at(-1) === 100))
    broken.push(`${id}: ended ${end}, and the last poll said ${JSON.stringify(lastPoll)}`);
  return broken;
}

function brokenEnd(job: StoredJob): string[] {
  const { requestId: id, state, result, progress, failure, finishedAt, lease, statuses } = job;
  const broken: string[] = [];
  if (state === 'running' || state === 'refunding') broken.push(`${id}: still ${state}`);
  if (state === 'done' && (result === null || progress !== 100)) broken.push(`${id}: done without a whole result`);
  if (state === 'done' && statuses !== undefined && Object.values(statuses).some((status) => status !== 'done'))
    broken.push(`${id}: done with the statuses ${JSON.stringify(statuses)}`);
  if (state === 'error' && result !== null) broken.push(`${id}: a result on a job that ended in error`);
  if (state === 'error' && failure === null) broken.push(`${id}: an error without a code`);
  if (state === 'error' && progress === 100) broken.push(`${id}: an error at 100 %`);
  if ((state === 'done' || state === 'error') && (finishedAt === null || lease !== null))
    broken.push(`${id}: ended and still held`);
  return broken;
}

/** Only ten minutes skipped at once, or a queue without persistence, may let a job run into its deadline. */
function wasForgotten({ failure }: StoredJob, { troubles }: Schedule): boolean {
  const gone = troubles.some(
    (trouble) => trouble.kind === 'forget' || ('seconds' in trouble && trouble.seconds >= 600),
  );
  return failure === 'analysis-overdue' && !gone;
}

async function brokenDetails({ product }: Cast, news: readonly StoredJob[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { _id, requestId, state } of news) {
    const details = await product.database.collection('news_details').find({ analysisId: _id }).toArray();
    const sides = details.map(({ side }) => String(side));
    if (new Set(sides).size !== sides.length) broken.push(`${requestId}: two details of one side`);
    if (state === 'done' && sides.length !== 2) broken.push(`${requestId}: done with ${sides.length} details`);
  }
  return broken;
}
