import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import { type Connection, mongo } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnsubscribeLinkRepository } from '../alerts/unsubscribe-link.repository.ts';
import { DatabaseModule } from '../database.module.ts';
import { migrations } from './migrations.ts';
import { type Migration, repeatMigrations, runMigrations } from './run-migrations.ts';
import { withSetupLock } from './setup-lock.ts';

let server: Awaited<ReturnType<typeof startTestMongo>>;
let uri: string;
let client: mongo.MongoClient;
let db: mongo.Db;
beforeEach(async () => {
  server = await startTestMongo();
  uri = server.uri('setup');
  client = await mongo.MongoClient.connect(uri);
  db = client.db();
});
afterEach(async () => {
  await client.close();
  await server.close();
});

async function start() {
  const module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(uri)] }).compile();
  await module.init();
  return module;
}

describe('the setup of the database', () => {
  it('has created every index of every model at the end of the start', async () => {
    const module = await start();
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['users', 'credit_logs', 'news_analyses', 'outbox']));
    const unique = async (name: string) =>
      (await db.collection(name).indexes()).filter((index) => index.unique === true).map(({ key }) => key);
    expect(await unique('users')).toContainEqual({ email: 1 });
    expect(await unique('credit_logs')).toContainEqual({ reference: 1 });
    expect(await unique('news_analyses')).toContainEqual({ userId: 1, requestId: 1 });
    for (const model of Object.values(module.get<Connection>(getConnectionToken()).models)) {
      const declared = model.schema.indexes();
      const built = declared.length > 0 ? await db.collection(model.collection.name).indexes() : [];
      for (const [key, { background, ...options }] of declared)
        expect(built).toContainEqual(expect.objectContaining({ key, ...options }));
    }
    await module.close();
  });

  it.each(['find', 'findAndModify', 'createIndexes'])('goes on when connections are cut at %s', async (command) => {
    const data = { failCommands: [command], closeConnection: true };
    await client.db('admin').command({ configureFailPoint: 'failCommand', mode: { times: 3 }, data });
    const module = await start();
    expect(await db.collection('users').indexes()).toContainEqual(expect.objectContaining({ key: { email: 1 } }));
    await module.close();
  });

  it('stops the start with one line when an index of an older version conflicts', async () => {
    await db.collection('users').createIndex({ email: 1 });
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'StartError' });
    const { message } = failure as Error;
    expect(message).toMatch(/^The indexes of the collection users could not be created: /);
    expect(message).not.toContain('\n');
  });

  it('stops the start when two members have the same address', async () => {
    await db.collection('users').insertMany([{ email: 'a@b.co' }, { email: 'a@b.co' }]);
    await expect(start()).rejects.toMatchObject({ name: 'StartError' });
  });
});

