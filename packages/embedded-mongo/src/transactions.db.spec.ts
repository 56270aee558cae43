import { type ClientSession, MongoClient, MongoServerError } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { withServer } from './testing/with-server.ts';

const server = withServer((uri) => new MongoClient(uri).connect());
const sessions: ClientSession[] = [];

function begin(): ClientSession {
  const session = server.client.startSession();
  sessions.push(session);
  session.startTransaction();
  return session;
}

afterEach(async () => {
  for (const session of sessions.splice(0)) await session.endSession();
});

const failure = async (action: Promise<unknown>): Promise<MongoServerError> => {
  const error = await action.then(() => undefined).catch((cause: unknown) => cause);
  if (error instanceof MongoServerError) return error;
  throw new Error(`expected a server error, got ${String(error)}`);
};
const isTransient = (error: MongoServerError) => error.hasErrorLabel('TransientTransactionError');
const id = (value: unknown) => ({ _id: value as never });

describe('a transaction', () => {
  it('shows its writes to itself only, until it commits', async () => {
    await server.collection.insertOne({ ...id(1), n: 1 });
    const session = begin();
    await server.collection.updateOne(id(1), { $inc: { n: 1 } }, { session });
    await server.collection.insertOne({ ...id(2), n: 5 }, { session });
    expect(await server.collection.find({}, { session }).sort({ n: -1 }).toArray()).toEqual([
      { _id: 2, n: 5 },
      { _id: 1, n: 2 },
    ]);
    expect(await server.collection.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
    await session.commitTransaction();
    expect(await server.collection.countDocuments({ n: { $gte: 2 } })).toBe(2);
    await session.commitTransaction();
  });

  it('reads from its snapshot, also through an index', async () => {
    await server.collection.createIndex({ n: 1 });
    await server.collection.insertMany([
      { ...id(1), n: 1 },
      { ...id(2), n: 2 },
      { ...id(3), n: 3 },
    ]);
    const session = begin();
    expect(await server.collection.countDocuments({ n: { $gt: 0 } }, { session })).toBe(3);
    await server.collection.updateOne(id(1), { $set: { n: 100 } });
    await server.collection.deleteOne(id(2));
    await server.collection.insertOne({ ...id(4), n: 4 });
    expect(
      await server.collection
        .find({ n: { $lt: 50 } }, { session })
        .sort({ n: 1 })
        .toArray(),
    ).toEqual([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
      { _id: 3, n: 3 },
    ]);
    await session.abortTransaction();
    expect(await server.collection.find({}).sort({ n: 1 }).toArray()).toEqual([
      { _id: 3, n: 3 },
      { _id: 4, n: 4 },
      { _id: 1, n: 100 },
    ]);
  });

  it('has no effects after an abort', async () => {
    const session = begin();
    await server.collection.insertOne(id(1), { session });
    await session.abortTransaction();
    expect(await server.collection.countDocuments()).toBe(0);
    expect(await server.db.listCollections().toArray()).toEqual([]);
  });

  it('aborts with a transient error on a conflict with a write since its snapshot', async () => {
    await server.collection.insertOne({ ...id(1), n: 1 });
    const session = begin();
    await server.collection.findOne({}, { session });
    await server.collection.updateOne(id(1), { $set: { n: 2 } });
    const error = await failure(server.collection.updateOne(id(1), { $set: { n: 3 } }, { session }));
    expect(error).toMatchObject({ code: 112, codeName: 'WriteConflict' });
    expect(isTransient(error)).toBe(true);
    const commit = await failure(session.commitTransaction());
    expect(commit).toMatchObject({ code: 251, codeName: 'NoSuchTransaction' });
    expect(isTransient(commit)).toBe(true);
  });

  it('conflicts with another open transaction over a document and over a unique key', async () => {
    await server.collection.createIndex({ key: 1 }, { unique: true });
    const first = begin();
    const second = begin();
    await server.collection.insertOne({ ...id(1), key: 'a' }, { session: first });
    expect(await failure(server.collection.insertOne({ ...id(2), key: 'a' }, { session: second }))).toMatchObject({
      code: 112,
    });
    await first.commitTransaction();
  });

  it('reports a duplicate of a committed key as not transient', async () => {
    await server.collection.insertOne(id(1));
    const session = begin();
    const error = await failure(server.collection.insertOne(id(1), { session }));
    expect(error.code).toBe(11000);
    expect(isTransient(error)).toBe(false);
    expect(await failure(server.collection.insertOne(id(2), { session }))).toMatchObject({ code: 251 });
  });

  it('can free a unique key and take it again', async () => {
    await server.collection.createIndex({ key: 1 }, { unique: true });
    await server.collection.insertOne({ ...id(1), key: 'a' });
    const session = begin();
    await server.collection.deleteOne(id(1), { session });
    await server.collection.insertOne({ ...id(2), key: 'a' }, { session });
    expect(await failure(server.collection.insertOne({ ...id(3), key: 'a' }, { session }))).toMatchObject({
      code: 11000,
    });
  });

  it('refuses commands that MongoDB does not run in it', async () => {
    await server.collection.insertOne(id(1));
    const session = begin();
    const error = await failure(server.db.command({ count: 'things' }, { session }));
    expect(error).toMatchObject({ code: 263 });
    expect(isTransient(error)).toBe(false);
  });

  it('creates collections and indexes that others see after the commit', async () => {
    const session = begin();
    await server.db.createCollection('made', { session });
    await server.db.collection('made').createIndex({ a: 1 }, { session });
    expect(await server.db.listCollections().toArray()).toEqual([]);
    await session.commitTransaction();
    expect(await server.db.collection('made').indexes()).toHaveLength(2);
  });

  it('aborts after transactionLifetimeLimitSeconds', async () => {
    await server.client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 0.05 });
    const session = begin();
    await server.collection.insertOne(id(1), { session });
    await server.collection.insertOne(id(1));
    await server.client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 60 });
    expect(await failure(server.collection.findOne({}, { session }))).toMatchObject({ code: 251 });
  });

  it('pages through a cursor of its own', async () => {
    await server.collection.insertMany(Array.from({ length: 250 }, (_, n) => ({ n })));
    const session = begin();
    await server.collection.insertOne({ n: 250 }, { session });
    const found = await server.collection.find({}, { session, batchSize: 100 }).toArray();
    expect(found).toHaveLength(251);
  });

  it.each([
    { by: 'the collection', order: { $natural: 1 } as const },
    { by: 'the collection backwards', order: { $natural: -1 } as const },
    { by: 'an index', order: { n: 1 } as const },
  ])('reads each document of its snapshot once by $by, whatever is written meanwhile', async ({ order }) => {
    await server.collection.createIndex({ n: 1 });
    const documents = Array.from({ length: 10 }, (_, n) => ({ ...id(n), n }));
    await server.collection.insertMany(documents);
    const session = begin();
    const read = [];
    for await (const document of server.collection.find({}, { session, batchSize: 2 }).sort(order)) {
      read.push(document);
      if (read.length % 2 > 0) continue;
      const [one, other] = read.slice(-2);
      await server.collection.updateOne(id(one?._id), { $inc: { n: 100 } });
      await server.collection.deleteOne(id(other?._id));
    }
    expect(read.sort((a, b) => a.n - b.n)).toEqual(documents);
    await session.abortTransaction();
  });
});

