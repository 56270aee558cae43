import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { mongo } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A proxy to the store that can drop its connections. */
interface Way {
  uri: string;
  /** Open connections, in the order in which they were made. */
  open: Socket[];
  /** Drops everything sent to the store from now on. */
  hold(): void;
  /** Stops reading from the driver from now on. */
  dam(): void;
  release(): void;
  close(): Promise<void>;
}

async function openWay(storeUri: string): Promise<Way> {
  const { hostname, port } = new URL(storeUri);
  const open: Socket[] = [];
  let held = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    open.push(near);
    near.on('data', (data) => held || far.write(data));
    far.on('data', (data) => near.write(data));
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => {
      far.destroy();
      open.splice(open.indexOf(near), 1);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    uri: `mongodb://127.0.0.1:${address.port}/?directConnection=true`,
    open,
    hold: () => {
      held = true;
    },
    dam: () => {
      for (const socket of open) socket.pause();
    },
    release: () => {
      held = false;
    },
    close: async () => {
      for (const socket of [...open]) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('connections lost all at once', () => {
  let store: Awaited<ReturnType<typeof startTestMongo>>;
  let way: Way;
  let client: mongo.MongoClient;

  beforeEach(async () => {
    store = await startTestMongo();
    way = await openWay(store.uri('lost'));
    client = new mongo.MongoClient(way.uri, { minHeartbeatFrequencyMS: 1, serverSelectionTimeoutMS: 3_000 });
  });
  afterEach(async () => {
    await client.close(true);
    await way.close();
    await store.close();
  });

  it('do not prevent the driver from finding its store again', async () => {
    const documents = client.db('lost').collection('documents');
    await documents.findOne();
    // The first connection monitors the store, the others carry commands.
    const [monitor, ...others] = way.open;
    const received = () => others.reduce((sum, socket) => sum + socket.bytesRead, 0);
    const before = received();
    way.hold();
    const answer = documents.findOne();
    await expect.poll(received).toBeGreaterThan(before);
    way.release();
    // Node reports closed connections in reverse order: the command gets the error first and is retried. The driver
    // then checks the store over a monitoring connection that is already closed but has not reported it.
    for (const socket of [monitor, ...others]) socket?.destroy();
    expect(await answer).toBeNull();
    expect(await documents.findOne()).toBeNull();
  });

  it('end a command that is still being written', async () => {
    const documents = client.db('lost').collection('documents');
    await documents.findOne();
    way.dam();
    // More than the system buffers for a connection.
    const text = 'x'.repeat(15_000_000);
    const written = documents.insertOne({ text }).catch((error: unknown) => error);
    const [, carrier] = way.open;
    await expect.poll(() => carrier?.isPaused()).toBe(true);
    await client.close(true);
    expect(await written).toBeInstanceOf(Error);
  });
});
