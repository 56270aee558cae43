import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { Test } from '@nestjs/testing';
import { mongo } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseModule } from '../database.module.ts';
import { type Migration, migrations } from './migrations.ts';
import { runMigrations } from './run-migrations.ts';
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
  it('has created every index of every model when the start is over', async () => {
    const module = await start();
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['users', 'credit_logs', 'news_analyses', 'outbox']));
    const unique = async (name: string) =>
      (await db.collection(name).indexes()).filter((index) => index.unique === true).map(({ key }) => key);
    expect(await unique('users')).toContainEqual({ email: 1 });
    expect(await unique('credit_logs')).toContainEqual({ reference: 1 });
    expect(await unique('news_analyses')).toContainEqual({ userId: 1, requestId: 1 });
    await module.close();
  });

  it('stops the start with one line where an index of an older version is in the way', async () => {
    await db.collection('users').createIndex({ email: 1 });
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'DatabaseSetupError' });
    const { message } = failure as Error;
    expect(message).toMatch(/^The indexes of the collection users could not be created: /);
    expect(message).not.toContain('\n');
  });

  it('stops the start where two members have the same address', async () => {
    await db.collection('users').insertMany([{ email: 'a@b.co' }, { email: 'a@b.co' }]);
    await expect(start()).rejects.toMatchObject({ name: 'DatabaseSetupError' });
  });
});

describe('migrations', () => {
  it('run once each, in their order, and again where one failed half-way', async () => {
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

  it('have names of their own', () => {
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
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

  it('wait for the lease of a process that died, not for ever', async () => {
    await db.collection<{ _id: string }>('locks').insertOne({
      _id: 'setup',
      ...{ owner: 'dead', until: new Date(Date.now() + 300) },
    });
    expect(await withSetupLock(db, async () => 'my turn')).toBe('my turn');
  });

  it('leave nothing of codes and sessions in the form of the version before', async () => {
    const verifications = db.collection('verifications');
    await verifications.createIndex({ email: 1, type: 1 }, { unique: true });
    await verifications.insertOne({ email: 'a@b.co', type: 'sign-up', codeHash: 'x' });
    const owner = new mongo.ObjectId();
    const sessions = db.collection<{ _id: string; session: object }>('sessions');
    await sessions.insertOne({ _id: 'old', session: { passport: { user: owner.toHexString() }, startedAt: 1 } });
    const module = await start();
    expect(await verifications.countDocuments()).toBe(0);
    const names = (await verifications.indexes()).map(({ name }) => name);
    expect(names).not.toContain('email_1_type_1');
    expect(names).toContain('email_1_type_1_requester_1');
    expect(await sessions.findOne({ _id: 'old' })).toMatchObject({ session: { owner, startedAt: 1 } });
    await module.close();
  });
});
