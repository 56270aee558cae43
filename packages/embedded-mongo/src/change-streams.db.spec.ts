import { once } from 'node:events';
import { type ChangeStream, type ChangeStreamDocument, Long, MongoClient, MongoServerError } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { withServer } from './testing/with-server.ts';

const server = withServer((uri) => new MongoClient(uri).connect());
const id = (value: unknown) => ({ _id: value as never });
const streams: ChangeStream[] = [];
afterEach(() => Promise.all(streams.splice(0).map((stream) => stream.close())));

/** Opens a stream of the changed keys; from its first token on no change is missed. */
async function watch(options: { batchSize?: number } = {}): Promise<ChangeStream> {
  const stream = server.collection.watch([{ $project: { documentKey: 1 } }], { maxAwaitTimeMS: 50, ...options });
  streams.push(stream);
  const begun = once(stream, 'resumeTokenChanged');
  expect(await stream.tryNext()).toBeNull();
  await begun;
  return stream;
}
const keyOf = (change: ChangeStreamDocument | null) => change && 'documentKey' in change && change.documentKey._id;
const failure = (action: Promise<unknown>): Promise<MongoServerError> =>
  action.then(
    () => expect.fail('it succeeded'),
    (error) => error,
  );
const aggregate = (pipeline: object[], more: object = {}) =>
  failure(server.db.command({ aggregate: 'things', pipeline, cursor: {}, ...more }));
const shown = { $project: { _id: 1 } };

describe('a change stream', () => {
  it('tells each later change of its collection, in their order', async () => {
    await server.collection.insertOne(id('before'));
    const stream = await watch();
    await server.collection.insertMany([id(1), id(2)]);
    await server.db.collection('others').insertOne(id('of another'));
    await server.collection.updateOne(id(1), { $set: { n: 1 } });
    await server.collection.replaceOne(id(2), { n: 2 });
    await server.collection.updateOne(id(2), { $set: { n: 2 } });
    await server.collection.deleteOne(id(1));
    const changes = [];
    for (let change = await stream.tryNext(); change; change = await stream.tryNext()) changes.push(change);
    expect(changes.map(keyOf)).toEqual([1, 2, 1, 2, 1]);
    const tokens = changes.map(({ _id }) => String((_id as { _data: string })._data));
    expect(tokens).toEqual([...new Set(tokens)].sort());
  });

  it('answers at once when a change comes while it waits', async () => {
    const stream = server.collection.watch([{ $project: { documentKey: 1 } }], { maxAwaitTimeMS: 1_000_000 });
    streams.push(stream);
    const begun = once(stream, 'resumeTokenChanged');
    const next = stream.next();
    await begun;
    await server.collection.insertOne(id(1));
    expect(keyOf(await next)).toBe(1);
  });

  it('tells the writes of a transaction when it commits, and none of an aborted one', async () => {
    const stream = await watch();
    await server.client.withSession(async (session) => {
      session.startTransaction();
      await server.collection.insertOne(id('aborted'), { session });
      await session.abortTransaction();
      session.startTransaction();
      await server.collection.insertOne(id('committed'), { session });
      expect(await stream.tryNext()).toBeNull();
      await session.commitTransaction();
    });
    expect(keyOf(await stream.tryNext())).toBe('committed');
    expect(await stream.tryNext()).toBeNull();
  });

  it('gives its changes in batches', async () => {
    const stream = await watch({ batchSize: 2 });
    await server.collection.insertMany([1, 2, 3, 4, 5].map(id));
    for (const key of [1, 2, 3, 4, 5]) expect(keyOf(await stream.tryNext())).toBe(key);
  });

  it.each([
    ['is dropped', () => server.collection.drop()],
    ['is renamed', () => server.collection.rename('renamed')],
    ['goes with its database', () => server.db.dropDatabase()],
  ])('tells that its collection %s, and ends', async (_what, end) => {
    await server.collection.insertOne(id(1));
    const stream = await watch();
    await end();
    expect([await stream.tryNext(), await stream.tryNext()]).toMatchObject([{ _id: {} }, { _id: {} }]);
    // The driver asks to go on after the end, and what was before is not kept.
    await expect(stream.next()).rejects.toThrow();
  });

  it('fails instead of leaving out changes that were not fetched in time', async () => {
    const stream = await watch();
    await server.collection.insertMany(Array.from({ length: 10_001 }, (_, index) => id(index)));
    expect(await failure(stream.next())).toMatchObject({ code: 286, codeName: 'ChangeStreamHistoryLost' });
  });

  it('ends while it waits when its cursor is killed', async () => {
    const { cursor } = await server.db.command({
      aggregate: 'things',
      pipeline: [{ $changeStream: {} }, shown],
      cursor: {},
    });
    const cursorId = Long.fromNumber(cursor.id);
    const more = failure(server.db.command({ getMore: cursorId, collection: 'things', maxTimeMS: 1_000_000 }));
    await server.db.command({ killCursors: 'things', cursors: [cursorId] });
    const error = await more;
    // Whichever of the two commands comes first.
    expect([43, 237]).toContain(error.code);
  });

  it('refuses what it would answer in another way than MongoDB', async () => {
    const stream = (options: object, ...rest: object[]) => [{ $changeStream: options }, ...rest];
    expect(await aggregate(stream({}))).toMatchObject({ code: 115 });
    expect(await aggregate(stream({}, { $project: { operationType: 1 } }))).toMatchObject({ code: 115 });
    expect(await aggregate(stream({}, { $project: { _id: 0 } }))).toMatchObject({ code: 115 });
    expect(await aggregate(stream({}, shown, { $match: {} }))).toMatchObject({ code: 115 });
    expect(await aggregate(stream({ fullDocument: 'updateLookup' }, shown))).toMatchObject({ code: 115 });
    expect(await aggregate(stream({ resumeAfter: { _data: '00' } }, shown))).toMatchObject({ code: 286 });
    expect(await aggregate(stream({}, shown), { aggregate: 1 })).toMatchObject({ code: 115 });
    expect(await aggregate([{ $match: {} }, { $changeStream: {} }])).toBeInstanceOf(MongoServerError);
  });
});
