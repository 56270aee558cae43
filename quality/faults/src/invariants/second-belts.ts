import { type Document, MongoServerError, ObjectId } from 'mongodb';
import type { Cast } from '../members/cast.ts';
import type { StoredJob } from './stored-job.ts';

const DUPLICATE_KEY = 11_000;

/**
 * The store itself refuses a second analysis of one member and request id, and a second row of the log with one reference,
 * whatever the product does before it comes to that. Tried with a copy of one of each kind; one that is taken is deleted again.
 */
export async function findMissingBelts(cast: Cast, jobs: readonly StoredJob[]): Promise<string[]> {
  // Of those that have ended: a copy of a running one would be work for somebody.
  const ended = jobs.filter(({ state }) => state === 'done' || state === 'error');
  const ids = ended.map(({ _id }) => _id);
  const references = ids.flatMap((id) =>
    ['charge', 'refund'].flatMap((what) =>
      ['news', 'accumulation'].map((kind) => `${what}:${kind}:${id.toHexString()}`),
    ),
  );
  const tried = await Promise.all([
    isTakenTwice(cast, 'news_analyses', { _id: { $in: ids } }),
    isTakenTwice(cast, 'accumulations', { _id: { $in: ids } }),
    // A refund rather than a charge.
    isTakenTwice(cast, 'credit_logs', { reference: { $in: references } }),
  ]);
  return tried.flatMap((one) =>
    one === null ? [] : [`the store takes a second ${one.requestId ?? one.reference} in ${one.collection}`],
  );
}

/** What the store took a second time; null when it refused, or there is nothing to copy. Any other answer of the store is thrown. */
async function isTakenTwice(
  { product: { database } }: Cast,
  name: string,
  which: Document,
): Promise<(Document & { collection: string }) | null> {
  const collection = database.collection(name);
  const first = await collection.findOne(which, { sort: { reference: -1, _id: -1 } });
  if (first === null) return null;
  const _id = new ObjectId();
  try {
    await collection.insertOne({ ...first, _id });
  } catch (error) {
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return null;
    throw error;
  }
  await collection.deleteOne({ _id });
  return { ...first, collection: name };
}
