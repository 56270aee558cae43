import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { queueAccessFile, startEmbeddedParts } from '../embedded/embedded-parts.ts';
import { takeDataDirectory } from '../settings/data-directory.ts';
import { findQueueAccess } from './queue-access.ts';
import { dataDir, useOperatorFolder } from './testing/operator-folder.ts';

useOperatorFolder();

const outside = { mongodbUri: 'mongodb://127.0.0.1:9/gaemi', sqsEndpoint: null, smtpUrl: 'smtp://127.0.0.1:1' };

/** The embedded queue of a start whose store is elsewhere. */
async function startBesideOtherStore() {
  await using started = new AsyncDisposableStack();
  started.use(takeDataDirectory(dataDir));
  const parts = started.use(await startEmbeddedParts({ dataDir, ...outside }, { say: () => {} }));
  const running = started.move();
  return { parts, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

describe('the embedded queue beside a store from outside', () => {
  it('is that of the running start, and none beside it', async () => {
    await using product = await startBesideOtherStore();
    await using opened = new AsyncDisposableStack();
    const { sqsEndpoint, queueKeys: keys } = product.parts;
    expect(await findQueueAccess({ dataDir }, { store: null, opened })).toEqual({ sqsEndpoint, keys });
  });

  it('is started where no start runs, and keeps a start away meanwhile', async () => {
    await using opened = new AsyncDisposableStack();
    await findQueueAccess({ dataDir }, { store: null, opened });
    await expect(startBesideOtherStore()).rejects.toThrow(/is already in use/);
  });
});

it('a start that has no queue yet is named in one line', async () => {
  await using product = await startBesideOtherStore();
  await using opened = new AsyncDisposableStack();
  const store = { mongodbUri: product.parts.mongodbUri, isRunning: true, [Symbol.asyncDispose]: async () => {} };
  const find = () => findQueueAccess({ dataDir }, { store, opened });
  await writeFile(queueAccessFile({ dataDir }), '');
  await expect(find()).rejects.toThrow(/^DATA_DIR: the start in .* has no queue yet: /);
  await rm(queueAccessFile({ dataDir }));
  await expect(find()).rejects.toThrow(/^DATA_DIR: the start in .* has no queue yet: /);
});
