import MongoStore from 'connect-mongo';
import type { SessionData } from 'express-session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from './server/start-server.ts';

let mongo: EmbeddedMongo;
let store: MongoStore;

beforeAll(async () => {
  mongo = await startEmbeddedMongo();
  store = MongoStore.create({ mongoUrl: mongo.uri, dbName: 'web', ttl: 100, touchAfter: 0, autoRemove: 'native' });
});
beforeEach(() => store.clear());
afterAll(async () => {
  await store.close();
  await mongo.close();
});

const data = (value: string) =>
  ({ cookie: { originalMaxAge: 60_000, expires: new Date(Date.now() + 60_000) }, value }) as unknown as SessionData;
const get = (sid: string) =>
  new Promise<SessionData | null | undefined>(
    (resolve, reject) => void store.get(sid, (error, found) => (error ? reject(error) : resolve(found))),
  );
const done = (run: (callback: (error?: unknown) => void) => unknown) =>
  new Promise<void>((resolve, reject) => void run((error) => (error ? reject(error) : resolve())));

describe('connect-mongo', () => {
  it('sets, replaces, touches, counts and destroys sessions', async () => {
    await done((callback) => store.set('a', data('one'), callback));
    await done((callback) => store.set('a', data('two'), callback));
    await done((callback) => store.set('b', data('three'), callback));
    expect(await get('a')).toMatchObject({ value: 'two' });
    await done((callback) => store.touch('a', data('two'), callback));
    const length = await new Promise(
      (resolve, reject) => void store.length((error, n) => (error ? reject(error) : resolve(n))),
    );
    expect(length).toBe(2);
    await done((callback) => store.destroy('a', callback));
    expect(await get('a')).toBeFalsy();
  });

  it('creates a TTL index on the expiry', async () => {
    await done((callback) => store.set('a', data('one'), callback));
    const collection = await (store as unknown as { collectionP: Promise<{ indexes(): Promise<object[]> }> })
      .collectionP;
    expect(await collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { expires: 1 }, expireAfterSeconds: 0 }),
    );
  });
});
