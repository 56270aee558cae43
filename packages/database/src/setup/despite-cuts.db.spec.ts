import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { despiteCuts } from './despite-cuts.ts';

it('tries no step again once the process has closed its connections', async () => {
  const store = await startTestMongo();
  const client = await new mongo.MongoClient(store.uri('cuts')).connect();
  let tries = 0;
  const count = () => {
    tries += 1;
    return client.db().collection('things').countDocuments();
  };
  expect(await despiteCuts(count)).toBe(0);
  await client.close();
  await expect(despiteCuts(count)).rejects.toThrow();
  expect(tries).toBe(2);
  await store.close();
});
