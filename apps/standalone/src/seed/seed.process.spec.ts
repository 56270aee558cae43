import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createKeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { LOCAL_ADMIN } from '@gaemi/runtime/settings/default-admins';
import { startTestMongo, type TestMongo } from '@gaemi/testing/embedded/start-mongo';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbeddedParts } from '../embedded/embedded-parts.ts';
import { takeDataDirectory } from '../settings/data-directory.ts';
import { readStandaloneEnvironment } from '../settings/environment.ts';
import { recordStart } from '../settings/last-start.ts';
import { readOrMakeSecrets } from '../settings/secrets.ts';
import { addressOf, demoMembers } from './demo-members.ts';
import { openDemoStore } from './demo-store.ts';

let mongo: TestMongo;
let client: MongoClient;
let dataDir: string;
let uri: string;
let stores = 0;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(() => mongo.close());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'gaemi-seed-spec-'));
  stores += 1;
  uri = mongo.uri(`seed-${process.pid}-${stores}`);
  client = await new MongoClient(uri).connect();
});
afterEach(async () => {
  await client.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs `pnpm seed` after the build; with `stop`, sends it a SIGTERM once that has resolved. */
async function seed(
  variables: Record<string, string> = {},
  { stop, args = [] }: { stop?: () => Promise<void>; args?: readonly string[] } = {},
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...inheritedEnvironment, MONGODB_URI: uri, DATA_DIR: dataDir, ...variables },
    // Without a `.env`.
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  stop?.().then(() => child.kill('SIGTERM'));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, errors };
}

const users = () => client.db().collection('users');
async function counts() {
  const names = ['users', 'watchlist', 'news_analyses', 'accumulations', 'credit_logs', 'plan_requests', 'objections'];
  const counted = names.map(async (name) => [name, await client.db().collection(name).countDocuments()] as const);
  return Object.fromEntries(await Promise.all(counted));
}

