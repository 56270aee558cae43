import { MongoClient, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from './server/start-server.ts';
import { withServer } from './testing/with-server.ts';

const server = withServer((uri) => new MongoClient(uri).connect());
const id = (value: unknown) => ({ _id: value as never });

const failure = async (action: Promise<unknown>): Promise<MongoServerError> => {
  const error = await action.then(() => undefined).catch((cause: unknown) => cause);
  if (error instanceof MongoServerError) return error;
  throw new Error(`expected a server error, got ${String(error)}`);
};
const plan = async (filter: object, sort: object = {}) => {
  const { queryPlanner } = await server.collection.find(filter, { sort: sort as never }).explain();
  return queryPlanner.winningPlan.inputStage ?? queryPlanner.winningPlan;
};

describe('unique indexes', () => {
  it('name the key and its value in E11000', async () => {
    await server.collection.createIndex({ mail: 1, site: -1 }, { unique: true });
    await server.collection.insertOne({ ...id(1), mail: 'a', site: 2 });
    const error = await failure(server.collection.insertOne({ ...id(2), mail: 'a', site: 2 }));
    expect(error).toMatchObject({ code: 11000, keyPattern: { mail: 1, site: -1 }, keyValue: { mail: 'a', site: 2 } });
    expect(error.message).toContain(
      'E11000 duplicate key error collection: test.things index: mail_1_site_-1 dup key: { mail: "a", site: 2 }',
    );
    await server.collection.insertOne({ ...id(3), mail: 'a', site: 3 });
    expect(await failure(server.collection.updateOne(id(3), { $set: { site: 2 } }))).toMatchObject({ code: 11000 });
    expect(await failure(server.collection.findOneAndUpdate(id(3), { $set: { site: 2 } }))).toMatchObject({
      code: 11000,
    });
  });

  it('treat equal numbers of different types as one value, and missing as null', async () => {
    await server.collection.createIndex({ n: 1 }, { unique: true });
    await server.db.command({ insert: 'things', documents: [{ _id: 1, n: 5 }] });
    expect(await failure(server.collection.insertOne({ n: 5.0 }))).toMatchObject({ code: 11000 });
    await server.collection.insertOne({ other: 1 });
    expect(await failure(server.collection.insertOne({ n: null }))).toMatchObject({ code: 11000 });
  });

  it('ignore documents outside a sparse or partial index', async () => {
    await server.collection.createIndex({ a: 1 }, { unique: true, sparse: true });
    await server.collection.createIndex({ b: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await server.collection.insertMany([{ b: 1 }, { b: 1 }, { b: 1, active: true }]);
    expect(await failure(server.collection.insertOne({ b: 1, active: true }))).toMatchObject({ code: 11000 });
    expect(await server.collection.countDocuments({ a: null })).toBe(3);
    expect(await server.collection.countDocuments({ b: 1 })).toBe(3);
  });

  it('compare the elements of arrays of different documents', async () => {
    await server.collection.createIndex({ tags: 1 }, { unique: true });
    await server.collection.insertOne({ tags: ['a', 'a', 'b'] });
    expect(await failure(server.collection.insertOne({ tags: ['b'] }))).toMatchObject({ code: 11000 });
    expect(
      await failure(
        server.collection
          .createIndex({ tags: 1, other: 1 })
          .then(() => server.collection.insertOne({ tags: ['x'], other: ['y'] })),
      ),
    ).toMatchObject({ code: 171 });
  });

  it('fail to build over duplicates', async () => {
    await server.collection.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await failure(server.collection.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 11000 });
    expect(await server.collection.indexes()).toHaveLength(1);
  });
});

describe('index management', () => {
  it('accepts an existing index and refuses a conflicting one', async () => {
    await server.collection.createIndex({ a: 1 });
    await server.collection.createIndex({ a: 1 });
    expect(await failure(server.collection.createIndex({ a: 1 }, { name: 'other' }))).toMatchObject({ code: 85 });
    expect(await failure(server.collection.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 86 });
    expect(await failure(server.collection.createIndex({ b: 1 }, { name: 'a_1' }))).toMatchObject({ code: 86 });
    expect(await failure(server.collection.createIndex({ b: 0 as never }))).toMatchObject({ code: 67 });
    const partial = { partialFilterExpression: { b: { $ne: 1 } } };
    expect(await failure(server.collection.createIndex({ c: 1 }, partial))).toMatchObject({ code: 67 });
  });

  it('drops indexes by name, by key and all at once', async () => {
    await server.collection.createIndexes([{ key: { a: 1 } }, { key: { b: -1 } }, { key: { c: 1 } }]);
    await server.collection.dropIndex('a_1');
    await server.db.command({ dropIndexes: 'things', index: { b: -1 } });
    expect((await server.collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'c_1']);
    expect(await failure(server.collection.dropIndex('gone'))).toMatchObject({ code: 27 });
    await server.collection.dropIndexes();
    expect(await server.collection.indexes()).toHaveLength(1);
    expect(await failure(server.db.collection('none').indexes())).toMatchObject({ code: 26 });
  });

  it('deletes expired documents', async () => {
    await server.collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await server.collection.insertMany([
      { ...id(1), at: new Date(Date.now() - 61_000) },
      { ...id(2), at: new Date() },
      { ...id(3), at: 'never' },
      id(4),
    ]);
    await server.client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 1 });
    expect(await server.collection.indexes()).toContainEqual(
      expect.objectContaining({ name: 'at_1', expireAfterSeconds: 60 }),
    );
    await expect.poll(() => server.collection.countDocuments(), { timeout: 20_000 }).toBe(3);
    await server.client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 60 });
  });

  it('leaves expired documents while ttlMonitorEnabled is off', async () => {
    const unwatched = await startEmbeddedMongo({ parameters: { ttlMonitorEnabled: false } });
    const client = await new MongoClient(unwatched.uri).connect();
    const off = { client, collection: client.db('test').collection('things') };
    for (const { collection, client } of [off, server]) {
      await collection.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
      await collection.insertOne({ ...id(1), at: new Date(Date.now() - 61_000) });
      await client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 1 });
    }
    await expect.poll(() => server.collection.countDocuments(), { timeout: 20_000 }).toBe(0);
    expect(await off.collection.countDocuments()).toBe(1);
    await off.client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: true });
    await expect.poll(() => off.collection.countDocuments(), { timeout: 20_000 }).toBe(0);
    await client.close();
    await unwatched.close();
    await server.client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 60 });
  });
});

