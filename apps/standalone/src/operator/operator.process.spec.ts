import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDataDirectory } from '../data-directory.ts';
import { startEmbeddedParts } from '../embedded-parts.ts';
import { isRestored } from '../secrets.ts';

const none = { mongodbUri: null, sqsEndpoint: null, smtpUrl: 'smtp://127.0.0.1:1' };
const say = () => {};
let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gaemi-operator-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a command as `pnpm` does after the build, with nothing in its environment but where the data is. */
async function command(args: string[], variables: Record<string, string> = { DATA_DIR: dataDir }) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    cwd: folder,
    env: { ...inheritedEnvironment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}

/** Runs the embedded parts as `pnpm start` does. */
async function runningProduct() {
  const lock = takeDataDirectory(dataDir);
  const parts = await startEmbeddedParts({ dataDir, ...none }, { say }).catch((error) => {
    lock[Symbol.dispose]();
    throw error;
  });
  return {
    parts,
    async [Symbol.asyncDispose]() {
      await parts[Symbol.asyncDispose]();
      lock[Symbol.dispose]();
    },
  };
}

async function insertMembers(uri: string, credit: number) {
  const client = await MongoClient.connect(uri);
  const users = await client
    .db()
    .collection('users')
    .insertMany(['kim', 'lee'].map((name) => ({ email: `${name}@example.com`, credit })));
  await client
    .db()
    .collection('credit_logs')
    .insertMany(
      Object.values(users.insertedIds).map((userId, at) => ({ userId, change: credit, reference: `r${at}` })),
    );
  await client.close();
}

describe('backup and restore', () => {
  it('back up a running product, and bring it back into an empty data folder with its secrets', async () => {
    const file = join(folder, 'store.gz');
    {
      await using product = await runningProduct();
      await insertMembers(product.parts.mongodbUri, 7);
      await writeFile(join(dataDir, 'session-secret'), 'a-secret-of-this-product\n');
      expect((await command(['backup'])).errors).toContain('usage: pnpm backup FILE');
      const WITHDRAWN_EMAIL_SECRET = 'a-secret-of-withdrawn-addresses';
      const made = await command(['backup', file, '--with-secrets'], { DATA_DIR: dataDir, WITHDRAWN_EMAIL_SECRET });
      expect(made).toMatchObject({ code: 0, errors: '' });
      expect(made.output).toMatch(/4 documents in 2 collections as of 20.*, version \d/);
      const refused = await command(['restore', file]);
      expect(refused).toMatchObject({ code: 1, output: '' });
      expect(refused.errors).toMatch(/^The store holds data already \(credit_logs\): [^\n]*\n$/);
    }
    await rm(dataDir, { recursive: true });
    const SESSION_SECRET = 'another-one-of-this-shell';
    const restored = await command(['restore', file], { DATA_DIR: dataDir, SESSION_SECRET });
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toContain('SESSION_SECRET: this product has another one, which stays');
    expect(restored.output).toMatch(/Secrets are in [^\n]*: WITHDRAWN_EMAIL_SECRET\.\n/);
    expect(restored.output).toContain('        2  users\n');
    expect(restored.output).toContain('Credits reconciled: 2 balances equal their logs.');
    const kept = await readFile(join(dataDir, 'withdrawn-email-secret'), 'utf8');
    expect(kept).toBe('a-secret-of-withdrawn-addresses\n');
    expect(isRestored({ dataDir })).toBe(true);
    const again = await command(['reconcile-credits']);
    expect(JSON.parse(again.output.trim().split('\n').at(-1) ?? '')).toEqual({ compared: 2, drifted: [] });
  });

  it('leaves secrets out, names them, and tells a balance that has drifted', async () => {
    const file = join(folder, 'store.gz');
    {
      await using product = await runningProduct();
      await insertMembers(product.parts.mongodbUri, 7);
      const client = await MongoClient.connect(product.parts.mongodbUri);
      await client
        .db()
        .collection('users')
        .updateOne({}, { $inc: { credit: 1 } });
      await client.close();
    }
    await writeFile(join(dataDir, 'session-secret'), 'a-secret-of-this-product\n');
    const made = await command(['backup', file]);
    expect(made.output).toContain('Not in it: SESSION_SECRET.');
    await rm(dataDir, { recursive: true });
    const restored = await command(['restore', file]);
    expect(restored.code).toBe(1);
    expect(restored.output).toContain('Set what the backup does not hold: SESSION_SECRET.');
    expect(restored.errors).toMatch(/^1 of 2 balances differ from their logs: [0-9a-f]{24}\n$/);
    expect(await readdir(dataDir)).not.toContain('session-secret');
    // The store is whole all the same: no start prints a password that is not its admin's, or asks for a restore.
    expect(isRestored({ dataDir })).toBe(true);
    await using _product = await runningProduct();
  });

  it('tells what is wrong in one line', async () => {
    await writeFile(join(folder, 'none.gz'), 'no gzip');
    const { code, errors } = await command(['restore', join(folder, 'none.gz')]);
    expect(code).toBe(1);
    expect(errors).toMatch(/is damaged \([^\n]+\): restore an older backup\n$/);
  });
});

describe('redrive', () => {
  it('lists the letters of a running and of a stopped product', async () => {
    {
      await using _product = await runningProduct();
      expect(await command(['redrive', 'list'])).toMatchObject({ code: 0, output: '', errors: '' });
      expect(await command(['redrive', 'show', '0123456789abcdef01234567'])).toMatchObject({ code: 1, output: '' });
    }
    expect(await command(['redrive', 'list'])).toMatchObject({ code: 0, output: '', errors: '' });
    expect(await command(['redrive', 'send', '0123456789abcdef01234567'])).toMatchObject({ code: 1 });
  });
});

