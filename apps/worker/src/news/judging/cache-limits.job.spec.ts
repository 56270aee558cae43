import 'reflect-metadata';
import { CacheLimitsRepository } from '@gaemi/database/cache-limits/cache-limits.repository';
import { JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { publicRights } from '@gaemi/domain/rights/source-rights';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CacheLimits } from './cache-limits.ts';

const start = new Date('2026-11-23T00:00:00Z').getTime();
const after = (minutes: number) => new Date(start + minutes * 60_000);

describe('the limits of the caches', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const name of ['cache_limits', 'judgements']) await database.collection(name).deleteMany({});
    await database.collection('judgements').insertOne({ reason: '수주했어요.' });
  });

  const workerWith = (naverDays: number | null) => {
    const rightsOf = (source: keyof typeof publicRights) =>
      source === 'naver' ? { ...publicRights.naver, storeDays: naverDays } : publicRights[source];
    const rights = { rightsOf } as RightsRegister;
    return new CacheLimits(rights, database.get(JudgementRepository), database.get(CacheLimitsRepository));
  };
  const cached = () => database.collection('judgements').countDocuments();

  it('empty nothing while workers with different limits run side by side', async () => {
    const [strict, loose] = [workerWith(21), workerWith(null)];
    for (let minute = 0; minute <= 120; minute += 10) {
      await strict.keep(after(minute));
      await loose.keep(after(minute + 5));
    }
    expect(await cached()).toBe(1);
  });

  it('empty the caches once, when the last worker with other limits is gone', async () => {
    const [strict, loose] = [workerWith(21), workerWith(null)];
    await loose.keep(after(0));
    await strict.keep(after(10));
    await strict.keep(after(20));
    expect(await cached()).toBe(1);
    await strict.keep(after(30));
    expect(await cached()).toBe(0);
    await database.collection('judgements').insertOne({ reason: '수주했어요.' });
    for (let minute = 40; minute <= 120; minute += 10) await strict.keep(after(minute));
    expect(await cached()).toBe(1);
  });
});