describe('writes outside of a transaction', () => {
  it('wait for its end and then see its effects', async () => {
    await server.collection.insertOne({ ...id(1), n: 1 });
    const session = begin();
    await server.collection.updateOne(id(1), { $inc: { n: 10 } }, { session });
    const order: string[] = [];
    const waiting = server.collection.updateOne(id(1), { $inc: { n: 100 } }).then(() => order.push('write'));
    await server.collection.findOne({});
    order.push('commit');
    await session.commitTransaction();
    await waiting;
    expect(order).toEqual(['commit', 'write']);
    expect(await server.collection.findOne({})).toEqual({ _id: 1, n: 111 });
  });

  it('wait no longer than maxTimeMS', async () => {
    await server.collection.insertOne({ ...id(1), n: 1 });
    const session = begin();
    await server.collection.deleteOne(id(1), { session });
    expect(await failure(server.collection.updateOne(id(1), { $set: { n: 2 } }, { maxTimeMS: 30 }))).toMatchObject({
      code: 50,
    });
  });

  it('apply an update of many documents to each exactly once', async () => {
    await server.collection.insertMany([
      { ...id(1), n: 0 },
      { ...id(2), n: 0 },
      { ...id(3), n: 0 },
    ]);
    const session = begin();
    await server.collection.updateOne(id(2), { $set: { n: 10 } }, { session });
    const waiting = server.collection.updateMany({}, { $inc: { n: 1 } });
    await server.collection.findOne({});
    await session.commitTransaction();
    expect(await waiting).toMatchObject({ matchedCount: 3, modifiedCount: 3 });
    expect(await server.collection.find().toArray()).toEqual([
      { _id: 1, n: 1 },
      { _id: 2, n: 11 },
      { _id: 3, n: 1 },
    ]);
  });

  it('survive an update of many documents that waited meanwhile', async () => {
    await server.collection.insertMany([
      { ...id(1), n: 0 },
      { ...id(2), n: 0 },
    ]);
    await server.collection.createIndex({ n: 1 });
    const session = begin();
    await server.collection.updateOne(id(1), { $set: { held: true } }, { session });
    const waiting = server.collection.updateMany({}, { $set: { seen: true } });
    await server.collection.updateOne(id(2), { $inc: { n: 10 } });
    await session.commitTransaction();
    await waiting;
    expect(await server.collection.find({ n: { $gte: 0 } }).toArray()).toEqual([
      { _id: 1, n: 0, held: true, seen: true },
      { _id: 2, n: 10, seen: true },
    ]);
  });

  it('lose no increment under contention of many transactions', async () => {
    await server.collection.insertOne({ ...id(1), n: 0 });
    const increment = () =>
      server.client.withSession((session) =>
        session.withTransaction(async () => {
          const doc = await server.collection.findOne(id(1), { session });
          await server.collection.updateOne(id(1), { $set: { n: Number(doc?.n) + 1 } }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await server.collection.findOne({})).toEqual({ _id: 1, n: 20 });
  });
});

describe('transfers between accounts', () => {
  it('never create or destroy money, for writers and for readers', async () => {
    const accounts = Array.from({ length: 6 }, (_, n) => ({ ...id(n), balance: 100 }));
    await server.collection.createIndex({ balance: 1 });
    await server.collection.insertMany(accounts);
    const totals: number[] = [];
    const transfer = (worker: number, round: number) =>
      server.client.withSession((session) =>
        session.withTransaction(async () => {
          const all = await server.collection.find({ balance: { $gt: -1000 } }, { session }).toArray();
          totals.push(all.reduce((sum, { balance }) => sum + Number(balance), 0));
          const [from, to] = [(worker + round) % 6, (worker * 2 + round * 3 + 1) % 6];
          await server.collection.updateOne(id(from), { $inc: { balance: -7 } }, { session });
          await server.collection.updateOne(id(to), { $inc: { balance: 7 } }, { session });
        }),
      );
    const worker = async (n: number) => {
      for (let round = 0; round < 8; round++) await transfer(n, round);
    };
    await Promise.all([0, 1, 2, 3].map(worker));
    expect(new Set(totals)).toEqual(new Set([600]));
    const [sum] = await server.collection.aggregate([{ $group: { _id: null, total: { $sum: '$balance' } } }]).toArray();
    expect(sum).toMatchObject({ total: 600 });
  });
});

describe('retryable writes', () => {
  it('return the stored reply for a repeated number', async () => {
    const client = new MongoClient(server.mongo.uri);
    const session = client.startSession();
    const command = {
      update: 'things',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
      txnNumber: 1000n,
    };
    const send = () => client.db('test').command(command, { session, useBigInt64: true });
    const first = await send();
    expect(await send()).toMatchObject({ n: first.n, upserted: first.upserted });
    expect(await server.collection.findOne({})).toEqual({ _id: 1, n: 1 });
    await session.endSession();
    await client.close();
  });

  it('take effect once when the driver retries them after a lost connection', async () => {
    const failPoint = (data: object) =>
      server.client
        .db('admin')
        .command({ configureFailPoint: 'onPrimaryTransactionalWrite', mode: { times: 1 }, data });
    await failPoint({});
    expect(await server.collection.updateOne(id(1), { $inc: { n: 1 } }, { upsert: true })).toMatchObject({
      upsertedCount: 1,
    });
    await failPoint({ failBeforeCommitExceptionCode: 1 });
    await server.collection.updateOne(id(1), { $inc: { n: 1 } });
    expect(await server.collection.findOne({})).toEqual({ _id: 1, n: 2 });
  });

  it('fail with the label for which drivers retry', async () => {
    await server.client.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['insert'], errorCode: 11600 },
    });
    expect(await server.collection.insertOne(id(1))).toMatchObject({ acknowledged: true });
    await server.client.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: { times: 2 },
      data: { failCommands: ['insert'], errorCode: 91 },
    });
    const error = await failure(server.collection.insertOne(id(2)));
    expect(error.hasErrorLabel('RetryableWriteError')).toBe(true);
  });
});

