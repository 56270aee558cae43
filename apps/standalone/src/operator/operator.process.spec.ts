import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MongoClient } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeDataDirectory } from '../settings/data-directory.ts';
import { isRestored } from '../settings/secrets.ts';
import {
  command,
  dataDir,
  folder,
  insertMembers,
  runningProduct,
  startCommand,
  useOperatorFolder,
} from './testing/operator-folder.ts';

useOperatorFolder();

describe('backup and restore', () => {
  it('back up a running product, and bring it back into an empty data folder with its secrets', async () => {
    const file = join(folder, 'store.gz');
    {
      await using product = await runningProduct();
      await insertMembers(product.parts.mongodbUri, 7);
      const unknown = expect.stringMatching(/^SESSION_SECRET: not known here, [^\n]*\n$/);
      expect(await command(['backup', file, '--with-secrets'])).toEqual({ code: 1, output: '', errors: unknown });
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

  it('bring a store back to the end where nobody reads what they say', async () => {
    const file = join(folder, 'store.gz');
    {
      await using product = await runningProduct();
      await insertMembers(product.parts.mongodbUri, 7);
      expect(await command(['backup', file])).toMatchObject({ code: 0 });
    }
    await rm(dataDir, { recursive: true });
    const child = startCommand(['restore', file], { DATA_DIR: dataDir });
    child.stdout.once('data', () => child.stdout.destroy());
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(isRestored({ dataDir })).toBe(true);
  });

  it('bring a store back again where the end of the last restore was not noted', async () => {
    const file = join(folder, 'store.gz');
    {
      await using product = await runningProduct();
      await insertMembers(product.parts.mongodbUri, 7);
      expect(await command(['backup', file])).toMatchObject({ code: 0 });
    }
    await rm(dataDir, { recursive: true });
    expect(await command(['restore', file])).toMatchObject({ code: 0, errors: '' });
    // As a loss of power leaves it, or a disk without room for the notes of the end.
    await writeFile(join(dataDir, 'restore-unfinished'), '');
    await expect(runningProduct()).rejects.toThrow(/a restore into .* did not end: run `pnpm restore FILE`/);
    const again = await command(['restore', file]);
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(again.output).toContain('        2  users\n');
    await (await runningProduct())[Symbol.asyncDispose]();
    expect((await command(['restore', file])).errors).toMatch(/^The store holds data already/);
  });

  it('remove nothing of the store of a running product, also where a restore seems not to have ended', async () => {
    const file = join(folder, 'store.gz');
    await using product = await runningProduct();
    await insertMembers(product.parts.mongodbUri, 7);
    expect(await command(['backup', file])).toMatchObject({ code: 0 });
    await writeFile(join(dataDir, 'restore-unfinished'), '');
    expect((await command(['restore', file])).errors).toMatch(/^The store holds data already/);
  });

  it('bring a store back into a database of its own, also where no data folder is or can be', async () => {
    const files = { bare: join(folder, 'bare.gz'), whole: join(folder, 'whole.gz') };
    await using product = await runningProduct();
    await insertMembers(product.parts.mongodbUri, 7);
    const SESSION_SECRET = 'a-secret-of-this-product';
    const known = { DATA_DIR: dataDir, SESSION_SECRET };
    expect(await command(['backup', files.bare], known)).toMatchObject({ code: 0 });
    expect(await command(['backup', files.whole, '--with-secrets'], known)).toMatchObject({ code: 0 });
    const restore = (file: string, { into, from }: { into: string; from: string }) => {
      const MONGODB_URI = Object.assign(new URL(product.parts.mongodbUri), { pathname: into }).href;
      return command(['restore', file], { MONGODB_URI, DATA_DIR: from });
    };
    const isWhole = { code: 0, errors: '', output: expect.stringContaining('Credits reconciled: 2 balances') };
    const madeFolder = join(folder, 'other', 'data');
    expect(await restore(files.bare, { into: 'first', from: madeFolder })).toEqual(isWhole);
    expect(isRestored({ dataDir: madeFolder })).toBe(true);
    // As in a container that is read-only.
    const readOnly = '/proc/none/data';
    expect(await restore(files.bare, { into: 'second', from: readOnly })).toEqual(isWhole);
    const { output, ...ended } = await restore(files.whole, { into: 'third', from: readOnly });
    expect(ended).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/SESSION_SECRET could not be written into \/proc\/none\/data \(ENOENT\): set it [^\n]+\n/);
    expect(output).toContain('Credits reconciled: 2 balances');
  });

  it('tells what is wrong in one line', async () => {
    await writeFile(join(folder, 'none.gz'), 'no gzip');
    const { code, errors } = await command(['restore', join(folder, 'none.gz')]);
    expect(code).toBe(1);
    expect(errors).toMatch(/is damaged \([^\n]+\): restore an older backup\n$/);
  });

  it.each([[[]], [['none.gz']], [['.']], [['none.gz', 'more.gz']]])(
    'leave a new folder as it is without a backup: %j',
    async (files) => {
      const said = /^(usage: pnpm restore FILE|none\.gz is not there|\. is a folder: name a file)\n$/;
      expect(await command(['restore', ...files])).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(said),
      });
      await (await runningProduct())[Symbol.asyncDispose]();
    },
  );
});