describe('pnpm seed', () => {
  it('says in one line that it was stopped', async () => {
    const begun = () => vi.waitUntil(() => existsSync(join(dataDir, 'demo-password')), { timeout: 60_000 });
    const { code, output, errors } = await seed({}, { stop: async () => void (await begun()) });
    expect({ code, errors }).toEqual({ code: 130, errors: '' });
    expect(output).toMatch(/^Stopped. Run it again to go on.$/m);
  });

  it('fills no store where somebody asks for something else', async () => {
    for (const args of [['--again'], ['demo']]) {
      const errors = expect.stringMatching(/\nusage: pnpm seed\n$/);
      expect(await seed({}, { args })).toEqual({ code: 1, output: '', errors });
    }
    expect(await seed({}, { args: ['--help'] })).toEqual({ code: 0, output: 'usage: pnpm seed\n', errors: '' });
    expect(await users().countDocuments()).toBe(0);
  });

  it('fills a store with members of every grade and what they did, and a repeat changes nothing', async () => {
    // As a start before leaves it: the product makes no other admin by itself.
    await users().insertOne({ email: LOCAL_ADMIN, isAdmin: true });
    const { sessionSecret } = readOrMakeSecrets(readStandaloneEnvironment({ DATA_DIR: dataDir }));
    const { code, output, errors } = await seed();
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const password = /Password of all of them: (\S+)/.exec(output)?.[1] ?? '';
    expect(password).toMatch(/^[A-Za-z0-9]{16}$/);
    for (const member of demoMembers) expect(output).toContain(addressOf(member));
    // What tells the next start, and `pnpm admin`, that its secret is the same.
    const print = createKeyedHash(sessionSecret, 'secret-print')('SESSION_SECRET');
    const prints = client.db().collection<{ _id: string; print: string }>('secret_prints');
    expect(await prints.findOne({ _id: 'SESSION_SECRET' })).toMatchObject({ print });
    // The repeat finds a store without an admin.
    await users().deleteOne({ email: LOCAL_ADMIN });
    const members = await users().find({}).toArray();
    expect(new Set(members.map(({ grade }) => grade))).toEqual(new Set(['new', 'basic', 'pro', 'premium']));
    const filled = await counts();
    expect(Object.entries(filled).filter(([, count]) => count === 0)).toEqual([]);
    expect(filled).toMatchObject({ news_analyses: 10, accumulations: 7, plan_requests: 1, objections: 1 });
    expect(await client.db().collection('news_analyses').countDocuments({ state: 'done' })).toBe(10);
    expect(await client.db().collection('accumulations').countDocuments({ state: 'done' })).toBe(7);
    expect(await client.db().collection('alert_settings').countDocuments({ instant: true })).toBe(3);

    // The admin that granted the grades is gone: its password would open every member of the store.
    expect(members.map(({ email }) => email).toSorted()).toEqual(demoMembers.map(addressOf).toSorted());
    expect(output).not.toContain('admin@');

    // As a seeding before this one left it.
    await users().insertOne({ email: 'admin@demo.gaemilens.example', isAdmin: true });
    const again = await seed();
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(again.output).toContain(password);
    expect(await counts()).toEqual(filled);
  });

  it.each([
    ['NODE_ENV', { NODE_ENV: 'production' }],
    ['WEB_ORIGIN', { WEB_ORIGIN: 'https://gaemilens.example' }],
    ['LISTEN_HOST', { LISTEN_HOST: 'all' }],
  ])('refuses a product for others, told by %s, and leaves the store alone', async (name, variables) => {
    const { code, errors } = await seed(variables);
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^${name}: the demo is .*\\n$`));
    expect(await client.db().listCollections().toArray()).toEqual([]);
  });

  it.each(['kim@naver.com', 'operations@gaemilens.example', 'x@demo.gaemilens.example.com'])(
    'refuses a store in which %s is a member, and leaves it alone',
    async (email) => {
      await users().insertOne({ email });
      const { code, errors } = await seed();
      expect(code).toBe(1);
      expect(errors).toBe('MONGODB_URI: the store has members who are not of the demo (@demo.gaemilens.example)\n');
      expect(await counts()).toMatchObject({ users: 1, news_analyses: 0 });
    },
  );

  it('refuses the embedded store of a data directory with another member, and ends it', async () => {
    const env = readStandaloneEnvironment({ DATA_DIR: dataDir });
    {
      await using store = await openDemoStore(env, () => {});
      await using open = await new MongoClient(store.mongodbUri).connect();
      await open.db().collection('users').insertOne({ email: 'kim@naver.com' });
    }
    const { code, output, errors } = await seed({ MONGODB_URI: '' });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toBe('DATA_DIR: the store has members who are not of the demo (@demo.gaemilens.example)\n');
    using _free = takeDataDirectory(dataDir);
  });

  it.each([
    ['NODE_ENV', { NODE_ENV: 'production' }],
    ['WEB_ORIGIN', { WEB_ORIGIN: 'https://gaemilens.example', LISTEN_HOST: 'localhost' }],
    ['LISTEN_HOST', { LISTEN_HOST: 'all' }],
  ])(
    'refuses a product that its last start opened to others by %s, whatever this shell says',
    async (name, variables) => {
      recordStart(readStandaloneEnvironment({ DATA_DIR: dataDir, ...variables }));
      const { code, errors } = await seed({ MONGODB_URI: '' });
      expect(code).toBe(1);
      expect(errors).toMatch(new RegExp(`^${name} of the last start in DATA_DIR: the demo is .*\\n$`));
      recordStart(readStandaloneEnvironment({ DATA_DIR: dataDir }));
      await using store = await openDemoStore(readStandaloneEnvironment({ DATA_DIR: dataDir }), () => {});
      expect(store.mongodbUri).toMatch(/^mongodb:/);
    },
  );

  it('finds the embedded store of a start that is running', async () => {
    const env = readStandaloneEnvironment({ DATA_DIR: dataDir });
    const say = () => {};
    using _taken = takeDataDirectory(dataDir);
    await using parts = await startEmbeddedParts(env, { say });
    await using store = await openDemoStore(env, say);
    expect(store.mongodbUri).toBe(parts.mongodbUri);
  });

  it('starts the embedded store where no start is running, and ends it', async () => {
    const env = readStandaloneEnvironment({ DATA_DIR: dataDir });
    let address = '';
    {
      await using store = await openDemoStore(env, () => {});
      address = store.mongodbUri;
      await using open = await new MongoClient(address).connect();
      expect(await open.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
    }
    const closed = new MongoClient(address, { serverSelectionTimeoutMS: 500 });
    await expect(closed.connect()).rejects.toThrow();
    await closed.close();
  });
});
