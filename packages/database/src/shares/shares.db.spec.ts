import 'reflect-metadata';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
import { ShareRepository } from './share.repository.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const later = new Date('2026-12-21T03:00:00.000Z');
const link = (tokenHash: string) => ({ tokenHash, createdAt: now, expiresAt: later });

describe('share links', () => {
  let database: TestDatabase;
  let shares: ShareRepository;
  let userId: string;
  let owned: { userId: string; analysisId: string };

  beforeAll(async () => {
    database = await openTestDatabase();
    shares = database.get(ShareRepository);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await insertMember(database, { credit: 1, at: now });
    owned = { userId, analysisId: new Types.ObjectId().toHexString() };
  });

  it('are one for each analysis: a new one ends the one before it', async () => {
    await shares.replace(owned, link(`${userId} first`));
    await shares.replace(owned, link(`${userId} second`));
    expect(await shares.findByHash(`${userId} first`, now)).toBeNull();
    expect(await shares.findByHash(`${userId} second`, now)).toMatchObject({ expiresAt: later });
  });

  it('stay one for each analysis when several are made at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => shares.replace(owned, link(`${userId} ${at}`))));
    const stored = database.collection('shares');
    expect(await stored.countDocuments({ analysisId: new Types.ObjectId(owned.analysisId) })).toBe(1);
  });

  it('are not found from their end on, and the store removes them then', async () => {
    await shares.replace(owned, link(userId));
    expect(await shares.findByHash(userId, new Date(later.getTime() - 1))).not.toBeNull();
    expect(await shares.findByHash(userId, later)).toBeNull();
    expect(await shares.findOfAnalysis(owned, later)).toBeNull();
    const indexes = await database.collection('shares').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('are ended by their member and by nobody else', async () => {
    const other = await insertMember(database, { credit: 1, at: now });
    await shares.replace(owned, link(userId));
    expect(await shares.endByHash({ userId: other, tokenHash: userId }, now)).toBe(false);
    expect(await shares.endOfAnalysis({ ...owned, userId: other }, now)).toBe(false);
    expect(await shares.endByHash({ userId, tokenHash: userId }, now)).toBe(true);
    expect(await shares.endByHash({ userId, tokenHash: userId }, now)).toBe(false);
  });

  it('are found and ended one by one, while they live', async () => {
    const analyses = ['a', 'b', 'c'].map((name) => ({ name, analysisId: new Types.ObjectId().toHexString() }));
    const toHash = (name: string) => `${userId} ${name}`;
    for (const { name, analysisId } of analyses) await shares.replace({ userId, analysisId }, link(toHash(name)));
    const [a, b, c] = analyses.map(({ analysisId }) => ({ userId, analysisId }));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three analyses');
    const left = async () => {
      const found = await Promise.all([a, b, c].map((one) => shares.findOfAnalysis(one, now)));
      return found.map((share) => share?.tokenHash ?? null);
    };
    expect(await left()).toEqual([toHash('a'), toHash('b'), toHash('c')]);
    const other = await insertMember(database, { credit: 1, at: now });
    expect(await shares.findOfAnalysis({ ...b, userId: other }, now)).toBeNull();

    expect(await shares.endOfAnalysis(b, later)).toBe(false);
    expect(await shares.endByHash({ userId, tokenHash: toHash('b') }, later)).toBe(false);
    expect(await shares.endOfAnalysis(b, now)).toBe(true);
    expect(await left()).toEqual([toHash('a'), null, toHash('c')]);
    expect(await shares.endOfAnalysis(b, now)).toBe(false);
    expect(await shares.endByHash({ userId, tokenHash: toHash('b') }, now)).toBe(false);
    expect(await shares.endByHash({ userId, tokenHash: toHash('c') }, now)).toBe(true);
    expect(await left()).toEqual([toHash('a'), null, null]);
  });

  it('go with the withdrawal of their member, and none is made after it', async () => {
    await shares.replace(owned, link(userId));
    const member = await database.get(UserRepository).findById(userId);
    if (member === null) throw new Error('the member is not there');
    await database.get(Transactions).run((session) => database.get(EraseMember).erase(member, session));
    expect(await shares.findByHash(userId, now)).toBeNull();
    await expect(shares.replace(owned, link(userId))).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
  });
});
