import type { Cast } from '../members/cast.ts';
import type { VisitRecord } from '../members/visit-record.ts';
import type { StoredCreditRow, StoredJob } from './stored-job.ts';

/** Compares balances with the log, and the log with the jobs. */
export async function findBrokenLedger(
  cast: Cast,
  { jobs, records }: { jobs: readonly StoredJob[]; records: readonly VisitRecord[] },
): Promise<string[]> {
  return [
    ...(await brokenBalances(cast)),
    ...(await brokenCharges(cast, jobs)),
    ...(await brokenGrants(cast, records)),
  ];
}

async function brokenBalances({ product }: Cast): Promise<string[]> {
  const [users, sums] = await Promise.all([
    product.database.collection<{ email: string; credit: number }>('users').find({}).toArray(),
    product.database
      .collection('credit_logs')
      .aggregate<{ _id: unknown; sum: number }>([{ $group: { _id: '$userId', sum: { $sum: '$change' } } }])
      .toArray(),
  ]);
  const addUp = new Map(sums.map(({ _id, sum }) => [String(_id), sum]));
  return users.flatMap(({ _id, email, credit }) => {
    const sum = addUp.get(String(_id)) ?? 0;
    if (credit < 0) return [`${email}: the balance is ${credit}`];
    return credit === sum ? [] : [`${email}: the balance is ${credit} and the log says ${sum}`];
  });
}

async function brokenCharges({ product }: Cast, jobs: readonly StoredJob[]): Promise<string[]> {
  const broken: string[] = [];
  const log = product.database.collection<StoredCreditRow>('credit_logs');
  for (const job of jobs) {
    const id = job._id.toHexString();
    const references = ['charge', 'refund'].flatMap((what) => [`${what}:news:${id}`, `${what}:accumulation:${id}`]);
    const rows = await log.find({ reference: { $in: references } }).toArray();
    const charges = rows.filter(({ change }) => change < 0);
    const refunds = rows.filter(({ change }) => change > 0);
    const owed = job.state === 'error' ? 1 : 0;
    if (charges.length !== 1) broken.push(`${job.requestId}: charged ${charges.length} times`);
    if (refunds.length !== owed) broken.push(`${job.requestId}: ended ${job.state} with ${refunds.length} refunds`);
    if (rows.some(({ change }) => Math.abs(change) !== job.charged))
      broken.push(
        `${job.requestId}: costs ${job.charged}, and the log says ${rows.map(({ change }) => change).join(', ')}`,
      );
  }
  // Charges without a job. Rows of withdrawn members stay.
  const known = new Set(await knownJobs({ product }));
  const members = new Set(
    (
      await product.database
        .collection('users')
        .find({}, { projection: { _id: 1 } })
        .toArray()
    ).map(({ _id }) => _id.toHexString()),
  );
  const latest = await log
    .find({ reference: { $regex: '^(charge|refund):' } }, { sort: { _id: -1 }, limit: 60 })
    .toArray();
  for (const { reference, userId } of latest) {
    if (members.has(userId.toHexString()) && !known.has(reference.split(':').at(-1) ?? ''))
      broken.push(`${reference}: no such job`);
  }
  return broken;
}

async function knownJobs({ product }: Pick<Cast, 'product'>): Promise<string[]> {
  const lists = await Promise.all(
    ['news_analyses', 'accumulations'].map((name) =>
      product.database
        .collection(name)
        .find({}, { projection: { _id: 1 }, sort: { _id: -1 }, limit: 120 })
        .toArray(),
    ),
  );
  return lists.flat().map(({ _id }) => _id.toHexString());
}

/** Checks that each idempotency key of the admin added credits once, and that each new member got the bonus once. */
async function brokenGrants({ product, memberOf }: Cast, records: readonly VisitRecord[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { visit, answers, grantsBefore } of records) {
    const granted = answers.some((answer) => answer !== 'lost' && answer.status < 300);
    if (visit.kind === 'grant') {
      const count = (await sumGrants({ product, memberOf }, visit.member)) - grantsBefore;
      if (count > 1 || (granted && count !== 1)) broken.push(`${visit.key}: given ${count} times`);
    }
    if (visit.kind === 'sign-up') {
      const email = `${visit.name}@faults.example`;
      const [user, ...others] = await product.database.collection('users').find({ email }).toArray();
      if (others.length > 0) broken.push(`${email}: signed up twice`);
      if (granted && user === undefined) broken.push(`${email}: signed up and lost`);
      if (user === undefined) continue;
      const bonus = await product.database.collection('credit_logs').countDocuments({ userId: user._id });
      if (bonus !== 1) broken.push(`${email}: ${bonus} rows in the log of a new member`);
    }
  }
  return broken;
}

/** Number of times that the admin has added credits to a member so far. */
export function sumGrants({ product, memberOf }: Pick<Cast, 'product' | 'memberOf'>, member: number): Promise<number> {
  const grants = { userId: memberOf(member).id, reference: { $regex: '^grant:' } };
  return product.database.collection('credit_logs').countDocuments(grants);
}
