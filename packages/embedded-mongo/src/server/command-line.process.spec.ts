import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ProcessOptions, type ServerProcess, startProcess } from '../testing/server-process.ts';

let directory: string;
const started: ServerProcess[] = [];

async function start(args: readonly string[], options?: ProcessOptions): Promise<ServerProcess> {
  const server = await startProcess(args, options);
  started.push(server);
  return server;
}

const withData = (options?: ProcessOptions) => start(['--port', '0', '--data', directory], options);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop('SIGKILL');
  await chmod(directory, 0o700);
  await rm(directory, { recursive: true });
});

describe('the command line', () => {
  it('listens on the given address and exits with 0 on SIGTERM', async () => {
    const server = await start(['--port', '0', '--host', 'localhost', '--data', directory, '--replica-set', 'own']);
    expect(server.uri).toMatch(/^mongodb:\/\/localhost:\d+\/\?replicaSet=own$/);
    const client = await new MongoClient(server.uri).connect();
    expect(await client.db('admin').command({ hello: 1 })).toMatchObject({ me: new URL(server.uri).host });
    await client.close();
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null, errors: '' });
  });

  it('exits with 0 when the process that forked it disconnects', async () => {
    const server = await withData({ ipc: true });
    server.child.disconnect();
    expect(await server.ended).toEqual({ code: 0, signal: null, errors: '' });
  });

  it('reports in one line that another process uses the data folder', async () => {
    const first = await withData();
    const second = await withData();
    expect(await second.ended).toEqual({
      code: 1,
      signal: null,
      errors: `The data folder ${directory} is in use by another process (database is locked)\n`,
    });
    const client = await new MongoClient(first.uri).connect();
    await client.db('test').collection('things').insertOne({});
    await client.close();
  });

  it('reports in one line that the data folder is not writable', async () => {
    await (await withData()).stop('SIGTERM');
    await chmod(join(directory, 'mongo.sqlite'), 0o444);
    await chmod(directory, 0o555);
    // Root can write to read-only folders.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const errors = `The data folder ${directory} cannot be written to\n`;
    expect(await (await withData(nobody)).ended).toEqual({ code: 1, signal: null, errors });
    const inside = await start(['--port', '0', '--data', join(directory, 'new')], nobody);
    expect((await inside.ended).errors).toBe(`The data folder ${join(directory, 'new')} cannot be written to\n`);
  });

  it('reports in one line that the disk is full', async () => {
    const { code, errors } = await (await withData({ fileBlocks: 1 })).ended;
    expect(code).toBe(1);
    expect(errors).toBe(`The data folder ${directory} cannot be used: disk I/O error\n`);
  });

  it('reports in one line that a port is in use', async () => {
    const first = await withData();
    const { port } = new URL(first.uri);
    const second = await start(['--port', port]);
    expect(await second.ended).toEqual({ code: 1, signal: null, errors: `Port ${port} of 127.0.0.1 is taken\n` });
  });

  it.each([['--port', 'x'], ['--port', '65536'], ['--path', 'x'], ['--data']])('refuses %s %s', async (...args) => {
    const { code, errors } = await (await start(args)).ended;
    expect(code).toBe(2);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
