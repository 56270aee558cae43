import { Long, MongoClient, MongoServerError } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from './testing/with-server.ts';

const server = withServer((uri) => new MongoClient(uri).connect());
const id = (value: unknown) => ({ _id: value as never });
const run = (...stages: object[]) => server.collection.aggregate(stages as never).toArray();

const failure = async (action: Promise<unknown>): Promise<MongoServerError> => {
  const error = await action.then(() => undefined).catch((cause: unknown) => cause);
  if (error instanceof MongoServerError) return error;
  throw new Error(`expected a server error, got ${String(error)}`);
};

beforeEach(async () => {
  await server.collection.insertMany([
    { ...id(1), kind: 'a', n: 5, tags: ['x', 'y'], owner: 'p' },
    { ...id(2), kind: 'b', n: 1.5, tags: [], owner: 'q' },
    { ...id(3), kind: 'a', n: 7, tags: ['y'], owner: null },
  ]);
});

describe('stages', () => {
  it('group with all accumulators', async () => {
    const fields = {
      sum: { $sum: '$n' },
      avg: { $avg: '$n' },
      max: { $max: '$n' },
      first: { $first: '$n' },
      last: { $last: '$_id' },
      all: { $push: '$n' },
      set: { $addToSet: '$kind' },
      count: { $count: {} },
      top: { $top: { sortBy: { n: -1 }, output: '$_id' } },
    };
    expect(await run({ $group: { _id: '$kind', ...fields } }, { $sort: { _id: 1 } })).toEqual([
      { _id: 'a', sum: 12, avg: 6, max: 7, first: 5, last: 3, all: [5, 7], set: ['a'], count: 2, top: 3 },
      { _id: 'b', sum: 1.5, avg: 1.5, max: 1.5, first: 1.5, last: 2, all: [1.5], set: ['b'], count: 1, top: 2 },
    ]);
  });

  it('unwind arrays', async () => {
    expect(await run({ $unwind: '$tags' }, { $project: { tags: 1 } })).toEqual([
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 3, tags: 'y' },
    ]);
    const kept = await run(
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'at' } },
      { $match: { _id: 2 } },
      { $project: { tags: 1, at: 1 } },
    );
    expect(kept).toEqual([{ _id: 2, at: null }]);
  });

  it('look up by field, by pipeline and both', async () => {
    await server.db.collection('owners').insertMany([
      { ...id('p'), name: 'P', tag: 'y' },
      { ...id('q'), name: 'Q', tag: 'z' },
    ]);
    expect(
      await run(
        { $lookup: { from: 'owners', localField: 'owner', foreignField: '_id', as: 'o' } },
        { $project: { name: '$o.name' } },
      ),
    ).toEqual([
      { _id: 1, name: ['P'] },
      { _id: 2, name: ['Q'] },
      { _id: 3, name: [] },
    ]);
    const pipeline = [{ $match: { $expr: { $in: ['$tag', '$$tags'] } } }, { $project: { _id: 0, name: 1 } }];
    expect(
      await run(
        { $lookup: { from: 'owners', let: { tags: '$tags' }, pipeline, as: 'o' } },
        { $project: { o: 1 } },
        { $match: { o: { $ne: [] } } },
      ),
    ).toEqual([
      { _id: 1, o: [{ name: 'P' }] },
      { _id: 3, o: [{ name: 'P' }] },
    ]);
  });

  it('join the same documents with and without another stage', async () => {
    const left = [
      { _id: 1, at: { owner: 'p' } },
      { _id: 2, at: [{ owner: 'p' }, { owner: 'q' }, {}] },
      { _id: 3, at: { owner: ['q', null] } },
      { _id: 4, at: null, pattern: /a/ },
      { _id: 5, o: 'replaced', at: { owner: 'q' }, last: true },
      { _id: 6, at: { owner: 'nobody' } },
    ];
    await server.db.collection('owners').insertMany([
      { ...id('p'), name: 'P' },
      { ...id('q'), name: 'Q' },
    ]);
    const lefts = server.db.collection<{ _id: number }>('lefts');
    await lefts.insertMany(left);
    const lookup = (localField: string, as: string) => ({
      $lookup: { from: 'owners', localField, foreignField: '_id', as },
    });
    for (const stage of [lookup('at.owner', 'o'), lookup('at', 'o'), lookup('at.owner', 'o.p'), lookup('_id', '0')]) {
      const decoded = await lefts.aggregate([stage, { $skip: 0 }]).toArray();
      expect(await lefts.aggregate([stage]).toArray(), JSON.stringify(stage)).toStrictEqual(decoded);
      expect(decoded.map(({ _id }) => _id)).toStrictEqual(left.map(({ _id }) => _id));
    }
    const [first, , third, , fifth] = await lefts.aggregate([lookup('at.owner', 'o')]).toArray();
    expect(first).toStrictEqual({ _id: 1, at: { owner: 'p' }, o: [expect.objectContaining({ name: 'P' })] });
    expect(third?.o).toMatchObject([{ name: 'Q' }]);
    expect(fifth).toMatchObject({ o: [{ name: 'Q' }], last: true });
    await expect(lefts.aggregate([lookup('pattern', 'o')]).toArray()).rejects.toMatchObject({ code: 115 });
  });

  it('reshape documents', async () => {
    expect(
      await run(
        { $match: { _id: 1 } },
        { $project: { _id: 0, kind: 1, double: { $multiply: ['$n', 2] }, 'in.side': '$owner' } },
      ),
    ).toEqual([{ kind: 'a', double: 10, in: { side: 'p' } }]);
    expect(
      await run({ $match: { _id: 1 } }, { $set: { 'a.b': 1, n: '$$REMOVE' } }, { $unset: ['tags', 'owner'] }),
    ).toEqual([{ _id: 1, kind: 'a', a: { b: 1 } }]);
    expect(await run({ $sort: { n: -1 } }, { $limit: 1 }, { $replaceRoot: { newRoot: { top: '$n' } } })).toEqual([
      { top: 7 },
    ]);
    const boundaries = [0, 5, 10];
    expect(
      await run({
        $facet: {
          low: [{ $match: { n: { $lt: 6 } } }, { $count: 'n' }],
          by: [{ $bucket: { groupBy: '$n', boundaries } }],
        },
      }),
    ).toEqual([
      {
        low: [{ n: 2 }],
        by: [
          { _id: 0, count: 1 },
          { _id: 5, count: 2 },
        ],
      },
    ]);
    expect(
      await run({ $sortByCount: '$kind' }, { $unionWith: { coll: 'things', pipeline: [{ $count: 'c' }] } }),
    ).toEqual([{ _id: 'a', count: 2 }, { _id: 'b', count: 1 }, { c: 3 }]);
  });

  it('write their results to other collections', async () => {
    await run({ $match: { kind: 'a' } }, { $project: { n: 1 } }, { $out: 'copy' });
    expect(await server.db.collection('copy').find().toArray()).toEqual([
      { _id: 1, n: 5 },
      { _id: 3, n: 7 },
    ]);
    await run({ $project: { m: '$n' } }, { $merge: { into: 'copy', whenNotMatched: 'discard' } });
    expect(await server.db.collection('copy').find().toArray()).toEqual([
      { _id: 1, n: 5, m: 5 },
      { _id: 3, n: 7, m: 7 },
    ]);
    const error = await failure(run({ $match: { _id: 1 } }, { $merge: { into: 'copy', whenMatched: 'fail' } }));
    expect(error).toMatchObject({ code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } });
    const options = { readConcern: { level: 'linearizable' } } as const;
    expect(await failure(server.collection.aggregate([{ $out: 'copy' }], options).toArray())).toMatchObject({
      code: 72,
    });
    expect(await failure(run({ $merge: { into: 'copy', on: 'n' } }))).toMatchObject({ code: 51183 });
  });

  it('generate documents about the database', async () => {
    expect(await server.db.aggregate([{ $documents: [{ a: 1 }, { a: 2 }] }, { $match: { a: 2 } }]).toArray()).toEqual([
      { a: 2 },
    ]);
    expect(
      await server.db
        .aggregate([{ $listLocalSessions: {} }, { $limit: 1 }, { $project: { _id: 0, x: { $literal: 1 } } }])
        .toArray(),
    ).toEqual([{ x: 1 }]);
    expect(await run({ $collStats: { count: {} } }, { $project: { count: 1 } })).toEqual([{ count: 3 }]);
  });

  it('fail with the codes of MongoDB', async () => {
    expect(await failure(run({ $limit: 0 }))).toMatchObject({ code: 15958 });
    expect(await failure(run({ $group: { n: { $sum: 1 } } }))).toMatchObject({ code: 15955 });
    expect(await failure(run({ $out: 'x' }, { $limit: 1 }))).toMatchObject({ code: 40601 });
    expect(await failure(run({ $match: {}, $limit: 1 }))).toMatchObject({ code: 40323 });
    expect(await failure(run({ $project: { a: 1, b: 0 } }))).toMatchObject({ code: 31254 });
  });
});

