import { setTimeout as sleep } from 'node:timers/promises';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { GrantVisit, MjbVisit, NewsVisit, Visit } from '../schedule/schedule.ts';
import { leaveBriefing } from './briefing.ts';
import type { Cast } from './cast.ts';
import { withdrawWhileRunning } from './leaver.ts';
import { type Answer, type Asking, askPersistently, isOpen, type Member } from './member.ts';
import { liveThroughMorning } from './morning.ts';
import { signUp } from './sign-up.ts';
import type { VisitRecord } from './visit-record.ts';

/** Real time between polls: first, and maximum. On a busy machine polls would be most of the work. */
const POLL_MS = 400;
const SLOWEST_POLL_MS = 5_000;
const LAST_TRIES = 30;

/** A record to fill, and the signal to stop. */
interface Course {
  record: VisitRecord;
  over: AbortSignal;
}

/** Runs one visitor from the start of the schedule until `over`. Fills the record on the way. */
export async function runVisit(cast: Cast, record: VisitRecord, over: AbortSignal): Promise<void> {
  const { visit } = record;
  await sleep(visit.startAt);
  switch (visit.kind) {
    case 'news':
      await Promise.all([postNews(cast, visit, { record, over }), poll(cast, record, over)]);
      return;
    case 'mjb':
      await Promise.all([postMjb(cast, visit, { record, over }), poll(cast, record, over)]);
      return;
    case 'grant':
      await grant(cast, visit, { record, over });
      return;
    case 'sign-up':
      await signUp(cast.product, visit.name, { record, over });
      return;
    case 'leaver':
      await withdrawWhileRunning(cast, visit, { record, over });
      return;
    case 'briefing':
      await leaveBriefing(cast, visit, { record, over });
      return;
    case 'morning':
      await liveThroughMorning(cast, visit, record);
      return;
  }
}

/** Returns true when a visitor has sent all its orders and knows their outcome. */
export function hasPosted({ visit, answers, left }: VisitRecord): boolean {
  if (visit.kind === 'leaver') return left !== null;
  const settled = answers.filter((answer) => !isOpen(answer)).length;
  if (visit.kind === 'news')
    return visit.givesUp ? answers.length >= visit.posts.length : settled >= visit.posts.length;
  if (visit.kind === 'mjb') return visit.givesUp ? answers.length >= visit.repeats : settled >= visit.repeats;
  return settled >= 1;
}

async function postNews(cast: Cast, visit: NewsVisit, course: Course): Promise<void> {
  const member = cast.memberOf(visit.member);
  const { name, code } = cast.companyOf(visit.company);
  const asking = (side: string): Asking => ({
    method: 'POST',
    path: `${member.tier}-${side}-news-sqs`,
    body: { request_id: visit.requestId, stock_name: name, stock_code: code },
  });
  await Promise.all(
    visit.posts.map(async (side, index) => {
      await sleep(index * visit.gap);
      await post(member, asking(side), course);
    }),
  );
}

async function postMjb(cast: Cast, visit: MjbVisit, course: Course): Promise<void> {
  const member = cast.memberOf(visit.member);
  const { name, code }: ListedCompany = cast.companyOf(visit.company);
  const { from, to } = cast.tradingDays(visit.days);
  const body = { request_id: visit.requestId, stock_name: name, stock_code: code, start_date: from, end_date: to };
  await Promise.all(
    Array.from({ length: visit.repeats }, () => post(member, { method: 'POST', path: 'mjb', body }, course)),
  );
}

function post({ ask }: Member, asking: Asking, { record: { visit, answers }, over }: Course): Promise<void> {
  const givesUp = 'givesUp' in visit && visit.givesUp;
  return askPersistently({ ask, over }, asking, (answer) => {
    answers.push(answer);
    return !givesUp;
  });
}

async function poll(cast: Cast, record: VisitRecord, over: AbortSignal): Promise<void> {
  const { visit } = record;
  if (visit.kind !== 'news' && visit.kind !== 'mjb') return;
  const { ask } = cast.memberOf(visit.member);
  const asking: Asking = {
    method: 'GET',
    path: `${visit.kind === 'news' ? 'news-progress' : 'mjb-progress'}/${visit.requestId}`,
  };
  const note = (answer: Answer) => {
    if (answer === 'lost' || answer.status !== 200) return;
    record.progress.push(Number(answer.body.progress));
    record.lastPoll = answer.body;
  };
  for (let pause = POLL_MS; !over.aborted; pause = Math.min(SLOWEST_POLL_MS, pause * 1.4)) {
    note(await ask(asking));
    if (record.lastPoll !== null && hasEnded(record.lastPoll)) return;
    await sleep(pause, undefined, { signal: over }).catch(() => undefined);
  }
  // After `over`, the end must be visible, too, however long a busy machine takes.
  let tries = LAST_TRIES;
  await askPersistently({ ask, over: never }, asking, (answer) => {
    note(answer);
    tries -= 1;
    return tries > 0;
  });
}
const never = new AbortController().signal;

function hasEnded({ status, statuses }: Record<string, unknown>): boolean {
  const state =
    typeof statuses === 'object' && statuses !== null && 'combined' in statuses ? statuses.combined : status;
  return state === 'done' || state === 'error';
}

async function grant(cast: Cast, visit: GrantVisit, { record: { answers }, over }: Course): Promise<void> {
  const asking: Asking = {
    method: 'PATCH',
    path: `admin/users-credit/${cast.memberOf(visit.member).id.toHexString()}`,
    headers: { 'idempotency-key': visit.key },
    body: { paid: 0, credit: visit.credit },
  };
  await askPersistently({ ask: cast.admin, over }, asking, (answer) => {
    answers.push(answer);
    return true;
  });
}

export const newRecord = (visit: Visit): VisitRecord => ({
  visit,
  answers: [],
  progress: [],
  lastPoll: null,
  grantsBefore: 0,
  left: null,
  morning: null,
});
