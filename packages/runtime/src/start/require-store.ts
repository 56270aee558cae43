import { mongo } from 'mongoose';
import { EnvironmentError } from '../settings/environment.ts';

/** Limits of the tries: short in total, since an operator waits; several, since the store may just be starting. */
const ATTEMPTS = 3;
const ATTEMPT_MS = 2_000;
/** Name of a collection that has an index and never a document. */
const PROBE_COLLECTION = 'start_checks';
const NO_EXPIRY = 'the database has no indexes that remove expired documents (TTL)';
const PROBE_INDEX = { key: { at: 1 }, name: 'at_1', expireAfterSeconds: 3_600 };

/**
 * Checks that the database answers and supports transactions and indexes that remove expired documents. @throws
 * EnvironmentError with one line
 */
export async function requireStore(uri: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await probe(uri);
    } catch (error) {
      if (error instanceof EnvironmentError) throw error;
      if (attempt === ATTEMPTS) throw problem('the database does not answer', error);
    }
  }
}

/** Throws an EnvironmentError for a final error of the server, and any other error for one that may pass. */
async function probe(uri: string): Promise<void> {
  const client = openClient(uri);
  const limit = Promise.withResolvers<never>();
  // The lookup of a mongodb+srv address runs before the driver's own time limit starts.
  const timer = setTimeout(() => limit.reject(new Error('it took too long')), ATTEMPT_MS + 500);
  try {
    await Promise.race([client.connect(), limit.promise]).catch(verdict('the database refuses the connection'));
    await requireTransactions(client);
    await requireExpiry(client.db());
  } finally {
    clearTimeout(timer);
    // A pending search for a server is not awaited.
    void client.close().catch(() => undefined);
  }
}

function openClient(uri: string): mongo.MongoClient {
  try {
    return new mongo.MongoClient(uri, {
      serverSelectionTimeoutMS: ATTEMPT_MS,
      connectTimeoutMS: ATTEMPT_MS,
      socketTimeoutMS: ATTEMPT_MS,
    });
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
    verdict('the database has no transactions (MongoDB has them as a replica set)')(error);
  } finally {
    await session.endSession().catch(() => undefined);
  }
}

async function requireExpiry(database: mongo.Db): Promise<void> {
  try {
    await database.command({ createIndexes: PROBE_COLLECTION, indexes: [PROBE_INDEX] });
    const made = await database.collection(PROBE_COLLECTION).indexes();
    const { expireAfterSeconds } = made.find(({ name }) => name === PROBE_INDEX.name) ?? {};
    if (expireAfterSeconds !== PROBE_INDEX.expireAfterSeconds)
      throw problem(NO_EXPIRY, 'the index was made without it');
  } catch (error) {
    verdict(NO_EXPIRY)(error);
  }
}

/** Rethrows the error; as an EnvironmentError when the server's refusal is final. */
const verdict =
  (what: string) =>
  (error: unknown): never => {
    if (error instanceof mongo.MongoServerError && !mayPass(error)) throw problem(what, error);
    throw error;
  };

/** Returns true for a server that changes its state, or a transaction that may be retried. */
const mayPass = (error: mongo.MongoServerError): boolean =>
  error.hasErrorLabel('TransientTransactionError') || passing.includes(Number(error.code));

/** Codes of NotWritablePrimary and its kin, ShutdownInProgress, InterruptedAtShutdown. */
const passing = [91, 189, 10_107, 11_600, 11_602, 13_435, 13_436];

/** Formats an error as one line. The driver's message may contain an address with a password, which is removed. */
function problem(what: string, cause: unknown): EnvironmentError {
  const said = cause instanceof Error ? cause.message : String(cause);
  const why = said
    .replace(/\s+/g, ' ')
    .replace(/\/\/[^@/\s]*@/g, '//')
    .slice(0, 200);
  return new EnvironmentError([`MONGODB_URI: ${what}: ${why}`]);
}
