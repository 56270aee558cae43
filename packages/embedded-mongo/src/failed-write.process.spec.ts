import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Db, type Document, MongoClient, MongoError, MongoServerError } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ProcessOptions, type ServerProcess, startProcess } from './testing/server-process.ts';

interface Thing {
  _id: number | string;
  n?: number;
  text?: string;
}

/**
 * Limits the log to a quarter of a megabyte (half, where the shell counts larger blocks), which stands for a full disk.
 */
const FULL = { fileBlocks: 512 };
const LARGE = 'x'.repeat(2_000_000);
const MANY = 3_000;

/** A filled store; each test has a copy. */
let filled: string;
let directory: string;
let server: ServerProcess;
let client: MongoClient;

async function start(options?: ProcessOptions): Promise<Db> {
  server = await startProcess(['--port', '0', '--data', directory], options);
  // The client sends each operation once.
  client = new MongoClient(server.uri, { retryWrites: false, retryReads: false, serverSelectionTimeoutMS: 1000 });
  await client.connect();
  return client.db('test');
}

const things = (db: Db, name: string): Collection<Thing> => db.collection<Thing>(name);

/** Fills two collections with interleaved documents, so that changing all documents of one changes every page. */
async function fill(db: Db): Promise<void> {
  const document = (n: number) => ({ _id: n, n, text: `${n} `.repeat(40) });
  await things(db, 'kept').createIndex({ n: 1 });
  for (let from = 0; from < MANY; from += 50) {
    const batch = Array.from({ length: 50 }, (_, i) => document(from + i));
    for (const name of ['kept', 'other']) await things(db, name).insertMany(batch);
  }
}

const makeDirectory = () => mkdtemp(join(tmpdir(), 'embedded-mongo-'));
beforeAll(async () => {
  filled = await makeDirectory();
  directory = filled;
  await fill(await start());
  await client.close();
  expect(await server.stop('SIGTERM')).toMatchObject({ code: 0 });
});
afterAll(() => rm(filled, { recursive: true }));
beforeEach(async () => {
  directory = await makeDirectory();
  await cp(filled, directory, { recursive: true });
});
afterEach(async () => {
  await client.close();
  await server.stop('SIGKILL');
  await rm(directory, { recursive: true });
});

/** Writes a little, then more than the disk has room for. Returns the store after a restart. */
async function restartAfter(fails: (db: Db) => Promise<unknown>): Promise<Db> {
  const db = await start(FULL);
  for (const _id of ['first', 'second']) await things(db, 'kept').insertOne({ _id, n: MANY });
  const idle = connect(Number(new URL(server.uri).port), '127.0.0.1');
  await once(idle, 'connect');
  const closed = once(idle.resume(), 'close');
  const error: unknown = await fails(db).then(
    () => 'acknowledged',
    (cause: unknown) => cause,
  );
  // The driver reports the lost connection; the server sends no reply.
  expect(error).toBeInstanceOf(MongoError);
  expect(error).not.toBeInstanceOf(MongoServerError);
  await closed;
  const { code, errors } = await server.ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^Stopped, as the store cannot be written any more: .+\n$/);
  expect(errors.trim().split('\n')).toHaveLength(1);
  await client.close();
  return start();
}

/** Expects exactly the acknowledged documents, with and without each index. */
async function expectAsAcknowledged(db: Db, names: string[] = ['kept', 'other']): Promise<void> {
  const collections = await db.listCollections().toArray();
  expect(collections.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(await things(db, 'kept').countDocuments({}, { hint: { $natural: 1 } })).toBe(MANY + 2);
  expect(await things(db, 'other').countDocuments({}, { hint: { $natural: 1 } })).toBe(MANY);
  expect(await things(db, 'kept').indexes()).toMatchObject([{ name: '_id_' }, { name: 'n_1' }]);
  expect(await things(db, 'other').indexes()).toMatchObject([{ name: '_id_' }]);
  for (const name of ['kept', 'other']) {
    const scanned = await idsBy(things(db, name), { $natural: 1 });
    for (const index of await things(db, name).indexes())
      expect(await idsBy(things(db, name), index.key)).toEqual(scanned);
  }
}

async function idsBy(collection: Collection<Thing>, hint: Document): Promise<string[]> {
  return (await collection.find({}, { hint }).toArray()).map(({ _id, n }) => `${_id} ${n}`).sort();
}

describe('a full disk ends the server, and a restart has exactly the acknowledged writes', () => {
  it('after an insert into a new collection', async () => {
    const db = await restartAfter((full) => things(full, 'new').insertOne({ _id: 1, text: LARGE }));
    await expectAsAcknowledged(db);
    await things(db, 'new').insertOne({ _id: 1 });
    expect(await things(db, 'new').find().toArray()).toEqual([{ _id: 1 }]);
  });

  it('after building an index', async () => {
    const db = await restartAfter((full) => things(full, 'other').createIndex({ text: 1 }));
    await expectAsAcknowledged(db);
    await things(db, 'other').createIndex({ text: 1 });
    expect(await things(db, 'other').countDocuments({ text: { $gt: '' } }, { hint: 'text_1' })).toBe(MANY);
  });

  it('after dropping a collection', async () => {
    await expectAsAcknowledged(await restartAfter((full) => things(full, 'other').drop()));
  });

  it('after committing a transaction', async () => {
    const db = await restartAfter(async (full) => {
      const session = full.client.startSession();
      session.startTransaction();
      await things(full, 'kept').deleteOne({ _id: 1 }, { session });
      await things(full, 'other').insertOne({ _id: 'large', text: LARGE }, { session });
      await session.commitTransaction();
    });
    await expectAsAcknowledged(db);
  });

  it('after a retryable write, which succeeds on retry', async () => {
    const lsid = { id: client.startSession().id?.id };
    const update = {
      update: 'kept',
      updates: [{ q: { _id: 'first' }, u: { $set: { text: LARGE }, $inc: { n: 1 } } }],
      lsid,
      txnNumber: 7n,
    };
    const db = await restartAfter((full) => full.command({ ...update }));
    await expectAsAcknowledged(db);
    expect(await things(db, 'kept').findOne({ _id: 'first' })).toEqual({ _id: 'first', n: MANY });
    for (const _try of [1, 2]) expect(await db.command({ ...update })).toMatchObject({ n: 1, nModified: 1 });
    expect(await things(db, 'kept').findOne({ _id: 'first' })).toMatchObject({ n: MANY + 1 });
  });

  it('after small writes in the same commit', async () => {
    const acknowledged: number[] = [];
    const db = await restartAfter(async (full) => {
      const small = Array.from({ length: 40 }, async (_, i) => {
        await things(full, 'small').insertOne({ _id: i });
        acknowledged.push(i);
      });
      const large = things(full, 'small').insertOne({ _id: 'large', text: LARGE });
      const [outcome] = await Promise.allSettled([large, ...small]);
      if (outcome?.status === 'rejected') throw outcome.reason;
    });
    const found = await things(db, 'small').find().toArray();
    expect(found.map(({ _id }) => _id)).toEqual(expect.arrayContaining(acknowledged));
    expect(found.map(({ _id }) => _id)).not.toContain('large');
  });
});
