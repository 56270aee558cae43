import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startTestMongo, type TestMongo } from '@gaemi/testing/embedded/start-mongo';
import { Test } from '@nestjs/testing';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseModule } from '../database.module.ts';
import { ReconcileLedger } from '../ledger/reconcile-ledger.ts';
import { RESTORING } from '../setup/unfinished-restore.ts';
import { restoreBackup } from './restore-backup.ts';
import { withSnapshot } from './store-snapshot.ts';
import { collectionNames, writeBackup } from './write-backup.ts';

const { EJSON, Long, Double, Binary, ObjectId } = mongo.BSON;
const build = { version: '9.9.9', commit: 'abc' };
let server: TestMongo;
let client: mongo.MongoClient;
let folder: string;
let stores = 0;
/** A store for each test, and one to restore into. */
let from: string;
let into: string;

beforeAll(async () => {
  server = await startTestMongo();
  folder = await mkdtemp(join(tmpdir(), 'gaemi-backup-'));
  client = await mongo.MongoClient.connect(server.uri('any'));
});
afterAll(async () => {
  await client.close();
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  stores += 1;
  from = `from-${stores}`;
  into = `into-${stores}`;
});

const openDb = (name: string) => client.db(new URL(server.uri(name)).pathname.slice(1));
const nameFile = (name = 'store') => join(folder, `${name}-${stores}.gz`);
const backUp = (file = nameFile(), secrets?: Record<string, string>) =>
  writeBackup({
    uri: server.uri(from),
    file,
    build,
    secretNames: ['SESSION_SECRET'],
    ...(secrets !== undefined && { secrets }),
  });
const restore = (file = nameFile()) => restoreBackup(server.uri(into), file);

/** Everything that a store holds, with its types. */
async function readContent(store: string) {
  const db = openDb(store);
  const all: Record<string, string[]> = {};
  for (const name of await collectionNames(db)) {
    const documents = await db.collection(name).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
    all[name] = documents.map((document) => EJSON.stringify(document, { relaxed: false }));
  }
  return all;
}

describe('a backup', () => {
  it('brings back every document with the types of its values, and tells what it holds', async () => {
    const db = openDb(from);
    await db.collection<mongo.Document>('users').insertMany([
      {
        _id: new ObjectId(),
        name: '김개미',
        at: new Date(0),
        credit: 5,
        share: new Double(5),
        big: Long.fromString('9007199254740993'),
      },
      { _id: new ObjectId(), nested: { list: [null, 'a\nb', new Binary(Buffer.from([1, 2]))] } },
    ]);
    await db.collection<{ _id: string; change: number }>('credit_logs').insertOne({ _id: 'row', change: 3 });
    await db.collection<{ _id: string }>('locks').insertOne({ _id: 'setup' });
    const written = await backUp();
    expect(written.head).toMatchObject({ version: '9.9.9', commit: 'abc', secretNames: ['SESSION_SECRET'] });
    expect(written.head.secrets).toBeUndefined();
    expect((await stat(nameFile())).mode & 0o777).toBe(0o600);
    const restored = await restore();
    expect(restored.collections).toEqual(written.collections);
    expect(restored.collections).toMatchObject({ users: { count: 2 }, credit_logs: { count: 1 } });
    expect(await readContent(into)).toEqual(await readContent(from));
    expect(await openDb(from).collection('backups').findOne()).toMatchObject({ at: new Date(written.head.at) });
  });

  it('is one moment of a store that is written to', async () => {
    const db = openDb(from);
    await db.collection('m').insertMany(Array.from({ length: 4_000 }, (_, at) => ({ at, text: 'x'.repeat(200) })));
    await db.createCollection('a');
    await db.createCollection('z');
    let written = 0;
    let ended = false;
    const writing = (async () => {
      while (!ended) {
        // Both or none: a backup with one of them is not one moment.
        await client.withSession((session) =>
          session.withTransaction(async () => {
            await db.collection('a').insertOne({ at: written }, { session });
            await db.collection('z').insertOne({ at: written }, { session });
          }),
        );
        written += 1;
      }
    })();
    try {
      await expect.poll(() => written).toBeGreaterThan(5);
      const before = written;
      const { collections } = await backUp();
      expect(written).toBeGreaterThan(before);
      expect(collections.a?.count).toBe(collections.z?.count);
      expect(collections.a?.count).toBeGreaterThanOrEqual(before);
    } finally {
      ended = true;
      await writing;
    }
  });

  it('leaves the limit of other transactions as it was while it reads', async () => {
    const admin = client.db('admin');
    const m = openDb(from).collection('m');
    await m.insertOne({ at: 1 });
    const readLimit = () => admin.command({ getParameter: 1, transactionLifetimeLimitSeconds: 1 });
    await withSnapshot(client, async (first) => {
      await withSnapshot(client, async (second) => {
        expect(await readLimit()).toMatchObject({ transactionLifetimeLimitSeconds: 60 });
        await m.insertOne({ at: 2 });
        for (const session of [first, second]) expect(await m.countDocuments({}, { session })).toBe(1);
      });
    });
    expect(await readLimit()).toMatchObject({ transactionLifetimeLimitSeconds: 60 });
  });

  it('holds secrets only where they were asked for', async () => {
    await openDb(from).collection('users').insertOne({ name: 'a' });
    await backUp(nameFile('with'), { SESSION_SECRET: 'very-secret-value' });
    await backUp(nameFile('without'));
    const readText = async (file: string) => gunzipSync(await readFile(file)).toString();
    expect(await readText(nameFile('with'))).toContain('very-secret-value');
    expect(await readText(nameFile('without'))).not.toContain('very-secret-value');
    expect((await restore(nameFile('with'))).head.secrets).toEqual({ SESSION_SECRET: 'very-secret-value' });
  });

  it('is whole also where another one goes to the same name', async () => {
    await openDb(from)
      .collection('m')
      .insertMany(Array.from({ length: 2_000 }, (_, at) => ({ at, text: String(at * 7_919) })));
    // Of different lengths.
    const end = (at: number) =>
      backUp(nameFile(), { SESSION_SECRET: randomBytes(at * 9_999).toString('hex') }).catch((error) => String(error));
    const ends = await Promise.all([end(3), end(1), end(2)]);
    expect(ends.some((end) => typeof end !== 'string')).toBe(true);
    expect((await restore()).collections).toMatchObject({ m: { count: 2_000 } });
    expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([]);
  });

  it('leaves a file alone that is there, and no part where it fails', async () => {
    await writeFile(nameFile(), 'mine');
    await expect(backUp()).rejects.toThrow('is there already');
    expect(await readFile(nameFile(), 'utf8')).toBe('mine');
    const lost = join(folder, 'no-folder', 'store.gz');
    await expect(backUp(lost)).rejects.toThrow(/^The backup could not be written: ENOENT[^\n]*$/);
  });
});