describe('migrations', () => {
  it('run once each, in order, and again after a failure half-way', async () => {
    const ran: string[] = [];
    let broken = true;
    const list: Migration[] = [
      { name: 'one', up: async () => void ran.push('one') },
      {
        name: 'two',
        up: async () => {
          ran.push('two');
          if (broken) throw new Error('half-way');
        },
      },
    ];
    await expect(runMigrations(db, list)).rejects.toThrow('half-way');
    broken = false;
    expect(await runMigrations(db, list)).toEqual(['two']);
    expect(await runMigrations(db, list)).toEqual([]);
    expect(ran).toEqual(['one', 'two', 'two']);
  });

  it.each(['users', 'changelog'])(
    'are repeated in a store that has %s: the version before may still write',
    async (used) => {
      const ran: string[] = [];
      const once: Migration = { name: 'once', up: async () => void ran.push('once') };
      const list: Migration[] = [once, { name: 'repeats', repeats: true, up: async () => void ran.push('repeats') }];
      await db.collection<{ _id: string }>(used).insertOne({ _id: 'before' });
      await runMigrations(db, list);
      expect(await repeatMigrations(db, list, { now: new Date(), at: 'start' })).toBe(true);
      expect(ran).toEqual(['once', 'repeats', 'repeats']);
    },
  );

  it('have unique names', () => {
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
  });

  it('leave push subscriptions of before in no session, so that they end with a new password', async () => {
    const subscriptions = db.collection('push_subscriptions');
    await subscriptions.insertMany([{ endpoint: 'old' }, { endpoint: 'new', sessionId: 's', deviceKey: 'd' }]);
    await runMigrations(
      db,
      migrations.filter(({ name }) => name === '2026-11-23-push-by-session'),
    );
    expect(await subscriptions.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
      { endpoint: 'old', sessionId: '', deviceKey: '' },
      { endpoint: 'new', sessionId: 's', deviceKey: 'd' },
    ]);
  });

  it('keep the replaced secret of a webhook signing', async () => {
    const webhooks = db.collection('webhooks');
    const former = { sealed: 'before', until: new Date('2026-11-29T00:00:00Z') };
    const older = { sealed: 'older', until: new Date('2026-11-28T00:00:00Z') };
    const again = { url: 'again', formerSecret: former, formerSecrets: [older] };
    await webhooks.insertMany([{ url: 'old', formerSecret: former }, { url: 'never replaced' }, again]);
    await runMigrations(
      db,
      migrations.filter(({ name }) => name === '2026-11-28-former-secrets'),
    );
    expect(await webhooks.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
      { url: 'old', formerSecrets: [former] },
      { url: 'never replaced' },
      { url: 'again', formerSecrets: [former, older] },
    ]);
  });

  it('run in one process at a time', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await db.command({ ping: 1 });
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withSetupLock(db, work)));
    expect(most).toBe(1);
    expect(await db.collection('locks').countDocuments()).toBe(0);
  });

  it('wait for the lease of a process that died, but not forever', async () => {
    await db.collection<{ _id: string }>('locks').insertOne({
      _id: 'setup',
      ...{ owner: 'dead', until: new Date(Date.now() + 300) },
    });
    expect(await withSetupLock(db, async () => 'my turn')).toBe('my turn');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('let the next process in at once after %s', async (signal) => {
    const exited = Promise.withResolvers<unknown>();
    using _exit = vi.spyOn(process, 'exit').mockImplementation(exited.resolve as typeof process.exit);
    const before = process.listeners(signal);
    const unfinished = Promise.withResolvers<void>();
    const stopped = withSetupLock(db, () => unfinished.promise);
    await expect.poll(() => process.listeners(signal).length).toBe(before.length + 1);
    for (const listener of process.listeners(signal)) if (!before.includes(listener)) listener(signal);
    expect(await exited.promise).toBe(signal === 'SIGTERM' ? 143 : 130);
    expect(await db.collection('locks').countDocuments()).toBe(0);
    unfinished.resolve();
    await stopped;
    expect(process.listeners(signal)).toEqual(before);
  });

  it('do not wait for a lock that a clock far ahead wrote', async () => {
    await db.collection<{ _id: string }>('locks').insertOne({
      _id: 'setup',
      ...{ owner: 'dead', until: new Date(Date.now() + 22 * 86_400_000) },
    });
    const began = performance.now();
    expect(await withSetupLock(db, async () => 'my turn')).toBe('my turn');
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await db.collection('locks').countDocuments()).toBe(0);
  });

  it('report once that they wait for another process', async () => {
    const lines: string[] = [];
    const released = Promise.withResolvers<void>();
    const first = withSetupLock(db, () => released.promise);
    await expect.poll(() => db.collection('locks').countDocuments()).toBe(1);
    const second = withSetupLock(db, async () => 'my turn', { afterMs: 1, report: (line) => lines.push(line) });
    await expect.poll(() => lines.length).toBe(1);
    released.resolve();
    await first;
    expect(await second).toBe('my turn');
    expect(lines).toEqual([expect.stringMatching(/^waiting for another process that migrates the store/)]);
  });
});

describe('the unsubscribe links of mails from before they ended', () => {
  const links = migrations.filter(({ name }) => name === '2026-11-23-unsubscribe-links');
  const [one, two] = [new mongo.ObjectId(), new mongo.ObjectId()];

  it('work once more for sixty days, and no token is stored any longer', async () => {
    const settings = db.collection('alert_settings');
    await settings.createIndex({ unsubscribeToken: 1 }, { unique: true });
    await settings.insertMany(
      [one, two].map((_id) => ({ _id, userId: _id, unsubscribeToken: `token-${_id}`, mail: true })),
    );
    await runMigrations(db, links);
    const module = await start();
    const repository = module.get(UnsubscribeLinkRepository);
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await repository.use(`token-${one}`, at(61))).toBe(false);
    expect(await repository.use(`token-${one}`, at(59))).toBe(true);
    expect(await repository.use(`token-${one}`, at(59))).toBe(false);
    expect(await settings.findOne({ _id: one })).toMatchObject({ mail: false, briefing: false });
    expect(await settings.findOne({ _id: two })).toMatchObject({ mail: true });
    expect(JSON.stringify(await settings.find().toArray())).not.toContain('token-');
    expect((await settings.indexes()).map(({ name }) => name)).not.toContain('unsubscribeToken_1');
    await module.close();
  });
});

