import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@gaemi/contracts/routes';
import type { LeaverVisit } from '../schedule/schedule.ts';
import { type Cast, giveCredit } from './cast.ts';
import { type Asking, askPersistently, logInMember, type Member } from './member.ts';
import type { VisitRecord } from './visit-record.ts';

const CREDIT = 1_000;

/** A member who withdraws: signed in and with credit before any fault. */
export async function welcomeLeaver(cast: Cast, { name }: LeaverVisit): Promise<void> {
  const member = await logInMember(cast.product, name, 'basic');
  await giveCredit(cast.admin, member, CREDIT);
  cast.leavers.set(name, member);
}

/** Orders analyses and withdraws while they run. Records the log rows as soon as the member is erased. */
export async function withdrawWhileRunning(
  cast: Cast,
  visit: LeaverVisit,
  { record, over }: { record: VisitRecord; over: AbortSignal },
): Promise<void> {
  const member = cast.leavers.get(visit.name);
  if (member === undefined) throw new Error(`nobody is called ${visit.name}`);
  const posts = buildPosts(cast, visit, member).map((asking) =>
    askPersistently({ ask: member.ask, over }, asking, (answer) => {
      record.answers.push(answer);
      // A withdrawn member sends no more orders.
      return record.left === null;
    }),
  );
  await sleep(visit.leavesAfter);
  const withdrawal: Asking = { method: routes.withdraw.method, path: routes.withdraw.path };
  await askPersistently({ ask: member.ask, over }, withdrawal, (answer) => {
    // 401: the previous answer was lost.
    return answer === 'lost' || (answer.status !== 204 && answer.status !== 401);
  });
  const userId = member.id;
  const isGone = (await cast.product.database.collection('users').countDocuments({ _id: userId })) === 0;
  const rows = await cast.product.database.collection('credit_logs').countDocuments({ userId });
  if (isGone) record.left = { userId, rows };
  await Promise.all(posts);
}

function buildPosts(cast: Cast, visit: LeaverVisit, { tier }: Member): Asking[] {
  const { name, code } = cast.companyOf(visit.company);
  const stock = { stock_name: name, stock_code: code };
  const news = (['good', 'bad'] as const).map(
    (side): Asking => ({
      method: 'POST',
      path: `${tier}-${side}-news-sqs`,
      body: { request_id: `faults-${visit.name}`, ...stock },
    }),
  );
  if (!cast.mjb) return news;
  const { from, to } = cast.tradingDays(3);
  const body = { request_id: `MJB-${visit.name}`, ...stock, start_date: from, end_date: to };
  return [...news, { method: 'POST', path: 'mjb', body }];
}