describe('a restore', () => {
  const filled = async () => {
    await openDb(from)
      .collection('users')
      .insertMany(
        Array.from({ length: 50 }, (_, at) => ({ email: `${at}@example.com`, credit: 0, text: String(at * 7_919) })),
      );
    await backUp();
  };
  const isUntouched = async () => expect(await openDb(into).listCollections().toArray()).toEqual([]);

  it('refuses a store that holds data, and writes nothing', async () => {
    await filled();
    await openDb(into).collection('audit').insertOne({ mine: true });
    await expect(restore()).rejects.toThrow('The store holds data already (audit): restore into an empty one');
    expect(Object.keys(await readContent(into))).toEqual(['audit']);
  });

  it('blames the store, and not the file, where the store fails in the middle', async () => {
    await openDb(from).collection('audit').insertMany([{}, {}]);
    await filled();
    await openDb(into).collection('audit').createIndex({ absent: 1 }, { unique: true });
    await expect(restore()).rejects.toThrow(/^The restore did not end: E11000 [^\n]+; run it again$/);
  });

  it('tells a cut file in one line, and writes nothing', async () => {
    await filled();
    const bytes = await readFile(nameFile());
    await writeFile(nameFile(), bytes.subarray(0, bytes.length / 2));
    await expect(restore()).rejects.toThrow(/ is damaged \([^\n]+\): restore an older backup$/);
    await isUntouched();
  });

  it('tells changed bytes in one line, and writes nothing', async () => {
    await filled();
    const bytes = await readFile(nameFile());
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(0, middle, middle + 20);
    await writeFile(nameFile(), bytes);
    await expect(restore()).rejects.toThrow(/ is damaged \([^\n]+\): restore an older backup$/);
    await isUntouched();
  });

  it.each([
    [
      'a changed document',
      (text: string) => text.replace('7919', '7918'),
      'the collection users is not what was written',
    ],
    [
      'a document less',
      (text: string) => text.replace(/\n\{.*\n/, '\n'),
      'the collection users is not what was written',
    ],
    ['a later format', (text: string) => text.replace('"format":1', '"format":2'), 'is of a newer version (format 2)'],
    ['a head without its time', (text: string) => text.replace(/"at":"[^"]*",/, ''), 'is no backup of this product'],
    [
      'a collection twice',
      (text: string) => text.replace('#{"end"', '#{"collection":"users"}\n#{"end"'),
      'the collection users is in it twice',
    ],
    ['no end', (text: string) => text.replace(/#\{"end".*\n/, ''), 'its end is missing'],
  ])('tells %s', async (_, change, how) => {
    await filled();
    const text = gunzipSync(await readFile(nameFile())).toString();
    expect(change(text)).not.toBe(text);
    await writeFile(nameFile(), gzipSync(change(text)));
    await expect(restore()).rejects.toThrow(how);
    await isUntouched();
  });

  it('tells a file that is none, and one that is not there', async () => {
    await writeFile(nameFile(), gzipSync('{"a":1}\n'));
    await expect(restore()).rejects.toThrow('is no backup of this product');
    await expect(restore(nameFile('none'))).rejects.toThrow('is not there');
    await expect(restore(folder)).rejects.toThrow('is a folder: name a file');
  });

  it('refuses the store of a newer version by the name of what it does not know', async () => {
    await openDb(from).collection<{ _id: string }>('changelog').insertOne({ _id: '2099-01-01-unknown' });
    await backUp();
    await expect(restore()).rejects.toThrow('is of a newer version (9.9.9, 2099-01-01-unknown)');
    await isUntouched();
  });

  it('that did not end stops each start, and the next restore begins anew', async () => {
    await filled();
    const db = openDb(into);
    await db.collection(RESTORING).insertOne({ at: new Date() });
    await db.collection('users').insertOne({ half: true });
    const start = async () => {
      const module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(server.uri(into))] }).compile();
      await module.init();
      return module;
    };
    await expect(start()).rejects.toThrow('A restore into this store did not end');
    await restore();
    expect(await readContent(into)).toEqual(await readContent(from));
    const module = await start();
    expect(await module.get(ReconcileLedger).reconcile()).toMatchObject({ compared: 50 });
    await module.close();
  });
});
