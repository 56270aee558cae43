import {
  Decimal128,
  Double,
  Int32,
  Long,
  MongoBulkWriteError,
  MongoClient,
  MongoServerError,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb';
import { describe, expect, it } from 'vitest';
import { withServer } from './testing/with-server.ts';

const server = withServer((uri) => new MongoClient(uri).connect());

async function failure(action: Promise<unknown>): Promise<{ code: unknown; message: string; codeName?: unknown }> {
  try {
    await action;
  } catch (error) {
    if (error instanceof MongoServerError)
      return { code: error.code, message: error.message, codeName: error.codeName };
    throw error;
  }
  throw new Error('was expected to fail');
}

describe('documents', () => {
  it('keeps the BSON type of every value', async () => {
    const doc = {
      _id: new ObjectId(),
      int: new Int32(5),
      double: new Double(5),
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('12.50'),
      date: new Date(1),
      uuid: new UUID(),
      nothing: null,
      nested: { list: [1, 'a', { b: true }] },
      stamp: new Timestamp({ t: 5, i: 6 }),
    };
    await server.collection.insertOne(doc);
    const back = await server.collection.findOne({}, { promoteValues: false });
    expect(back).toEqual({ ...doc, nested: { list: [new Int32(1), 'a', { b: true }] } });
  });

  it('distinguishes a null _id from a missing one', async () => {
    await server.db.command({ insert: 'things', documents: [{ _id: null, x: 1 }] });
    expect(await server.collection.findOne({ _id: null as never })).toEqual({ _id: null, x: 1 });
  });

  it('stores fields whose names contain dots and dollars', async () => {
    await server.collection.insertOne({ _id: 1 as never, 'a.b': 1, $c: 2, nested: { $d: 3 } });
    expect(await server.collection.findOne({})).toEqual({ _id: 1, 'a.b': 1, $c: 2, nested: { $d: 3 } });
  });

  it('refuses an array as _id and an _id with dollar fields', async () => {
    expect(await failure(server.collection.insertOne({ _id: [1] as never }))).toMatchObject({ code: 53 });
    expect(await failure(server.collection.insertOne({ _id: { $a: 1 } as never }))).toMatchObject({ code: 52 });
  });
});

describe('updates', () => {
  it('returns the numbers of matched, modified and upserted documents', async () => {
    await server.collection.insertMany([{ x: 1 }, { x: 1 }, { x: 2 }]);
    expect(await server.collection.updateMany({ x: 1 }, { $set: { x: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 0,
    });
    expect(await server.collection.updateMany({ x: { $gt: 0 } }, { $inc: { x: 10 } })).toMatchObject({
      matchedCount: 3,
      modifiedCount: 3,
    });
    const upserted = await server.collection.updateOne(
      { key: 'a', n: { $gt: 5 } },
      { $set: { m: 1 }, $setOnInsert: { s: 2 } },
      { upsert: true },
    );
    expect(upserted).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    expect(await server.collection.findOne({ key: 'a' }, { projection: { _id: 0 } })).toEqual({ key: 'a', m: 1, s: 2 });
  });

  it('applies arrayFilters, positional operators and the modifiers of $push', async () => {
    await server.collection.insertOne({ _id: 1 as never, list: [{ n: 1 }, { n: 5 }, { n: 9 }], tags: ['b'] });
    await server.collection.updateOne(
      {},
      { $set: { 'list.$[big].hit': true } },
      { arrayFilters: [{ 'big.n': { $gt: 4 } }] },
    );
    await server.collection.updateOne({ 'list.n': 5 }, { $inc: { 'list.$.n': 100 } });
    const push = { tags: { $each: ['a', 'c'], $sort: 1, $slice: 2 } as never };
    await server.collection.updateOne({}, { $inc: { 'list.$[].n': 1 }, $push: push });
    expect(await server.collection.findOne({})).toEqual({
      _id: 1,
      list: [{ n: 2 }, { n: 106, hit: true }, { n: 10, hit: true }],
      tags: ['a', 'b'],
    });
  });

  it('fails with the codes of MongoDB', async () => {
    await server.collection.insertOne({ _id: 1 as never, name: 'x', n: 1, list: [1] });
    const update = (change: object) => failure(server.collection.updateOne({ _id: 1 as never }, change));
    expect(await update({ $inc: { name: 1 } })).toMatchObject({ code: 14 });
    expect(await update({ $push: { n: 1 } })).toMatchObject({ code: 2 });
    expect(await update({ $set: { _id: 2 } })).toMatchObject({ code: 66 });
    expect(await update({ $set: { a: 1 }, $inc: { 'a.b': 1 } })).toMatchObject({ code: 40 });
    expect(await update({ $set: { 'n.deep': 1 } })).toMatchObject({ code: 28 });
    expect(await update({ $set: { 'list.$.x': 1 } })).toMatchObject({ code: 2 });
    expect(await update({ $bogus: { a: 1 } })).toMatchObject({ code: 9 });
    expect(await failure(server.collection.replaceOne({ _id: 1 as never }, { _id: 2 as never }))).toMatchObject({
      code: 66,
    });
  });

  it('updates by pipeline, with variables of let', async () => {
    await server.collection.insertOne({ _id: 1 as never, a: 2, gone: 1 });
    await server.collection.updateOne(
      { $expr: { $eq: ['$a', '$$two'] } },
      [{ $set: { b: { $multiply: ['$a', '$$two'] } } }, { $unset: 'gone' }],
      { let: { two: 2 } },
    );
    expect(await server.collection.findOne({})).toEqual({ _id: 1, a: 2, b: 4 });
  });

  it('returns the document before or after from findOneAnd*', async () => {
    await server.collection.insertMany([
      { _id: 1 as never, n: 1 },
      { _id: 2 as never, n: 2 },
    ]);
    const options = { sort: { n: -1 }, projection: { _id: 0 } } as const;
    expect(await server.collection.findOneAndUpdate({}, { $inc: { n: 5 } }, options)).toEqual({ n: 2 });
    expect(
      await server.collection.findOneAndUpdate({}, { $inc: { n: 5 } }, { ...options, returnDocument: 'after' }),
    ).toEqual({ n: 12 });
    expect(
      await server.collection.findOneAndReplace(
        { _id: 9 as never },
        { n: 0 },
        { upsert: true, returnDocument: 'after' },
      ),
    ).toEqual({ _id: 9, n: 0 });
    expect(await server.collection.findOneAndDelete({ n: 12 })).toEqual({ _id: 2, n: 12 });
    expect(await server.collection.findOneAndDelete({ n: 12 })).toBeNull();
  });
});

describe('cursors', () => {
  it('return the list of collections in batches', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await server.db.createCollection(name);
    const found = await server.db.listCollections({}, { batchSize: 2 }).toArray();
    expect(found.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    const documents = Array.from({ length: 5 }, (_, n) => ({ n }));
    const pipeline = [{ $documents: documents }];
    expect(await server.db.aggregate(pipeline, { batchSize: 2 }).toArray()).toEqual(documents);
  });
});

describe('bulk writes', () => {
  it('stops at the first error when ordered, and continues when unordered', async () => {
    const documents = [{ _id: 1 as never }, { _id: 1 as never }, { _id: 2 as never }];
    const ordered = await server.collection.insertMany(documents).catch((error: unknown) => error);
    expect(ordered).toBeInstanceOf(MongoBulkWriteError);
    expect(await server.collection.countDocuments()).toBe(1);
    const unordered = await server.collection
      .insertMany(documents, { ordered: false })
      .catch((error: unknown) => error);
    expect(unordered instanceof MongoBulkWriteError && unordered.writeErrors).toHaveLength(2);
    expect(await server.collection.countDocuments()).toBe(2);
  });

  it('runs all kinds of writes', async () => {
    const result = await server.collection.bulkWrite([
      { insertOne: { document: { _id: 1 as never, x: 1 } } },
      { updateOne: { filter: { _id: 1 as never }, update: { $inc: { x: 1 } } } },
      { replaceOne: { filter: { _id: 2 as never }, replacement: { y: 1 }, upsert: true } },
      { updateMany: { filter: {}, update: { $set: { z: 1 } } } },
      { deleteOne: { filter: { x: 2 } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 3,
      modifiedCount: 3,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(await server.collection.find().toArray()).toEqual([{ _id: 2, y: 1, z: 1 }]);
  });

  it('applies unacknowledged writes', async () => {
    const unacknowledged = server.db.collection('things', { writeConcern: { w: 0 } });
    expect(await unacknowledged.insertOne({ _id: 1 as never })).toMatchObject({ acknowledged: false });
    await expect.poll(() => server.collection.countDocuments()).toBe(1);
  });
});

describe('unsupported options', () => {
  it.each([
    [{ find: 'things', filter: { $where: 'true' } }, 115],
    [{ find: 'things', filter: { $text: { $search: 'x' } } }, 115],
    [{ find: 'things', filter: { a: { $near: [0, 0] } } }, 115],
    [{ find: 'things', filter: { a: { $bogus: 1 } } }, 2],
    [{ find: 'things', bogus: 1 }, 40415],
    [{ find: 'things', max: { a: 1 } }, 115],
    [{ update: 'things', updates: [{ q: {}, u: { $set: { a: 1 } }, sort: { a: 1 } }] }, 40415],
    [{ create: 'capped', capped: true, size: 1000 }, 115],
    [{ createIndexes: 'things', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 115],
    [{ aggregate: 'things', pipeline: [{ $bogus: 1 }], cursor: {} }, 40324],
    [{ aggregate: 'things', pipeline: [{ $setWindowFields: {} }], cursor: {} }, 115],
    [{ aggregate: 'things', pipeline: [{ $project: { a: { $bogus: 1 } } }], cursor: {} }, 168],
    [{ explain: { find: 'things' }, writeConcern: { w: 1 } }, 72],
    [{ explain: { delete: 'things', deletes: [{ q: {}, limit: 1 }], writeConcern: { w: 1 } } }, 72],
    [{ insert: 'things', documents: [{}], readConcern: { level: 'snapshot' } }, 72],
    [{ find: 'things', readConcern: { level: 'snapshot' } }, 115],
    [{ bulkWrite: 1, ops: [], nsInfo: [] }, 59],
    [{ mapReduce: 'things' }, 59],
  ])('%j fails with code %i', async (command, code) => {
    expect(await failure(server.db.command(command))).toMatchObject({ code });
  });
});
