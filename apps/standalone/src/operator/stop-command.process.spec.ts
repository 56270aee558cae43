import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, it, vi } from 'vitest';
import {
  dataDir,
  folder,
  runningProduct,
  startCommand,
  startProgram,
  useOperatorFolder,
} from './testing/operator-folder.ts';

useOperatorFolder();

/** A feed that never answers, and the settings with which it is asked. */
async function startSilentFeed() {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const feed = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/feed`;
  return { silent, sources: { NEWS_SOURCE: 'feed', NEWS_FEED_URLS: feed, PRICE_SOURCE: 'none' } };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a command stopped by %s ends its program, then the store, and leaves the folder clean',
  async (signal) => {
    // Makes the store of a product that was stopped.
    await (await runningProduct())[Symbol.asyncDispose]();
    const { silent, sources } = await startSilentFeed();
    const child = startCommand(['diagnose'], { DATA_DIR: dataDir, ...sources });
    const [question] = (await once(silent, 'request')) as [IncomingMessage];
    const ended = once(question.socket, 'close');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([143, null]);
    await ended;
    expect(await readdir(dataDir)).not.toContain('start.pid');
    silent.close();
  },
);

it('a check of the sources that is ended asks nothing more', async () => {
  const { silent, sources } = await startSilentFeed();
  const child = startProgram([join(import.meta.dirname, '../check-sources.ts')], { DATA_DIR: dataDir, ...sources });
  const [question] = (await once(silent, 'request')) as [IncomingMessage];
  const closed = once(question.socket, 'close').then(() => Date.now());
  const at = Date.now();
  child.kill('SIGTERM');
  // Long before a question of its own accord ends unanswered.
  expect((await closed) - at).toBeLessThan(5_000);
  silent.close();
});

it('a backup stopped half-way leaves no file, and nothing open in the running store', async () => {
  await using product = await runningProduct();
  const client = await MongoClient.connect(product.parts.mongodbUri);
  const many = Array.from({ length: 60_000 }, (_, at) => ({ at, text: crypto.randomUUID().repeat(20) }));
  await client.db().collection('archived_articles').insertMany(many);
  const child = startCommand(['backup', 'store.gz'], { DATA_DIR: dataDir });
  const parts = async () => (await readdir(folder)).filter((name) => name.startsWith('store.gz'));
  await vi.waitUntil(async () => (await parts()).length > 0, { timeout: 60_000, interval: 10 });
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(await parts()).toEqual([]);
  const server = client.db('admin');
  const limit = { transactionLifetimeLimitSeconds: 60 };
  expect(await server.command({ getParameter: 1, transactionLifetimeLimitSeconds: 1 })).toMatchObject(limit);
  expect(await server.command({ serverStatus: 1 })).toMatchObject({ transactions: { currentOpen: 0 } });
  await client.close();
});
