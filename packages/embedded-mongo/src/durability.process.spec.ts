import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, MongoNetworkError } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from './testing/server-process.ts';

let directory: string;
let server: ServerProcess | undefined;

async function start(port: number): Promise<string> {
  server = await startProcess(['--port', String(port), '--data', directory]);
  return server.uri;
}

async function stop(signal: NodeJS.Signals): Promise<number | null> {
  const ended = await server?.stop(signal);
  server = undefined;
  return ended?.code ?? null;
}

/**
 * The driver retries only one of several connections lost at once. The writes of the others may or may not be stored.
 */
async function isAcknowledged(insert: Promise<unknown>): Promise<boolean> {
  try {
    await insert;
    return true;
  } catch (error) {
    if (error instanceof MongoNetworkError) return false;
    throw error;
  }
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
});
afterEach(async () => {
  await stop('SIGKILL');
  await rm(directory, { recursive: true });
});

describe('a killed server', () => {
  it('has every acknowledged write, index and transaction after a restart', async () => {
    const uri = await start(0);
    const port = Number(new URL(uri).port);
    const client = await new MongoClient(uri).connect();
    const collection = client.db('test').collection<{ _id: number; n?: number }>('things');
    await collection.createIndex({ n: 1 }, { unique: true, sparse: true });
    await client.withSession((session) =>
      session.withTransaction(async () => void (await collection.insertOne({ _id: -1, n: -1 }, { session }))),
    );
    const acknowledged = new Set<number>([-1]);
    let going = true;
    const write = async (worker: number) => {
      for (let i = 0; going; i++) {
        const _id = worker * 1_000_000 + i;
        if (await isAcknowledged(collection.insertOne({ _id, n: _id }))) acknowledged.add(_id);
      }
    };
    const workers = Array.from({ length: 8 }, (_, worker) => write(worker));
    for (const target of [200, 400]) {
      await expect.poll(() => acknowledged.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(target);
      await stop('SIGKILL');
      expect(await start(port)).toBe(uri);
    }
    going = false;
    await Promise.all(workers);
    const found = new Set((await collection.find().toArray()).map(({ _id }) => _id));
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
    expect(await collection.indexes()).toHaveLength(2);
    await client.close();
    expect(await stop('SIGTERM')).toBe(0);
  });

  it('returns the stored reply to a retryable write after a restart', async () => {
    const uri = await start(0);
    const client = await new MongoClient(uri).connect();
    const session = client.startSession();
    const command = {
      update: 'things',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
      txnNumber: 500n,
    };
    await client.db('test').command(command, { session });
    await stop('SIGKILL');
    await start(Number(new URL(uri).port));
    expect(await client.db('test').command(command, { session })).toMatchObject({ n: 1 });
    expect(await client.db('test').collection('things').findOne({})).toEqual({ _id: 1, n: 1 });
    await session.endSession();
    await client.close();
  });
});