describe('a store that is gone beside a used data folder', () => {
  it('stops the start, and is restored', async () => {
    const file = join(folder, 'store.gz');
    {
      await using product = await runningProduct();
      await insertMembers(product.parts.mongodbUri, 7);
      await command(['backup', file]);
    }
    await truncate(join(dataDir, 'mongo/mongo.sqlite'));
    await expect(runningProduct()).rejects.toThrow(/the store in .* is gone/);
    await rm(join(dataDir, 'mongo'), { recursive: true });
    await expect(runningProduct()).rejects.toThrow(/the store in .* is gone: run `pnpm restore FILE`/);
    // No command makes an empty one, from which a product would start.
    expect(await command(['admin', 'list'])).toMatchObject({
      ...{ code: 1, output: '', errors: expect.stringMatching(/is gone: [^\n]*\n$/) },
    });
    const shown: { check: string; detail: string }[] = JSON.parse((await command(['diagnose', '--json'])).output);
    expect(shown.find(({ check }) => check === 'store')?.detail).toContain('is gone: run `pnpm restore FILE`');
    await writeFile(join(folder, 'none.gz'), 'no gzip');
    expect(await command(['restore', join(folder, 'none.gz')])).toMatchObject({ code: 1 });
    await expect(runningProduct()).rejects.toThrow(/a restore into .* did not end: run `pnpm restore FILE`/);
    expect(await command(['restore', file])).toMatchObject({ code: 0 });
    await using product = await runningProduct();
    const client = await MongoClient.connect(product.parts.mongodbUri);
    expect(await client.db().collection('users').countDocuments()).toBe(2);
    await client.close();
  });
});

describe('a folder without a product', () => {
  it.each([
    ['backup', 'store.gz'],
    ['admin', 'list'],
  ])('is told in one line and stays as it is: %s %s', async (...args) => {
    const errors = expect.stringMatching(/^DATA_DIR: there is no store in [^\n]*\n$/);
    expect(await command(args)).toEqual({ code: 1, output: '', errors });
    expect(await readdir(folder)).toEqual([]);
  });

  it('leads no command to the store of a start that has ended', async () => {
    await (await runningProduct())[Symbol.asyncDispose]();
    using _other = takeDataDirectory(dataDir);
    const errors = expect.stringMatching(/^DATA_DIR: [^\n]* is already in use by a start or a command [^\n]*\n$/);
    expect(await command(['redrive', 'list'])).toEqual({ code: 1, output: '', errors });
    // A start whose store has ended on a full disk.
    await writeFile(join(dataDir, 'store-address'), 'mongodb://127.0.0.1:9/gaemi');
    const away = expect.stringMatching(/^MONGODB_URI: the database does not answer: [^\n]*\n$/);
    expect(await command(['admin', 'list'])).toEqual({ code: 1, output: '', errors: away });
  });
});

it('a store of a newer version is named in one line by each command, which ends', { timeout: 60_000 }, async () => {
  await using product = await runningProduct();
  const client = await MongoClient.connect(product.parts.mongodbUri);
  await client.db().collection<{ _id: string }>('changelog').insertOne({ _id: '2099-01-01-unknown' });
  await client.close();
  await writeFile(join(dataDir, 'session-secret'), 'a secret of sixteen characters\n');
  const errors = expect.stringMatching(/^The store is of a newer version \(2099-01-01-unknown\)[^\n]*\n$/);
  for (const args of [['admin', 'list'], ['reconcile-credits']])
    expect({ args, ...(await command(args)) }).toEqual({ args, code: 1, output: '', errors });
  expect(await command(['diagnose'])).toMatchObject({
    ...{ code: 1, output: expect.stringContaining('WRONG migrations'), errors: '' },
  });
});

describe('diagnose', () => {
  it('names dangerous and misspelt settings, and asks the configured sources', { timeout: 120_000 }, async () => {
    await using _product = await runningProduct();
    const { output } = await command(['diagnose', '--json'], {
      ...{ DATA_DIR: dataDir, WEB_ORIGIN: 'http://gaemi.example', RATE_LIMIT_SCALE: '0', SESION_SECRET: 'a' },
      ...{ NEWS_SOURCE: 'feed', NEWS_FEED_URLS: 'http://127.0.0.1:9/feed', PRICE_SOURCE: 'none' },
    });
    const findings: { check: string; ok: boolean; detail: string }[] = JSON.parse(output);
    const { ok, detail } = findings.find(({ check }) => check === 'warnings') ?? {};
    expect(ok).toBe(false);
    for (const name of ['WEB_ORIGIN', 'RATE_LIMIT_SCALE', 'SMTP_URL', 'LEGAL_DIR', 'SESSION_SECRET'])
      expect(detail).toContain(name);
    expect(findings.find(({ check }) => check === 'source feed:127.0.0.1:9/feed')).toMatchObject({ ok: false });
  });

  it('tells each part of a running product, and ends with 1 while no worker lives', async () => {
    await using _product = await runningProduct();
    // It brings the store up to date, as a start does; `diagnose` does not.
    await command(['redrive', 'list']);
    const { code, output, errors } = await command(['diagnose', '--json']);
    expect({ code, errors }).toEqual({ code: 1, errors: '' });
    const findings: { check: string; ok: boolean; remedy: string | null }[] = JSON.parse(output);
    const of = (name: string) => findings.find(({ check }) => check === name);
    for (const name of ['node', 'settings', 'store', 'migrations', 'clock', 'disk'])
      expect(of(name)).toMatchObject({ ok: true, remedy: null });
    expect(of('workers')).toMatchObject({ ok: false, remedy: 'start the product: pnpm start' });
    expect(of('mail')).toMatchObject({ ok: false });
    expect(of('backup')).toMatchObject({ ok: false, detail: 'there is none' });
  });
});
