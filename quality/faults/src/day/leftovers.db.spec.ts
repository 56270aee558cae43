import { startTestMongo, type TestMongo } from '@gaemi/testing/embedded/start-mongo';
import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ProductClock } from '../clock/product-clock.ts';
import { ageTexts, findLastingTexts } from './aged-texts.ts';
import { findRepeatedMails, findUnfinished } from './leftovers.ts';

const MINUTE_MS = 60_000;
const clock = new ProductClock();
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS);

let mongo: TestMongo;
let client: MongoClient;
beforeAll(async () => {
  mongo = await startTestMongo();
  client = new MongoClient(mongo.uri('leftovers'));
});
afterAll(async () => {
  await client.close();
  await mongo.close();
});
beforeEach(() => client.db().dropDatabase());
const insert = (name: string, document: Document) => client.db().collection(name).insertOne(document);
const find = () => findUnfinished({ database: client.db(), clock });

it('a store in which all has ended has no leftovers', async () => {
  await insert('news_analyses', { requestId: 'a', state: 'done', lease: null });
  await insert('accumulations', { requestId: 'b', state: 'error', lease: null });
  await insert('cluster_tasks', { name: 'backup', leaseUntil: inMinutes(-1) });
  expect(await find()).toEqual([]);
});

it('an open analysis, one that is held, a message of the outbox and a lease are named', async () => {
  await insert('news_analyses', { requestId: 'open', state: 'running', lease: null });
  await insert('accumulations', { requestId: 'held', state: 'done', lease: { owner: 'w' } });
  await insert('outbox', { queue: 'news' });
  await client
    .db()
    .collection<{ _id: string; leaseUntil: Date }>('cluster_tasks')
    .insertOne({
      _id: 'backup',
      leaseUntil: inMinutes(1),
    });
  expect(await find()).toEqual([
    'open is running at the end of the day',
    'held is done at the end of the day',
    '1 messages are left in the outbox',
    'backup of cluster_tasks is held at the end of the day',
  ]);
});

it('a document that has outlived its time is named, one that the store will soon remove is not', async () => {
  await client.db().collection('sessions').createIndex({ expires: 1 }, { expireAfterSeconds: 60 });
  await insert('sessions', { expires: inMinutes(-5) });
  expect(await find()).toEqual([]);
  await insert('sessions', { expires: inMinutes(-7) });
  expect(await find()).toEqual(['1 documents of sessions have outlived their expires']);
});

it('aged texts that stay are named, removed ones are not, and there must be some', async () => {
  const database = client.db();
  expect(await findLastingTexts({ database }, [])).toEqual(['no analysis had texts that could end']);
  await insert('news_evidence', { articles: [{ title: 'a', description: 'b', source: 'sample' }], textsFrom: [] });
  const aged = await ageTexts({ database, clock });
  expect(await findLastingTexts({ database }, aged)).toEqual([
    `${aged[0]?.toHexString()} still has texts whose time is over`,
  ]);
  await database
    .collection('news_evidence')
    .updateMany({}, { $set: { articles: [{ title: '', description: '' }], textsFrom: [] } });
  expect(await findLastingTexts({ database }, aged)).toEqual([]);
});

it('a mail that came twice is named', () => {
  const mail = { to: ['a@x.example'], subject: 's', text: 't' };
  const messages = (...mails: object[]) => findRepeatedMails(mails.map((each) => ({ ...mail, ...each })));
  expect(messages({}, { text: 'other' }, { to: ['b@x.example'] })).toEqual([]);
  expect(messages({ text: 't https://x.example/u/a-1' }, { text: 't https://x.example/u/b_2' })).toEqual([
    'a@x.example: 2 times "s"',
  ]);
});