it('days without trades that nothing confirmed are looked at once more, and alerts go on by recognitions', async () => {
  const names = ['2026-11-23-confirm-empty-days', '2026-11-23-alerts-by-recognition'];
  const fetchedAt = new Date('2026-11-20T22:00:00Z');
  const traded = [{ name: '가나증권', buy: 1, sell: 0 }];
  const day = (rest: object) => ({ source: 'kiwoom', provisional: false, trades: [], fetchedAt, ...rest });
  await db.collection<{ _id: string }>('broker_days').insertMany([
    { _id: 'empty', ...day({}) },
    { _id: 'traded', ...day({ trades: traded }) },
    { _id: 'moving', ...day({ provisional: true }) },
    { _id: 'sample', ...day({ source: 'sample' }) },
  ]);
  await db
    .collection<{ _id: string }>('stock_watches')
    .insertMany([
      { _id: '005930', recognitions: 7, alertedThrough: fetchedAt } as { _id: string },
      { _id: '000660', recognitions: 3 } as { _id: string },
    ]);
  await runMigrations(
    db,
    migrations.filter(({ name }) => names.includes(name)),
  );
  const changed = await db
    .collection('broker_days')
    .find({ emptyOn: { $exists: true } })
    .toArray();
  expect(changed).toMatchObject([{ _id: 'empty', provisional: true, emptyOn: '2026-11-21' }]);
  const watches = await db.collection('stock_watches').find().sort({ _id: 1 }).toArray();
  expect(watches.map(({ alertedThrough }) => alertedThrough)).toEqual([undefined, 7]);
});

it('renames collections and fields of notifications, and what an old worker wrote meanwhile', async () => {
  const migration = migrations.filter(({ name }) => name === '2026-11-23-names-of-the-field');
  const of = (name: string) => db.collection<{ _id: string }>(name);
  const rows = (name: string) => of(name).find().sort({ _id: 1 }).toArray();
  for (const name of ['told_events', 'notified_events', 'stock_watches', 'monitored_stocks']) await of(name).drop();
  await of('told_events').insertMany([{ _id: 'a' }, { _id: 'b' }]);
  await of('stock_watches').insertOne({ _id: '005930', watchedAt: new Date(0), recognitions: 7 } as { _id: string });
  await of('alert_settings').insertOne({ _id: 'member', tellings: 3 } as { _id: string });
  await of('source_quotas').insertOne({ _id: 'naver:2026-11-23', all: 9, watching: 4 } as { _id: string });
  await of('model_usage').insertOne({ _id: 'watching:2026-11-23', calls: 5 } as { _id: string });

  await runMigrations(db, migration);
  expect(await rows('notified_events')).toEqual([{ _id: 'a' }, { _id: 'b' }]);
  expect(await rows('monitored_stocks')).toEqual([{ _id: '005930', monitoredAt: new Date(0), recognitions: 7 }]);
  expect(await of('alert_settings').findOne({ _id: 'member' })).toEqual({ _id: 'member', notificationCount: 3 });
  expect(await of('source_quotas').findOne({ _id: 'naver:2026-11-23' })).toMatchObject({ all: 9, monitoring: 4 });
  expect(await of('model_usage').findOne({ _id: 'monitoring:2026-11-23' })).toMatchObject({ calls: 5 });
  expect(await of('model_usage').findOne({ _id: 'watching:2026-11-23' })).toBeNull();

  await of('told_events').insertMany([{ _id: 'b' }, { _id: 'c' }]);
  await db.collection<{ _id: string }>('changelog').deleteOne({ _id: '2026-11-23-names-of-the-field' });
  await runMigrations(db, migration);
  expect(await rows('notified_events')).toEqual([{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }]);
  expect(await db.listCollections({ name: 'told_events' }).toArray()).toEqual([]);
});

