import 'reflect-metadata';
import {
  BROWSER_ERROR_DAYS,
  type BrowserErrorReport,
  MAX_BROWSER_ERRORS,
} from '@gaemi/domain/browser-errors/browser-error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { BrowserErrorRepository } from './browser-error.repository.ts';

const now = new Date('2026-11-23T03:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const report: BrowserErrorReport = {
  kind: 'render',
  name: 'TypeError',
  frames: [{ file: 'result-Zz9.js', line: 1, column: 2_045 }],
  route: '/r/:token',
  release: 'index-a1B2.js',
};

describe('errors in browsers', () => {
  let database: TestDatabase;
  let errors: BrowserErrorRepository;
  beforeAll(async () => {
    database = await openTestDatabase();
    errors = database.get(BrowserErrorRepository);
  });
  afterAll(() => database.close());
  beforeEach(() => database.collection('browser_errors').deleteMany({}));

  const list = async (page = 1, size = 5) => errors.list({ page, size });

  it('are counted by fingerprint, with the first and the last time', async () => {
    await errors.count(report, now);
    await errors.count({ ...report, frames: [...report.frames, { file: 'other.js', line: 1, column: 1 }] }, after(7));
    // The report of another api, whose clock is behind.
    await errors.count(report, after(3));
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items).toMatchObject([{ ...report, count: 3, firstSeenAt: now, lastSeenAt: after(7) }]);
  });

  it('are counted exactly when many reports of a new one come at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => errors.count(report, now)));
    expect((await list()).items).toMatchObject([{ count: 12 }]);
  });

  it('are listed page by page, the one seen last first', async () => {
    for (const [index, name] of ['AError', 'BError', 'CError'].entries()) {
      await errors.count({ ...report, name }, after(index));
    }
    await errors.count({ ...report, name: 'AError' }, after(9));
    expect((await list(1, 2)).items.map(({ name }) => name)).toEqual(['AError', 'CError']);
    expect(await list(2, 2)).toMatchObject({ total: 3, items: [{ name: 'BError' }] });
  });

  it('are removed by the store some days after the last report', async () => {
    const indexes = await database.collection('browser_errors').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { lastSeenAt: 1 }, expireAfterSeconds: BROWSER_ERROR_DAYS * 86_400 }),
    );
  });

  it('are no more than so many, however many are made up: the one last seen longest ago goes', async () => {
    const kept = Array.from({ length: MAX_BROWSER_ERRORS }, (_, index) => ({
      ...report,
      _id: String(index) as never,
      release: `made-up-${index}.js`,
      count: 1,
      firstSeenAt: after(index),
      lastSeenAt: after(index),
    }));
    await database.collection('browser_errors').insertMany(kept);
    await errors.count(report, after(1_000));
    const { items, total } = await list(1, 2);
    expect(total).toBe(MAX_BROWSER_ERRORS);
    expect(items.map(({ release }) => release)).toEqual([report.release, kept.at(-1)?.release]);
    const left = (release: string) => database.collection('browser_errors').countDocuments({ release });
    expect([await left('made-up-0.js'), await left('made-up-1.js')]).toEqual([0, 1]);
  });
});
