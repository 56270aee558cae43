import type { mongo } from 'mongoose';

/** No backup takes longer; the embedded store ends a transaction that does. */
const LONGEST_SECONDS = 6 * 3_600;
/** As both servers start. */
const USUAL_SECONDS = 60;
const LIFETIME = 'transactionLifetimeLimitSeconds';
/** Of a server without reads of a snapshot outside of transactions: CommandNotSupported, InvalidOptions, and the embedded store's. */
const NO_SNAPSHOT_READS = [20, 72, 115];

/**
 * Runs `read` with a session whose reads all see the store at one moment, while others write: a snapshot session, or a
 * transaction on a server without one (the embedded store).
 */
export async function withSnapshot<T>(
  client: mongo.MongoClient,
  read: (session: mongo.ClientSession) => Promise<T>,
): Promise<T> {
  if (await hasSnapshotReads(client)) {
    await using session = client.startSession({ snapshot: true });
    return await read(session);
  }
  await using session = client.startSession();
  try {
    await startLong(client, session);
    const result = await read(session);
    await session.commitTransaction();
    return result;
  } finally {
    if (session.inTransaction()) await session.abortTransaction();
  }
}

/**
 * Starts a transaction that may take long. A transaction keeps the limit of its start, so the limit is back at once: others
 * would else keep their locks as long after a crash of their client, from a crash of this one on until the next start.
 */
async function startLong(client: mongo.MongoClient, session: mongo.ClientSession): Promise<void> {
  const admin = client.db('admin');
  for (;;) {
    await admin.command({ setParameter: 1, [LIFETIME]: LONGEST_SECONDS });
    try {
      session.startTransaction();
      await client.db().collection('changelog').findOne({}, { session });
      const found = await admin.command({ getParameter: 1, [LIFETIME]: 1 });
      // Else another backup put it back meanwhile, and this transaction may have started short.
      if (found[LIFETIME] === LONGEST_SECONDS) return;
      await session.abortTransaction();
    } finally {
      await admin.command({ setParameter: 1, [LIFETIME]: USUAL_SECONDS });
    }
  }
}

async function hasSnapshotReads(client: mongo.MongoClient): Promise<boolean> {
  await using session = client.startSession({ snapshot: true });
  try {
    await client.db().collection('changelog').findOne({}, { session });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_SNAPSHOT_READS.includes(Number(error.code))) return false;
    throw error;
  }
}