it('calls the judge without a model offline wherever it is stored', async () => {
  const of = (name: string) => db.collection<{ _id: string }>(name);
  const add = (name: string, rest: object) => of(name).insertOne({ _id: 'judged', ...rest } as { _id: string });
  await add('news_analyses', { result: { judgedBy: 'lexicon' } });
  await add('news_details', {
    content: { judgedBy: 'openai', reasons: [{ judgedBy: 'lexicon' }, { judgedBy: 'openai' }] },
  });
  await add('news_evidence', { judgedBy: 'lexicon', events: [{ judgedBy: 'lexicon' }, {}] });
  await add('scorecard_rows', { judgedBy: 'lexicon' });
  await add('scorecards', { answer: {} });
  await runMigrations(
    db,
    migrations.filter(({ name }) => name === '2026-11-23-offline-judge'),
  );
  const found = (name: string) => of(name).findOne({ _id: 'judged' });
  expect(await found('news_analyses')).toMatchObject({ result: { judgedBy: 'offline' } });
  expect(await found('news_details')).toMatchObject({
    content: { judgedBy: 'openai', reasons: [{ judgedBy: 'offline' }, { judgedBy: 'openai' }] },
  });
  expect(await found('news_evidence')).toMatchObject({ judgedBy: 'offline', events: [{ judgedBy: 'offline' }, {}] });
  expect(await found('scorecard_rows')).toMatchObject({ judgedBy: 'offline' });
  expect(await found('scorecards')).toBeNull();
});

it('bounds what keys of before may spend in a day, and leaves chosen bounds alone', async () => {
  const keys = db.collection<{ _id: string; dailyCreditLimit?: number }>('api_keys');
  await keys.insertMany([{ _id: 'old' }, { _id: 'new', dailyCreditLimit: 0 }]);
  const migration = migrations.filter(({ name }) => name === '2026-11-26-credit-limits-of-keys');
  await runMigrations(db, migration);
  expect(await keys.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'new', dailyCreditLimit: 0 },
    { _id: 'old', dailyCreditLimit: 150 },
  ]);
});

it('stores why an analysis ended in error as a code', async () => {
  const of = (name: string) => db.collection<{ _id: string }>(name);
  const since = new Date(0);
  const rows = [
    { _id: 'short', state: 'error', detail: '판단할 뉴스가 부족해요.' },
    { _id: 'unknown', state: 'error', detail: '어떤 문장.', pendingRefund: null },
    { _id: 'done', state: 'done', detail: null },
    {
      _id: 'owed',
      state: 'refunding',
      detail: null,
      pendingRefund: { detail: '이 기간의 거래원 자료가 없어요. 사용한 크레딧은 돌려드렸어요.', since },
    },
  ];
  await of('accumulations').insertMany(rows);
  const migration = migrations.filter(({ name }) => name === '2026-11-23-failure-codes');
  await runMigrations(db, migration);
  await db.collection<{ _id: string }>('changelog').deleteOne({ _id: '2026-11-23-failure-codes' });
  await runMigrations(db, migration);
  const found = (_id: string) => of('accumulations').findOne({ _id });
  expect(await found('short')).toEqual({
    _id: 'short',
    state: 'error',
    failure: 'not-enough-news',
  });
  expect(await found('unknown')).toMatchObject({ failure: 'analysis-failed', pendingRefund: null });
  expect(await found('done')).toEqual({ _id: 'done', state: 'done', failure: null });
  expect(await found('owed')).toMatchObject({ failure: null, pendingRefund: { failure: 'no-broker-data', since } });
  expect((await found('owed')) ?? {}).not.toHaveProperty('pendingRefund.detail');
});

describe('a program that only reads', () => {
  const read = async () => {
    const module = await Test.createTestingModule({ imports: [DatabaseModule.forReading(uri)] }).compile();
    await module.init();
    return module;
  };

  it('leaves a store that needs a migration as it is, and says so', async () => {
    const names = migrations.slice(0, -1).map(({ name }) => ({ _id: name, appliedAt: new Date(0) }));
    await db.collection<{ _id: string }>('changelog').insertMany(names);
    await expect(read()).rejects.toThrow(`The store is of an older version (without ${migrations.at(-1)?.name})`);
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['changelog']);
    expect(await db.collection('changelog').countDocuments()).toBe(names.length);
  });

  it('opens a store that a start has brought up to date', async () => {
    await (await start()).close();
    await (await read()).close();
  });
});

describe('a store of a newer version', () => {
  const NEWER = '2099-01-01-what-this-program-does-not-know';
  beforeEach(async () => {
    await db.collection<{ _id: string }>('changelog').insertOne({ _id: NEWER });
  });

  it('stops the start with its name, before anything is written', async () => {
    await expect(start()).rejects.toThrow(`The store is of a newer version (${NEWER})`);
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['changelog']);
  });

  it('is used where the operator lets it', async () => {
    vi.stubEnv('ALLOW_NEWER_STORE', 'true');
    try {
      await (await start()).close();
    } finally {
      vi.unstubAllEnvs();
    }
    expect(await db.collection('users').indexes()).not.toEqual([]);
  });
});
