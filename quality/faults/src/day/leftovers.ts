import { queueNames } from '@gaemi/domain/analysis/jobs';
import { deadLetterQueueOf } from '@gaemi/queue/jobs';
import type { TestMail } from '@gaemi/testing/embedded/test-mail';
import { findBrokenLedger } from '../invariants/ledger.ts';
import type { StoredJob } from '../invariants/stored-job.ts';
import type { Cast } from '../members/cast.ts';
import type { Product } from '../product/product.ts';
import { lookInto } from '../product/queues.ts';

type CaughtMail = Awaited<ReturnType<TestMail['messages']>>[number];

/** A mail has its own, also when it comes again. */
const UNSUBSCRIBE_LINK = /\/u\/[\w-]+/g;

/** The store looks every minute for documents whose time is over, and a minute may pass at once. */
const TTL_LATE_MS = 5 * 60_000;

/** Returns a line for all that a day leaves unfinished, held or stored beyond its time, and for each wrong balance. */
export async function findLeftovers(cast: Cast): Promise<string[]> {
  const { product } = cast;
  const jobs = await listJobs(product);
  return [
    ...(await findUnfinished(product)),
    ...(await findBrokenLedger(cast, { jobs, records: [] })),
    ...(await findMessages(product)),
  ];
}

/** What the store has at rest that is open, held or beyond its time. */
export async function findUnfinished(product: Pick<Product, 'database' | 'clock'>): Promise<string[]> {
  const open = (await listJobs(product)).filter(
    ({ state, lease }) => !['done', 'error'].includes(state) || lease !== null,
  );
  const outbox = await product.database.collection('outbox').countDocuments();
  return [
    ...open.map(({ requestId, state }) => `${requestId} is ${state} at the end of the day`),
    ...(outbox > 0 ? [`${outbox} messages are left in the outbox`] : []),
    ...(await findHeld(product)),
    ...(await findOutlived(product)),
  ];
}

async function listJobs({ database }: Pick<Product, 'database'>): Promise<StoredJob[]> {
  const lists = ['news_analyses', 'accumulations'].map((name) => database.collection<StoredJob>(name).find().toArray());
  return (await Promise.all(lists)).flat();
}

async function findMessages(product: Product): Promise<string[]> {
  const queues = Object.values(queueNames).flatMap((name) => [name, deadLetterQueueOf(name)]);
  const counts = await Promise.all(
    queues.map(async (queue) => {
      const { ready, delayed, inFlight } = await lookInto(product, queue);
      return [queue, ready.length + delayed.length + inFlight.length] as const;
    }),
  );
  return counts.flatMap(([queue, count]) => (count > 0 ? [`${count} messages are left in ${queue}`] : []));
}

/** Mails that came more than once, each a line: after a lost answer one may, under its Message-ID. */
export function findRepeatedMails(mails: readonly Pick<CaughtMail, 'to' | 'subject' | 'text'>[]): string[] {
  const alike = Map.groupBy(mails, ({ to, subject, text }) =>
    JSON.stringify([to, subject, text?.replaceAll(UNSUBSCRIBE_LINK, '')]),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    first !== undefined && others.length > 0
      ? [`${first.to.join(', ')}: ${others.length + 1} times "${first.subject}"`]
      : [],
  );
}

/** At rest nobody works, so nobody may hold anything. */
async function findHeld({ database, clock }: Pick<Product, 'database' | 'clock'>): Promise<string[]> {
  const now = clock.now();
  const held: string[] = [];
  for (const collection of await database.collections())
    for (const { _id } of await collection.find({ leaseUntil: { $gt: now } }).toArray())
      held.push(`${String(_id)} of ${collection.collectionName} is held at the end of the day`);
  return held;
}

async function findOutlived({ database, clock }: Pick<Product, 'database' | 'clock'>): Promise<string[]> {
  const outlived: string[] = [];
  for (const collection of await database.collections())
    for (const { key, expireAfterSeconds } of await collection.listIndexes().toArray()) {
      const field = Object.keys(key)[0];
      if (typeof expireAfterSeconds !== 'number' || field === undefined) continue;
      const before = new Date(clock.now().getTime() - expireAfterSeconds * 1_000 - TTL_LATE_MS);
      const count = await collection.countDocuments({ [field]: { $lt: before } });
      if (count > 0) outlived.push(`${count} documents of ${collection.collectionName} have outlived their ${field}`);
    }
  return outlived;
}
