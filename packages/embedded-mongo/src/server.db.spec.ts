import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, Long, MongoClient, Timestamp } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from './server/start-server.ts';

let directory: string;
const started: EmbeddedMongo[] = [];

async function start(options: Parameters<typeof startEmbeddedMongo>[0] = {}): Promise<EmbeddedMongo> {
  const mongo = await startEmbeddedMongo(options);
  started.push(mongo);
  return mongo;
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((mongo) => mongo.close()));
  await rm(directory, { recursive: true });
});

describe('a server', () => {
  it('has its documents, indexes and views after a restart', async () => {
    const first = await start({ dataDir: join(directory, 'new', 'place') });
    const client = await new MongoClient(first.uri).connect();
    const db = client.db('test');
    await db.collection('things').insertMany([{ a: [1, 2] }, { a: 3 }]);
    await db.collection('things').createIndex({ a: -1 }, { unique: true, name: 'by_a' });
    await db.createCollection('view', { viewOn: 'things', pipeline: [{ $match: { a: 3 } }] });
    await client.close();
    await first.close();
    const second = await start({ dataDir: join(directory, 'new', 'place') });
    const again = await new MongoClient(second.uri).connect();
    expect(
      await again
        .db('test')
        .collection('things')
        .find({ a: { $gte: 2 } })
        .sort({ a: -1 })
        .toArray(),
    ).toHaveLength(2);
    expect(await again.db('test').collection('things').indexes()).toMatchObject([
      { name: '_id_' },
      { name: 'by_a', unique: true },
    ]);
    expect(await again.db('test').collection('view').countDocuments()).toBe(1);
    await expect(again.db('test').collection('things').insertOne({ a: 2 })).rejects.toMatchObject({ code: 11000 });
    await again.close();
  });

  it('refuses a directory or a port that is in use', async () => {
    const mongo = await start({ dataDir: directory });
    await expect(startEmbeddedMongo({ dataDir: directory })).rejects.toThrow(/locked/);
    await expect(startEmbeddedMongo({ port: mongo.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('accepts direct connections and closes more than once', async () => {
    const mongo = await start();
    const client = await new MongoClient(`mongodb://127.0.0.1:${mongo.port}/?directConnection=true`).connect();
    expect(await client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
    await client.close();
    await Promise.all([mongo.close(), mongo.close()]);
  });

  it('sends no cluster time and accepts one', async () => {
    const mongo = await start();
    const client = await new MongoClient(mongo.uri).connect();
    const things = client.db('test').collection<{ _id: number }>('things');
    const time = new Timestamp({ t: 1_700_000_000, i: 1 });
    const $clusterTime = { clusterTime: time, signature: { hash: new Binary(new Uint8Array(20)), keyId: Long.ZERO } };
    const command = { insert: 'things', documents: [{ _id: 1 }], $clusterTime };
    expect(await client.db('test').command(command)).toStrictEqual({ n: 1, ok: 1 });
    await expect(things.insertOne({ _id: 1 })).rejects.toMatchObject({ code: 11000 });
    // Causally consistent sessions work without a time, and with a time from elsewhere.
    for (const reported of [undefined, time]) {
      await client.withSession({ causalConsistency: true }, async (session) => {
        if (reported) session.advanceOperationTime(reported);
        await things.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
        const found = await session.withTransaction(() => things.findOne({}, { session }));
        expect(found).toStrictEqual({ _id: 1, n: reported ? 2 : 1 });
        if (!reported) expect([session.clusterTime, session.operationTime]).toStrictEqual([undefined, undefined]);
      });
    }
    await client.close();
  });

  it('closes a connection that speaks another protocol, and serves the others', async () => {
    const lines: string[] = [];
    const mongo = await start({ log: (line) => lines.push(line) });
    const socket = connect(mongo.port, '127.0.0.1');
    socket.end('GET / HTTP/1.1\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    const client = await new MongoClient(mongo.uri).connect();
    expect(await client.db('test').collection('things').countDocuments()).toBe(0);
    expect(lines).toHaveLength(1);
    await client.close();
  });
});
