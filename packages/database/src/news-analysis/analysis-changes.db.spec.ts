import 'reflect-metadata';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { AnalysisChanges } from './analysis-changes.ts';

describe('changes of analyses', () => {
  let database: TestDatabase;
  let changes: AnalysisChanges;
  beforeAll(async () => {
    database = await openTestDatabase();
    changes = database.get(AnalysisChanges);
  });
  afterAll(() => database.close());

  function hear() {
    const [begun, changed, ended] = [1, 2, 3].map(() => Promise.withResolvers<unknown>());
    let count = 0;
    const stop = changes.listen({
      begun: () => begun?.resolve(true),
      changed: () => {
        count += 1;
        changed?.resolve(true);
      },
      ended: () => ended?.resolve(true),
    });
    return { begun: begun?.promise, changed: changed?.promise, ended: ended?.promise, stop, count: () => count };
  }
  const analyses = () => database.collection('news_analyses');

  it('are told from the beginning until it is stopped', async () => {
    const hearer = hear();
    await hearer.begun;
    await analyses().insertOne({ requestId: 'one' });
    await hearer.changed;
    await hearer.stop();
    const before = hearer.count();
    await analyses().updateOne({ requestId: 'one' }, { $set: { progress: 1 } });
    const later = hear();
    await later.begun;
    expect([hearer.count(), later.count()]).toEqual([before, 0]);
    await later.stop();
  });

  it('end once when the store tells none', async () => {
    const own = await mongoose.createConnection(database.uri).asPromise();
    await own.db?.admin().command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['aggregate'], errorCode: 115 },
    });
    await own.close();
    const hearer = hear();
    expect(await hearer.ended).toBe(true);
    await hearer.stop();
  });
});