describe('the planner', () => {
  it('uses indexes for equality, prefixes, ranges and sorts', async () => {
    await server.collection.createIndex({ kind: 1, at: -1 });
    await server.collection.createIndex({ name: 1 });
    expect(await plan({ kind: 'a' })).toMatchObject({ stage: 'IXSCAN', indexName: 'kind_1_at_-1' });
    expect(await plan({ kind: 'a', at: { $lt: new Date() } })).toMatchObject({ indexName: 'kind_1_at_-1' });
    expect(await plan({ name: { $gte: 'a', $lt: 'b' } })).toMatchObject({ indexName: 'name_1' });
    expect(await plan({ name: /^abc/ })).toMatchObject({ indexName: 'name_1' });
    expect(await plan({}, { kind: -1, at: 1 })).toMatchObject({ indexName: 'kind_1_at_-1', direction: 'backward' });
    expect(await plan({ other: 1 })).toMatchObject({ stage: 'COLLSCAN' });
    expect(await plan({ _id: 1 })).toMatchObject({ indexName: '_id_' });
  });

  it('finds the same documents with and without indexes', async () => {
    const values = [
      1,
      5,
      5.5,
      -3,
      null,
      'a',
      'ab',
      'b',
      true,
      new Date(5),
      [1, 2],
      [],
      [null],
      { x: 1 },
      [{ x: 1 }],
      ['a', 5],
    ];
    await server.collection.insertMany([...values.map((a, n) => ({ ...id(n), a, b: n % 3 })), id(99)]);
    const filters = [
      ...[
        { a: 5 },
        { a: null },
        { a: { $gt: 1 } },
        { a: { $gte: 1, $lt: 5 } },
        { a: { $in: [1, 'a', null] } },
        { a: /^a/ },
        { a: { $lte: 'b' } },
      ],
      ...[
        { a: { $ne: 5 } },
        { a: [1, 2] },
        { a: { x: 1 } },
        { a: { $exists: false } },
        { 'a.x': 1 },
        { a: { $gt: { x: 0 } } },
        { a: { $lt: new Date(6) } },
      ],
      ...[
        { a: { $elemMatch: { $gt: 1 } } },
        { $or: [{ a: 5 }, { a: 'b' }] },
        { a: 5, b: { $lte: 2 } },
        { a: { $type: 'array' } },
        { a: { $nin: [1, null] } },
      ],
      ...[
        { $and: [{ a: { $gt: 0 } }, { a: { $lt: 2 } }] },
        { a: true },
        { a: { $all: [1, 2] } },
        { a: { $size: 0 } },
        { 'a.0': 1 },
      ],
    ];
    const ask = async () => {
      const answers: unknown[] = [];
      for (const filter of filters) {
        answers.push(
          (
            await server.collection
              .find(filter as never)
              .sort({ _id: 1 })
              .toArray()
          ).map(({ _id }) => _id),
        );
        answers.push(
          (
            await server.collection
              .find(filter as never)
              .sort({ a: 1, _id: 1 })
              .toArray()
          ).map(({ _id }) => _id),
        );
        answers.push(
          (
            await server.collection
              .find(filter as never)
              .sort({ a: -1, b: 1, _id: 1 })
              .limit(4)
              .toArray()
          ).map(({ _id }) => _id),
        );
      }
      return answers;
    };
    const scanned = await ask();
    for (const key of [{ a: 1 }, { a: -1, b: 1 }, { b: 1, a: 1 }, { 'a.x': 1 }, { a: 1, b: 1, _id: 1 }] as const) {
      const name = await server.collection.createIndex(key as never);
      expect(await ask(), `with ${name}`).toEqual(scanned);
    }
  });

  it.each([{ sparse: true }, { partialFilterExpression: { a: { $exists: true } } }])(
    'finds by a hint only the documents in the index (%j)',
    async (options) => {
      const hint = 'part';
      await server.collection.createIndex({ a: 1 }, { ...options, name: hint });
      await server.collection.insertMany([{ ...id(1), a: 2 }, id(2), { ...id(3), a: 1 }]);
      const withHint = [{ _id: 1 }, { _id: 3 }];
      const found = () => server.collection.find({}, { hint, projection: { _id: 1 }, sort: { _id: 1 } }).toArray();
      expect(await found()).toEqual(withHint);
      expect(await server.collection.countDocuments({}, { hint })).toBe(2);
      expect(await server.collection.find({ a: null }, { hint }).toArray()).toEqual([]);
      expect(await server.collection.find({ a: null }).toArray()).toEqual([{ _id: 2 }]);
      expect(await server.collection.find({}, { hint, collation: { locale: 'ko' } }).toArray()).toHaveLength(2);
      await server.client.withSession((session) =>
        session.withTransaction(async () => {
          await server.collection.insertMany([id(4), { ...id(5), a: 3 }], { session });
          expect(await server.collection.find({}, { hint, session }).toArray()).toHaveLength(3);
        }),
      );
    },
  );

  it('accepts hints only for existing indexes', async () => {
    await server.collection.createIndex({ a: 1 });
    await server.collection.insertMany([
      { ...id(1), a: 2 },
      { ...id(2), a: 1 },
    ]);
    expect(await server.collection.find({}, { hint: { a: 1 } }).toArray()).toEqual([
      { _id: 2, a: 1 },
      { _id: 1, a: 2 },
    ]);
    expect(await server.collection.find({}, { hint: { $natural: -1 } }).toArray()).toEqual([
      { _id: 2, a: 1 },
      { _id: 1, a: 2 },
    ]);
    expect(await failure(server.collection.find({}, { hint: 'gone' }).toArray())).toMatchObject({ code: 2 });
    expect(await failure(server.collection.find({}, { hint: { $natural: 2 } }).toArray())).toMatchObject({ code: 2 });
    expect(await server.collection.createIndex({ _id: 1 })).toBe('_id_1');
    expect(await failure(server.collection.updateOne({}, { $set: { a: 1 } }, { hint: 'gone' }))).toMatchObject({
      code: 2,
    });
  });
});
