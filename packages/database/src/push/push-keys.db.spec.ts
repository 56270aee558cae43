import 'reflect-metadata';
import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { PushKeysRepository } from './push-keys.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the keys for push services', () => {
  it('are a pair, made once by whoever comes first, and stay', async () => {
    const keys = database.get(PushKeysRepository);
    const pairs = await Promise.all(Array.from({ length: 8 }, () => keys.findPair()));
    expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
    const [pair] = pairs;
    expect(await keys.findPublic()).toBe(pair?.publicKey);
    expect(await keys.findPair()).toEqual(pair);
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(pair?.privateKey ?? '', 'base64url');
    expect(curve.getPublicKey('base64url')).toBe(pair?.publicKey);
    expect(await database.collection('push_keys').countDocuments()).toBe(1);
  });
});
