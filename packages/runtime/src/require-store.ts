import { mongo } from 'mongoose';
import { EnvironmentError } from './environment.ts';

/** A server that is there answers in less; who started the product is not to wait longer for one that is not. */
const LIMIT_MS = 4_000;
/** Holds an index and never a document. */
const PROBE_COLLECTION = 'start_checks';
const PROBE_INDEX = { key: { at: 1 }, name: 'at_1', expireAfterSeconds: 3_600 };

/**
 * Makes sure that the database answers and can do what the product rests on: transactions, and indexes that remove what
 * has expired.
 * @throws EnvironmentError with one line
 */
export async function requireStore(uri: string): Promise<void> {
  const client = openClient(uri);
  const limit = Promise.withResolvers<never>();
  // Names of a mongodb+srv address are looked up before the driver's own limit begins.
  const timer = setTimeout(
    () => limit.reject(new Error(`no answer within ${(1.5 * LIMIT_MS) / 1000} s`)),
    1.5 * LIMIT_MS,
  );
  try {
    await Promise.race([client.connect(), limit.promise]).catch((error: unknown) => {
      throw problem('the database does not answer', error);
    });
    await requireTransactions(client);
    await requireExpiry(client.db());
  } finally {
    clearTimeout(timer);
    // What still looks for a server is not waited for.
    void client.close().catch(() => undefined);
  }
}

function openClient(uri: string): mongo.MongoClient {
  try {
    return new mongo.MongoClient(uri, { serverSelectionTimeoutMS: LIMIT_MS, connectTimeoutMS: LIMIT_MS });
  } catch (error) {
    throw problem('is no connection string', error);
  }
}

async function requireTransactions(client: mongo.MongoClient): Promise<void> {
  const session = client.startSession();
  try {
    session.startTransaction();
    await client.db().collection(PROBE_COLLECTION).findOne({}, { session });
    await session.commitTransaction();
  } catch (error) {
    throw problem('the database has no transactions (MongoDB has them as a replica set)', error);
  } finally {
    await session.endSession().catch(() => undefined);
  }
}

async function requireExpiry(database: mongo.Db): Promise<void> {
  try {
    await database.command({ createIndexes: PROBE_COLLECTION, indexes: [PROBE_INDEX] });
    const made = await database.collection(PROBE_COLLECTION).indexes();
    const { expireAfterSeconds } = made.find(({ name }) => name === PROBE_INDEX.name) ?? {};
    if (expireAfterSeconds !== PROBE_INDEX.expireAfterSeconds) throw new Error('the index was made without it');
  } catch (error) {
    throw problem('the database has no indexes that remove expired documents (TTL)', error);
  }
}

/** One line; an address in the driver's own words may carry a password, and loses it. */
function problem(what: string, cause: unknown): EnvironmentError {
  const said = cause instanceof Error ? cause.message : String(cause);
  const why = said
    .replace(/\s+/g, ' ')
    .replace(/\/\/[^@/\s]*@/g, '//')
    .slice(0, 200);
  return new EnvironmentError([`MONGODB_URI: ${what}: ${why}`]);
}
