import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { dataDir, runningProduct, startCommand, useOperatorFolder } from './testing/operator-folder.ts';

useOperatorFolder();

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a command stopped by %s ends its program, then the store, and leaves the folder clean',
  async (signal) => {
    // Makes the store of a product that was stopped.
    await (await runningProduct())[Symbol.asyncDispose]();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const feed = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/feed`;
    const sources = { NEWS_SOURCE: 'feed', NEWS_FEED_URLS: feed, PRICE_SOURCE: 'none' };
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
