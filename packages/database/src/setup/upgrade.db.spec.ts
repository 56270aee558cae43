import { readFileSync } from 'node:fs';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { getModelToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import { type Model, mongo } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseModule } from '../database.module.ts';
import { NewsAnalysisRepository } from '../news-analysis/news-analysis.repository.ts';
import { migrations } from './migrations.ts';
import { runMigrations } from './run-migrations.ts';

/**
 * A part of what a start of the last development version before 1.0.0 wrote with sample data: one line of extended JSON for each
 * document, under the name of its collection. Never changed: every later release has to be able to take it over.
 */
const fixture = new URL('testing/store-before-1.0.0.jsonl', import.meta.url);

let server: Awaited<ReturnType<typeof startTestMongo>>;
let client: mongo.MongoClient;
let db: mongo.Db;
beforeAll(async () => {
  server = await startTestMongo();
  client = await mongo.MongoClient.connect(server.uri('upgrade'));
  db = client.db();
  const documents = readFileSync(fixture, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => Object.entries(mongo.BSON.EJSON.parse(line) as Record<string, mongo.Document>));
  for (const [name, document] of documents) await db.collection(name).insertOne(document);
});
afterAll(async () => {
  await client.close();
  await server.close();
});

it('a store from before 1.0.0 is taken over: no document breaks the schema of its collection', async () => {
  await runMigrations(db, migrations);
  const module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(server.uri('upgrade'))] }).compile();
  await module.init();
  const models = module.get<Model<unknown>>(getModelToken('NewsAnalysis'), { strict: false }).db.models;
  const checked: string[] = [];
  for (const model of Object.values(models)) {
    for (const document of await model.find()) {
      await expect(document.validate(), `${model.collection.name} ${String(document._id)}`).resolves.toBeUndefined();
      checked.push(model.collection.name);
    }
  }
  expect(new Set(checked).size).toBeGreaterThan(15);
  for (const { side, raisedAs, turnedTo } of await db.collection('stock_events').find().toArray())
    expect({ raisedAs: raisedAs as unknown, turnedTo: turnedTo as unknown }).toEqual({
      raisedAs: side,
      turnedTo: null,
    });
  const [analysis] = await db.collection('news_analyses').find().toArray();
  const repository = module.get(NewsAnalysisRepository, { strict: false });
  const userId = String(analysis?.userId);
  const last = await repository.findLast(userId, [String(analysis?.stockCode)]);
  expect(last.get(String(analysis?.stockCode))).toMatchObject({
    reserve: expect.any(Number),
    thin: expect.any(Boolean),
  });
  const timelines = await repository.findTimelines(userId, [analysis?._id as mongo.ObjectId]);
  expect([...timelines.values()].flat().length).toBeGreaterThan(0);
  await module.close();
});

it('no name that was given up is left', async () => {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(told_|stock_watches|kept_|unused_)/)]));
  expect(await db.collection('news_evidence').countDocuments({ judgedBy: 'lexicon' })).toBe(0);
  expect(await db.collection('stock_events').countDocuments({ peak: { $exists: false } })).toBe(0);
  expect(await db.collection('news_details').countDocuments({ 'content.unsure': { $exists: false } })).toBe(0);
});
