import 'reflect-metadata';
import { DEFAULT_DAILY_CREDIT_LIMIT, MAX_API_KEYS } from '@gaemi/domain/members/api-key';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INSERTED_PASSWORD_HASH, insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
import { ApiKeyRepository } from './api-key.repository.ts';
import { ApiKeySpending } from './api-key-spending.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('API keys', () => {
  let database: TestDatabase;
  let keys: ApiKeyRepository;
  let userId: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    keys = database.get(ApiKeyRepository);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = (await insertMember(database, { credit: 1, at: now })).toString();
  });

  const insert = (
    keyHash: string,
    { createdAt = now, passwordHash = INSERTED_PASSWORD_HASH, madeUnder = keyHash } = {},
  ) => {
    const of = { userId: new Types.ObjectId(userId), keyHash: `${userId} ${keyHash}`, madeUnder, salt: 'salt' };
    return keys.insert(
      { ...of, name: keyHash, scopes: ['read'], dailyCreditLimit: 150, ending: 'abcd', createdAt },
      passwordHash,
    );
  };
  const find = (keyHash: string) => keys.findByHash(`${userId} ${keyHash}`);

  it('are listed newest first and found with their member by their hash', async () => {
    await insert('first');
    await insert('second', { createdAt: after(1) });
    expect((await keys.list(userId)).map(({ name }) => name)).toEqual(['second', 'first']);
    expect((await find('first'))?.member._id.toHexString()).toBe(userId);
    expect(await find('none')).toBeNull();
  });

  it('are at most ten for each member, also when many are made at once', async () => {
    const made = await Promise.allSettled(Array.from({ length: MAX_API_KEYS + 4 }, (_, at) => insert(`key ${at}`)));
    const refused = made.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'API_KEYS_FULL' });
    expect(await keys.list(userId)).toHaveLength(MAX_API_KEYS);
  });

  it('are made once under one press, also by ten repeats at once and where the member has the most', async () => {
    await Promise.all(Array.from({ length: MAX_API_KEYS - 1 }, (_, at) => insert(`key ${at}`)));
    const repeats = Array.from({ length: 10 }, (_, at) => insert(`repeat ${at}`, { madeUnder: 'press' }));
    const made = await Promise.all(repeats);
    expect(new Set(made.map(({ _id }) => _id.toHexString())).size).toBe(1);
    expect(await keys.list(userId)).toHaveLength(MAX_API_KEYS);
  });

  it('are revoked by their member and by nobody else', async () => {
    const { _id } = await insert('mine');
    const other = (await insertMember(database, { credit: 1, at: now })).toString();
    expect(await keys.revoke(other, _id.toHexString())).toBe(false);
    expect(await keys.revoke(userId, _id.toHexString())).toBe(true);
    expect(await keys.revoke(userId, _id.toHexString())).toBe(false);
    expect(await find('mine')).toBeNull();
  });

  it('note their last use at most once an hour', async () => {
    await insert('used');
    const use = async (at: Date) => {
      const key = await find('used');
      if (key === null) throw new Error('the key is not there');
      await keys.noteUse(key, at);
      return (await find('used'))?.lastUsedAt;
    };
    expect(await use(after(1))).toEqual(after(1));
    expect(await use(after(60))).toEqual(after(1));
    expect(await use(after(61))).toEqual(after(61));
  });

  it('spend no more than the limit of a day when a charge of the day before comes after midnight', async () => {
    const { _id } = await insert('spending');
    const spend = (moment: string, amount: number) =>
      database
        .get(Transactions)
        .run((transaction) => database.get(ApiKeySpending).spend(_id, { amount, at: new Date(moment) }, transaction));
    await spend('2026-11-21T15:00:00.010Z', 100);
    await spend('2026-11-21T14:59:59.990Z', 20);
    await expect(spend('2026-11-21T15:00:01.000Z', 60)).rejects.toMatchObject({ code: 'KEY_CREDIT_LIMIT' });
    await spend('2026-11-21T15:00:02.000Z', 30);
    await spend('2026-11-22T15:00:00.000Z', 150);
  });

  it('spend nothing after their end, and by default so much where an earlier version stored no limit', async () => {
    const { _id } = await insert('old');
    await database.collection('api_keys').updateOne({ _id }, { $unset: { dailyCreditLimit: true } });
    const spend = (amount: number) =>
      database
        .get(Transactions)
        .run((transaction) => database.get(ApiKeySpending).spend(_id, { amount, at: now }, transaction));
    await spend(DEFAULT_DAILY_CREDIT_LIMIT);
    await expect(spend(1)).rejects.toMatchObject({ code: 'KEY_CREDIT_LIMIT' });
    await keys.revoke(userId, _id.toHexString());
    await expect(spend(1)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
  });

  it('are all ended at once, those of the member only', async () => {
    await insert('one');
    await insert('two');
    const first = userId;
    userId = (await insertMember(database, { credit: 1, at: now })).toString();
    await insert('of another');
    const revokeAll = () =>
      database.get(Transactions).run((transaction) => keys.revokeAll(new Types.ObjectId(first), transaction));
    expect(await revokeAll()).toBe(2);
    expect(await keys.list(first)).toEqual([]);
    expect(await keys.list(userId)).toHaveLength(1);
    expect(await revokeAll()).toBe(0);
  });

  it('are not made any more by a request that was let in under a former password', async () => {
    await expect(insert('late', { passwordHash: 'the former one' })).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
    expect(await keys.list(userId)).toEqual([]);
  });

  it('go with the withdrawal of their member, and none is made after it', async () => {
    await insert('left');
    const member = await database.get(UserRepository).findById(userId);
    if (member === null) throw new Error('the member is not there');
    await database.get(Transactions).run((session) => database.get(EraseMember).erase(member, session));
    expect(await find('left')).toBeNull();
    await expect(insert('late')).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
  });
});
