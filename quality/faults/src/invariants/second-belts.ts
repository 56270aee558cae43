import { type Document, MongoServerError, ObjectId } from 'mongodb';
import type { Cast } from '../members/cast.ts';
import type { StoredJob } from './stored-job.ts';

const DUPLICATE_KEY = 11_000;

/**
 * Checks that the store itself refuses a second analysis of one member and request id, and a second log row with one
 * reference, whatever the product checks before. It inserts a copy of one of each kind, and deletes a copy that was
 * accepted.
 */
export async function findMissingBelts(cast: Cast, jobs: readonly StoredJob[]): Promise<string[]> {
  // Of ended ones only, since a worker would process a copy of a running one.
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

/**
 * Returns the duplicate that the store accepted; null when it refused, or there is nothing to copy. Throws on any other
 * answer of the store.
 */
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