describe('views', () => {
  it('can be read like collections and refuse writes', async () => {
    await server.db.createCollection('as', {
      viewOn: 'things',
      pipeline: [{ $match: { kind: 'a' } }, { $project: { n: 1 } }],
    });
    const view = server.db.collection('as');
    expect(await view.estimatedDocumentCount()).toBe(2);
    expect(await view.find({ n: { $gt: 5 } }).toArray()).toEqual([{ _id: 3, n: 7 }]);
    expect(await view.distinct('n')).toEqual([5, 7]);
    expect(await view.aggregate([{ $group: { _id: null, n: { $sum: '$n' } } }]).toArray()).toEqual([
      { _id: null, n: 12 },
    ]);
    expect(await failure(view.insertOne({}))).toMatchObject({ code: 166 });
    expect(await server.db.listCollections({ type: 'view' }).toArray()).toMatchObject([{ name: 'as' }]);
  });
});

describe('validators', () => {
  it('refuse invalid documents unless bypassed', async () => {
    await server.db.command({ collMod: 'things', validator: { n: { $type: 'number' } } });
    const error = await failure(server.collection.insertOne({ ...id(9), n: 'x' }));
    expect(error).toMatchObject({ code: 121, errInfo: { failingDocumentId: 9, details: expect.anything() } });
    expect(await failure(server.collection.updateOne(id(1), { $set: { n: 'x' } }))).toMatchObject({ code: 121 });
    await server.collection.insertOne({ ...id(9), n: 'x' }, { bypassDocumentValidation: true });
  });
});

