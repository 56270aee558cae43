import type { Db, ObjectId } from 'mongodb';
import { CREDITS_AT_BEGIN } from '../product/member.ts';
import { until } from '../product/until.ts';
import type { Row } from '../row.ts';
import { percentile } from '../statistics.ts';

interface StoredAnalysis {
  _id: ObjectId;
  requestId: string;
  state: 'running' | 'refunding' | 'done' | 'error';
  charged: number;
  failure: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

interface CreditRow {
  userId: ObjectId;
  reference: string;
  change: number;
}

const COLLECTIONS = { news: 'news_analyses', mjb: 'accumulations' } as const;

/** Waits until no analysis runs any more, at most `limitMs`; those that still run then count as lost. */
export async function awaitEnds(database: Db, limitMs: number): Promise<void> {
  const running = async () => {
    const counts = Object.values(COLLECTIONS).map((name) =>
      database.collection(name).countDocuments({ state: { $in: ['running', 'refunding'] } }),
    );
    return (await Promise.all(counts)).every((count) => count === 0) ? true : null;
  };
  await until('all analyses ended', running, { everyMs: 500, limitMs }).catch(() => undefined);
}

/**
 * Checks that every analysis answered with 202 is done and charged once, or refunded once, and that balances equal the
 * log.
 */
export async function endRows(database: Db, accepted: ReadonlySet<string>): Promise<Row[]> {
  const log = await database.collection<CreditRow>('credit_logs').find().toArray();
  const listRows = Map.groupBy(log, ({ reference }) => reference.split(':').at(-1) ?? '');
  const stored: StoredAnalysis[] = [];
  const times: Row[] = [];
  for (const [kind, collection] of Object.entries(COLLECTIONS)) {
    const analyses = await database.collection<StoredAnalysis>(collection).find().toArray();
    stored.push(...analyses);
    times.push(...endTimes(kind, analyses));
  }

  const whole = new Set(
    stored.filter((one) => isWhole(one, listRows.get(String(one._id)) ?? [])).map((one) => one.requestId),
  );
  // Analyses whose answer was lost have to end just the same.
  const known = new Set([...accepted, ...stored.map(({ requestId }) => requestId)]);
  const lost = [...known].filter((requestId) => !whole.has(requestId)).length;
  const failed = stored.filter(({ state }) => state === 'error');
  const refunded = failed.length;
  const reasons = Map.groupBy(failed, ({ failure }) => failure ?? 'unknown');
  const why = [...reasons].map(([failure, { length }]) => ` (${length} ${failure})`).join('');
  const mismatches = await balanceMismatches(database, log);
  return [
    ...times,
    {
      figure: `lost jobs of ${known.size} analyses`,
      product: String(lost),
      baseline: '',
      bound: { limit: '0', holds: lost === 0 },
      note: `${accepted.size} answered 202; ${stored.length - refunded} done, ${refunded} refunded${why}`,
    },
    {
      figure: 'balances that differ from the log',
      product: String(mismatches),
      baseline: '',
      bound: { limit: '0', holds: mismatches === 0 },
    },
  ];
}

function isWhole({ state, charged }: StoredAnalysis, rows: readonly CreditRow[]): boolean {
  const changes = rows.map(({ change }) => change).toSorted((a, b) => a - b);
  return changes.join() === (state === 'done' ? [-charged] : state === 'error' ? [-charged, charged] : []).join();
}

async function balanceMismatches(database: Db, log: readonly CreditRow[]): Promise<number> {
  const members = database.collection<{ credit: number }>('users').find({ email: /^bench-/ });
  const changes = Map.groupBy(log, ({ userId }) => String(userId));
  let mismatches = 0;
  for await (const { _id, credit } of members) {
    const sum = (changes.get(String(_id)) ?? []).reduce((total, { change }) => total + change, 0);
    if (credit !== CREDITS_AT_BEGIN + sum) mismatches += 1;
  }
  return mismatches;
}

function endTimes(kind: string, analyses: readonly StoredAnalysis[]): Row[] {
  const seconds = analyses.flatMap(({ state, createdAt, finishedAt }) =>
    state === 'done' && finishedAt !== null ? [(finishedAt.getTime() - createdAt.getTime()) / 1000] : [],
  );
  if (seconds.length === 0) return [];
  const text = [0.5, 0.95, 0.99].map((share) => percentile(seconds, share).toFixed(1)).join(' / ');
  return [{ figure: `${kind} analyses from post to end, ${seconds.length}`, product: `${text} s`, baseline: '' }];
}