describe('snapshots outside of transactions', () => {
  it('are refused for writes, retryable or not', async () => {
    const session = server.client.startSession();
    sessions.push(session);
    const command = { insert: 'things', documents: [{ _id: 1 }], readConcern: { level: 'snapshot' } };
    for (const numbered of [{}, { txnNumber: 1n }])
      expect(await failure(server.db.command({ ...command, ...numbered }, { session }))).toMatchObject({ code: 72 });
    expect(await server.collection.countDocuments()).toBe(0);
  });
});

describe('fail points', () => {
  it('return the configured error, labels and write concern errors', async () => {
    const admin = server.client.db('admin');
    await admin.command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['find'], errorCode: 8, errorLabels: ['Some'] },
    });
    const error = await failure(server.collection.findOne({}));
    expect(error).toMatchObject({ code: 8, codeName: 'UnknownError' });
    expect(error.hasErrorLabel('Some')).toBe(true);
    const writeConcernError = { code: 64, errmsg: 'waiting', codeName: 'WriteConcernFailed' };
    await admin.command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['insert'], writeConcernError },
    });
    expect(await failure(server.collection.insertOne(id(1)))).toMatchObject({ code: 64 });
    expect(await server.collection.countDocuments()).toBe(1);
  });

  it('leave other collections alone where they name one', async () => {
    const data = { failCommands: ['insert'], errorCode: 8, namespace: server.collection.namespace };
    await server.client.db('admin').command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });
    await server.db.collection('others').insertOne(id(1));
    expect(await failure(server.collection.insertOne(id(1)))).toMatchObject({ code: 8 });
  });

  it.each([246, 239])('report error %i of a commit as transient', async (errorCode) => {
    const session = begin();
    await server.collection.insertOne(id(1), { session });
    const data = { failCommands: ['commitTransaction'], errorCode };
    await server.client.db('admin').command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });
    const error = await failure(session.commitTransaction());
    expect(error).toMatchObject({ code: errorCode });
    expect(isTransient(error)).toBe(true);
  });

  it('report an unsatisfiable write concern after the write', async () => {
    const error = await failure(server.collection.insertOne(id(1), { writeConcern: { w: 5 } }));
    expect(error).toMatchObject({ code: 100 });
    expect(await server.collection.countDocuments()).toBe(1);
  });
});
