import { readFileSync } from 'node:fs';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test, type TestingModule } from '@nestjs/testing';
import { type Connection, mongo, Schema } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseModule } from '../database.module.ts';
import { NewsAnalysisRepository } from '../news-analysis/news-analysis.repository.ts';
import { migrations } from './migrations.ts';
import { repeatMigrations } from './run-migrations.ts';
import { shapeErrors } from './testing/stored-shape.ts';

/**
 * One line of extended JSON for each document, under the name of its collection. Never changed: every later release has to be
 * able to take them over. The first is a part of what a start of the last development version before 1.0.0 wrote with sample data,
 * the others have a document of each collection (`testing/write-release-store.ts`).
 */
const stores = ['before-1.0.0', '1.0.0'];

let server: Awaited<ReturnType<typeof startTestMongo>>;
beforeAll(async () => {
  server = await startTestMongo();
});
afterAll(() => server.close());

const start = async (uri: string) =>
  (await Test.createTestingModule({ imports: [DatabaseModule.forRoot(uri)] }).compile()).init();

let upgrades = 0;
async function upgrade(store: string, age = (_: mongo.Document) => {}): Promise<TestingModule> {
  upgrades += 1;
  const uri = server.uri(`upgrade-${upgrades}`);
  const client = await mongo.MongoClient.connect(uri);
  const documents = readFileSync(new URL(`testing/store-${store}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => Object.entries(mongo.BSON.EJSON.parse(line) as Record<string, mongo.Document>));
  for (const [name, document] of documents) {
    age(document);
    await client.db().collection(name).insertOne(document);
  }
  await client.close();
  return start(uri);
}

it('finds what a forgotten migration leaves: fields of other names, and missing ones', () => {
  const inner = new Schema({ tries: { type: Number, required: true } }, { _id: false });
  const schema = new Schema({
    ...{ name: { type: String, required: true }, usedAt: { type: Date, default: null }, note: String },
    ...{ limits: { day: { type: Number, required: true } }, parts: { type: [inner], default: undefined } },
  });
  const document = { _id: 1, name: 'a', lastUsedAt: null, limits: { week: 1 }, parts: [{ tries: 1 }, { retries: 1 }] };
  expect(shapeErrors(document, schema).toSorted()).toEqual([
    ...['lastUsedAt is unknown', 'limits.day is missing', 'limits.week is unknown'],
    ...['parts.retries is unknown', 'parts.tries is missing', 'usedAt is missing'],
  ]);
  expect(shapeErrors({ _id: 1, name: 'a', usedAt: null, limits: { day: 1 } }, schema)).toEqual([]);
});

describe.each(stores)('a store of %s', (store) => {
  let module: TestingModule;
  let connection: Connection;
  beforeAll(async () => {
    module = await upgrade(store);
    connection = module.get(getConnectionToken());
  });
  afterAll(() => module.close());

  it('is taken over: every document has the shape that its schema stores now', async () => {
    const checked: string[] = [];
    const errors: string[] = [];
    for (const model of Object.values(connection.models)) {
      const { name } = model.collection;
      for (const stored of await connection.collection(name).find().toArray()) {
        errors.push(...shapeErrors(stored, model.schema).map((error) => `${name}: ${error}`));
        await expect(model.hydrate(stored).validate(), `${name} ${String(stored._id)}`).resolves.toBeUndefined();
        checked.push(name);
      }
    }
    expect(errors).toEqual([]);
    expect(new Set(checked).size).toBeGreaterThan(15);
  });

  it('has no collection that no schema reads', async () => {
    const names = (await connection.listCollections()).map(({ name }) => name);
    const known = Object.values(connection.models).map(({ collection }) => collection.name);
    expect(names.filter((name) => ![...known, 'changelog', 'locks'].includes(name))).toEqual([]);
  });

  it('has the details of its results, and what its judge was not sure of', async () => {
    const incomplete = { 'content.unsure': { $exists: false } };
    expect(await connection.collection('news_details').countDocuments(incomplete)).toBe(0);
    expect(await connection.collection('news_evidence').countDocuments({ judgedBy: 'lexicon' })).toBe(0);
    for (const { side, raisedAs, turnedTo } of await connection.collection('stock_events').find().toArray())
      expect({ raisedAs: raisedAs as unknown, turnedTo: turnedTo as unknown }).toEqual({
        raisedAs: side,
        turnedTo: null,
      });
  });
});

it('answers with the analyses that a store before 1.0.0 finished', async () => {
  const module = await upgrade('before-1.0.0');
  try {
    const connection: Connection = module.get(getConnectionToken());
    const [analysis] = await connection.collection('news_analyses').find().toArray();
    const repository = module.get(NewsAnalysisRepository, { strict: false });
    const userId = String(analysis?.userId);
    const last = await repository.findLast(userId, [String(analysis?.stockCode)]);
    expect(last.get(String(analysis?.stockCode))).toMatchObject({
      reserve: expect.any(Number),
      thin: expect.any(Boolean),
    });
    const timelines = await repository.findTimelines(userId, [analysis?._id as mongo.ObjectId]);
    expect([...timelines.values()].flat().length).toBeGreaterThan(0);
  } finally {
    await module.close();
  }
});

it.each(['result.reserve', 'result.coverage.few', 'content.articlesPerDay'])(
  'stops at a store whose results are older than what a release takes over: without %s',
  async (path) => {
    const [part = '', ...names] = path.split('.');
    const field = names.pop() ?? '';
    const age = (document: mongo.Document) => {
      const holder = names.reduce((inner, name) => inner?.[name] as mongo.Document, document[part] as mongo.Document);
      if (holder != null) delete holder[field];
    };
    const failure = await upgrade('before-1.0.0', age).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The store holds results of/),
    });
  },
);

describe('what a process of the version before writes after the migrations', () => {
  let connection: Connection;
  let modules: TestingModule[];
  beforeEach(async () => {
    modules = [await upgrade('1.0.0')];
    connection = (modules[0] as TestingModule).get(getConnectionToken());
    await connection.collection('api_keys').insertOne({ keyHash: 'late' });
  });
  afterEach(() => Promise.all(modules.map((module) => module.close())));

  const late = () => connection.collection('api_keys').findOne({ keyHash: 'late' });
  const nameOfLimits = '2026-11-26-credit-limits-of-keys';
  const changelog = () => connection.collection<{ _id: string; appliedAt: Date }>('changelog');

  it('is taken over by the next start, as a command may have run them under the product', async () => {
    modules.push(await start(server.uri(`upgrade-${upgrades}`)));
    expect(await late()).toMatchObject({ dailyCreditLimit: 150 });
  });

  it('is taken over by one of the processes that look for some days, ever more rarely', async () => {
    const noon = new Date('2026-11-29T03:00:00Z');
    await changelog().updateOne({ _id: nameOfLimits }, { $set: { appliedAt: noon } });
    const ran: number[] = [];
    const look = (minute: number, at: 'start' | 'look' = 'look') => {
      const up = async () => void ran.push(minute);
      const now = new Date(noon.getTime() + minute * 60_000);
      return repeatMigrations(connection.db as mongo.Db, [{ name: nameOfLimits, repeats: true, up }], { now, at });
    };
    for (let minute = 0; minute < 60; minute += 1) await Promise.all([look(minute), look(minute), look(minute)]);
    expect(ran).toEqual([0, 1, 2, 3, 5, 8, 12, 18, 27, 41]);
    await look(42, 'start');
    expect(await look(60 * 24 * 6)).toBe(true);
    expect(await look(60 * 24 * 8)).toBe(false);
    expect(ran.slice(-2)).toEqual([42, 60 * 24 * 6]);
  });
});

it('a store that begins with this version has nothing to be repeated', async () => {
  upgrades += 1;
  const module = await start(server.uri(`upgrade-${upgrades}`));
  const { db } = module.get<Connection>(getConnectionToken());
  expect(
    await repeatMigrations(db as mongo.Db, migrations, { now: new Date(Date.now() + 3_600_000), at: 'look' }),
  ).toBe(false);
  await module.close();
});