it('a store that is gone beside a used data folder stops the start', async () => {
  {
    await using product = await runningProduct();
    await insertMembers(product.parts.mongodbUri, 7);
  }
  await rm(join(dataDir, 'mongo'), { recursive: true });
  await expect(runningProduct()).rejects.toThrow(/the store in .* is gone: run `pnpm restore FILE`/);
});

describe('a folder without a product', () => {
  it.each([
    ['backup', 'store.gz'],
    ['admin', 'list'],
    ['scorecard', '--from', '2026-01-01'],
    ['backfill', '--from', '2026-01-01'],
    ['base-rates', '--json'],
  ])('is told in one line and stays as it is: %s %s', async (...args) => {
    const errors = expect.stringMatching(/^DATA_DIR: there is no store in [^\n]*\n$/);
    expect(await command(args)).toEqual({ code: 1, output: '', errors });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is one finding of diagnose, and no reason to look for another clock or queue', async () => {
    const { code, output } = await command(['diagnose', '--json']);
    const findings: { check: string; remedy: string | null }[] = JSON.parse(output);
    const remedies = Object.fromEntries(findings.map(({ check, remedy }) => [check, remedy]));
    const unseen = 'see what store and migrations say';
    expect(remedies).toMatchObject({ migrations: unseen, clock: unseen, workers: unseen, backup: unseen });
    expect({ code, queue: remedies.queue }).toEqual({ code: 1, queue: 'start the product: pnpm start' });
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

describe('to a user who may not read it', () => {
  // Nothing is closed to root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  beforeEach(() => chmod(folder, 0o755));

  it('a data folder is told in one line', async () => {
    await mkdir(dataDir, { mode: 0 });
    const errors = `DATA_DIR: ${dataDir} cannot be read: this user may not read there. Run it as the user of the product.\n`;
    for (const args of [
      ['admin', 'list'],
      ['backup', 'store.gz'],
    ])
      expect({ args, ...(await command(args, { DATA_DIR: dataDir }, user)) }).toEqual({
        args,
        code: 1,
        output: '',
        errors,
      });
    const { output } = await command(['diagnose'], { DATA_DIR: dataDir }, user);
    expect(output).toContain(`WRONG store         ${errors.trimEnd()} →`);
  });

  it('a backup is not called damaged', async () => {
    const file = join(folder, 'store.gz');
    await writeFile(file, 'a backup', { mode: 0 });
    expect(await command(['restore', file], { DATA_DIR: dataDir }, user)).toEqual({
      ...{ code: 1, output: '', errors: `${file} cannot be read: this user may not read it\n` },
    });
    expect(await readdir(folder)).toEqual(['store.gz']);
  });
});

it('a store of a newer version is named in one line by each command, which ends', async () => {
  await using product = await runningProduct();
  const client = await MongoClient.connect(product.parts.mongodbUri);
  await client.db().collection<{ _id: string }>('changelog').insertOne({ _id: '2099-01-01-unknown' });
  await client.close();
  const secretless = expect.stringMatching(/^SESSION_SECRET: not set, and no start has made one in [^\n]*\n$/);
  expect(await command(['admin', 'list'])).toEqual({ code: 1, output: '', errors: secretless });
  await writeFile(join(dataDir, 'session-secret'), 'a secret of sixteen characters\n');
  const errors = expect.stringMatching(/^The store is of a newer version \(2099-01-01-unknown\)[^\n]*\n$/);
  for (const args of [['admin', 'list'], ['reconcile-credits']])
    expect({ args, ...(await command(args)) }).toEqual({ args, code: 1, output: '', errors });
  expect(await command(['diagnose'])).toMatchObject({
    ...{ code: 1, output: expect.stringContaining('WRONG migrations'), errors: '' },
  });
});

it('what only reads leaves an older store as it is: a product of that version may still run', async () => {
  await using product = await runningProduct();
  await writeFile(join(dataDir, 'session-secret'), 'a secret of sixteen characters\n');
  const errors = expect.stringMatching(/^The store is of an older version [^\n]*Nothing was changed\.\n$/);
  for (const args of [['admin', 'list'], ['reconcile-credits']])
    expect({ args, ...(await command(args)) }).toEqual({ args, code: 1, output: '', errors });
  const client = await MongoClient.connect(product.parts.mongodbUri);
  expect(await client.db().collection('changelog').countDocuments()).toBe(0);
  await client.close();
});

it('scorecard reads the store of a product, or files where there is none', async () => {
  const files = await command(['scorecard', join(folder, 'rows.csv'), join(folder, 'events.csv')]);
  expect(files).toMatchObject({ code: 1, errors: expect.stringContaining('ENOENT') });
  const more = expect.stringMatching(/^two files are read, and no more\nusage: /);
  expect(await command(['scorecard', 'a.csv', 'b.csv', 'c.csv'])).toEqual({ code: 1, output: '', errors: more });
  expect(await readdir(folder)).toEqual([]);
  await using _product = await runningProduct();
  const older = expect.stringMatching(/^The store is of an older version /);
  expect(await command(['scorecard'])).toEqual({ code: 1, output: '', errors: older });
  await command(['redrive', 'list']);
  const { code, output } = await command(['scorecard']);
  expect({ code, answer: JSON.parse(output) }).toMatchObject({ code: 0, answer: { n: 0, days: 0 } });
  for (const day of ['2026/11/01', 'november'])
    expect(await command(['scorecard', '--from', day])).toMatchObject({
      ...{ code: 1, output: '', errors: expect.stringContaining(`Not a day (yyyy-MM-dd): ${day}\nusage:`) },
    });
});

it.each([
  ...['backup', 'restore', 'diagnose', 'redrive', 'admin'],
  ...['backfill', 'base-rates', 'scorecard', 'reconcile-credits'],
])('%s --help says how it is called, without a product and with wrong settings', async (name) => {
  const usage = { code: 0, output: expect.stringMatching(new RegExp(`^usage: pnpm ${name}\\b`)), errors: '' };
  expect(await command([name, '--help'], { DATA_DIR: dataDir, PORT: 'none' })).toEqual(usage);
  expect(await command([name, '-h'])).toEqual(usage);
  expect(await readdir(folder)).toEqual([]);
});

describe('diagnose', () => {
  it('tells each part of a running product, and ends with 1 while no worker lives', async () => {
    await using _product = await runningProduct();
    // It brings the store up to date, as a start does; `diagnose` does not.
    await command(['redrive', 'list']);
    const { code, output, errors } = await command(['diagnose', '--json']);
    expect({ code, errors }).toEqual({ code: 1, errors: '' });
    const findings: { check: string; ok: boolean; remedy: string | null }[] = JSON.parse(output);
    const of = (name: string) => findings.find(({ check }) => check === name);
    for (const name of ['node', 'settings', 'calendar', 'store', 'migrations', 'clock', 'disk'])
      expect(of(name)).toMatchObject({ ok: true, remedy: null });
    for (const name of ['workers', 'mail'])
      expect(of(name)).toMatchObject({ ok: false, remedy: 'start the product: pnpm start' });
    expect(of('backup')).toMatchObject({ ok: true, detail: 'the store is new: the first one comes within minutes' });
    const usage = '--mail: kim is no address\nusage: pnpm diagnose [--json] [--mail ADDRESS]\n';
    expect(await command(['diagnose', '--mail', 'kim'])).toEqual({ code: 1, output: '', errors: usage });
  });
});