describe('collations', () => {
  it('decide equality, order and groups of strings', async () => {
    const words = server.db.collection('words');
    await words.insertMany(['b', 'A', 'a', 'é', 'e', 'z10', 'z9'].map((word, n) => ({ ...id(n), word })));
    const collation = { locale: 'en_US', strength: 2 };
    expect(await words.countDocuments({ word: 'a' }, { collation })).toBe(2);
    expect(await words.distinct('word', { _id: { $lt: 3 } } as never, { collation })).toEqual(['A', 'b']);
    const sorted = await words.find().collation({ locale: 'en', numericOrdering: true }).sort({ word: 1 }).toArray();
    expect(sorted.map(({ word }) => word)).toEqual(['a', 'A', 'b', 'e', 'é', 'z9', 'z10']);
    expect(await words.deleteMany({ word: 'E' }, { collation: { locale: 'en', strength: 1 } })).toMatchObject({
      deletedCount: 2,
    });
    expect(await failure(words.find().collation({ locale: 'xx_nowhere_' }).toArray())).toMatchObject({ code: 2 });
  });
});

describe('cursors', () => {
  it('return batches and close after the last getMore or killCursors', async () => {
    await server.db.collection('many').insertMany(Array.from({ length: 500 }, (_, n) => ({ ...id(n) })));
    const find = (extra: object) => server.db.command({ find: 'many', filter: {}, ...extra });
    const first = await find({ batchSize: 2, sort: { _id: -1 } });
    expect(first.cursor).toMatchObject({ firstBatch: [{ _id: 499 }, { _id: 498 }], ns: 'test.many' });
    const cursor = Long.fromNumber(first.cursor.id);
    const next = await server.db.command({ getMore: cursor, collection: 'many', batchSize: 1 });
    expect(next.cursor.nextBatch).toEqual([{ _id: 497 }]);
    expect(await server.db.command({ killCursors: 'many', cursors: [cursor] })).toMatchObject({
      cursorsKilled: [first.cursor.id],
    });
    expect(await failure(server.db.command({ getMore: cursor, collection: 'many' }))).toMatchObject({ code: 43 });
    expect((await find({})).cursor.firstBatch).toHaveLength(101);
    expect((await find({ singleBatch: true, batchSize: 3 })).cursor).toMatchObject({ firstBatch: [{}, {}, {}] });
    expect((await find({ batchSize: 0 })).cursor.firstBatch).toEqual([]);
    expect(await server.db.collection('many').find().batchSize(7).toArray()).toHaveLength(500);
    expect(server.logged).toEqual([]);
  });
});
