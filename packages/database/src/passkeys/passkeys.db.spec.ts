import 'reflect-metadata';
import { MAX_PASSKEYS } from '@gaemi/domain/members/passkey';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INSERTED_PASSWORD_HASH, insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
import { PasskeyRepository } from './passkey.repository.ts';
import { PasskeyChallengeRepository } from './passkey-challenge.repository.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const codes = ['one', 'two', 'three'];

let database: TestDatabase;
let passkeys: PasskeyRepository;
let userId: Types.ObjectId;
beforeAll(async () => {
  database = await openTestDatabase();
  passkeys = database.get(PasskeyRepository);
});
afterAll(() => database.close());
beforeEach(async () => {
  userId = await newMember();
});

const newMember = async () => new Types.ObjectId(await insertMember(database, { credit: 1, at: now }));
const insert = (credentialId: string, createdAt = now, owner = userId) =>
  passkeys.insert(
    {
      userId: owner,
      credentialId: `${userId} ${credentialId}`,
      publicKey: 'key',
      counter: 0,
      transports: [],
      name: credentialId,
      createdAt,
    },
    { codeHashes: codes, passwordHash: INSERTED_PASSWORD_HASH },
  );

const use = (code: string, { owner = userId, session = 'session', at = now } = {}) =>
  passkeys.useCode(owner, code, { session, at });

describe('passkeys', () => {
  it('are listed with the oldest first; only the first one brings recovery codes', async () => {
    expect((await insert('first')).isFirst).toBe(true);
    expect(await use('one')).toBe(true);
    expect((await insert('second', after(1))).isFirst).toBe(false);
    expect((await passkeys.list(userId)).map(({ name }) => name)).toEqual(['first', 'second']);
    expect(await passkeys.countCodes(userId)).toBe(2);
  });

  it('are not stored once the password has changed', async () => {
    const passkey = {
      userId,
      credentialId: 'late',
      publicKey: 'key',
      counter: 0,
      transports: [],
      name: 'late',
      createdAt: now,
    };
    const guard = { codeHashes: codes, passwordHash: 'the one before' };
    await expect(passkeys.insert(passkey, guard)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
    expect(await passkeys.hasAny(userId)).toBe(false);
  });

  it('are at most ten for each member, also when many are added at once', async () => {
    const added = await Promise.allSettled(Array.from({ length: MAX_PASSKEYS + 3 }, (_, at) => insert(`key ${at}`)));
    const refused = added.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'PASSKEYS_FULL' });
    expect(await passkeys.countCodes(userId)).toBe(codes.length);
  });

  it('belong to one member: the same credential is refused for another one', async () => {
    await insert('mine');
    const other = await newMember();
    await expect(insert('mine', now, other)).rejects.toMatchObject({ code: 'PASSKEY_TAKEN' });
    expect(await passkeys.hasAny(other)).toBe(false);
  });

  it('count a use once for each counter, and none after their removal', async () => {
    const { passkey } = await insert('used');
    const uses = await Promise.all([1, 2, 3].map((counter) => passkeys.noteUse(passkey, { counter, at: after(1) })));
    expect(uses.filter(Boolean)).toHaveLength(1);
    const [used] = await passkeys.list(userId);
    expect(used?.lastUsedAt).toEqual(after(1));
    await passkeys.remove(userId, passkey._id.toHexString());
    expect(await passkeys.noteUse({ _id: passkey._id, counter: used?.counter ?? 0 }, { counter: 9, at: now })).toBe(
      false,
    );
  });

  it('are removed by their member only; the last one takes the recovery codes along', async () => {
    const first = (await insert('first')).passkey._id.toHexString();
    const second = (await insert('second')).passkey._id.toHexString();
    const other = await newMember();
    expect(await passkeys.remove(other, first)).toBeNull();
    expect(await passkeys.remove(userId, first)).toBe(1);
    expect(await passkeys.countCodes(userId)).toBe(codes.length);
    expect(await passkeys.remove(userId, second)).toBe(0);
    expect(await passkeys.countCodes(userId)).toBe(0);
    expect(await passkeys.replaceCodes(userId, codes)).toBe(false);
    expect(await passkeys.countCodes(userId)).toBe(0);
  });

  it('are one each: what is done to one reaches neither the others nor another member', async () => {
    const other = await newMember();
    const theirs = (await insert('theirs', now, other)).passkey;
    const bystander = async () => [
      await passkeys.list(other),
      await database.collection('recovery_codes').find({ userId: other }).toArray(),
    ];
    const untouched = await bystander();
    const own = [await insert('first'), await insert('second', after(1)), await insert('third', after(2))];
    const [, second] = own.map(({ passkey }) => passkey);
    if (second === undefined) throw new Error('no second passkey');
    expect(await passkeys.find(userId, second.credentialId)).toMatchObject({ name: 'second' });
    expect(await passkeys.find(userId, theirs.credentialId)).toBeNull();

    expect(await passkeys.noteUse(second, { counter: 5, at: after(3) })).toBe(true);
    expect((await passkeys.list(userId)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([null, after(3), null]);
    expect(await passkeys.replaceCodes(userId, ['four'])).toBe(true);
    expect(await passkeys.remove(userId, second._id.toHexString())).toBe(2);
    expect((await passkeys.list(userId)).map(({ name }) => name)).toEqual(['first', 'third']);
    expect(await passkeys.countCodes(userId)).toBe(1);
    expect(await database.get(Transactions).run((transaction) => passkeys.removeAll(userId, transaction))).toBe(2);
    expect([await passkeys.hasAny(userId), await passkeys.countCodes(userId)]).toEqual([false, 0]);
    expect(await passkeys.replaceCodes(userId, ['five'])).toBe(false);
    expect(await bystander()).toEqual(untouched);
  });

  it('leave no recovery code behind when the last ones go at the same moment, or new codes are made then', async () => {
    for (let round = 0; round < 5; round += 1) {
      const both = [await insert(`a${round}`), await insert(`b${round}`)];
      const left = await Promise.all(both.map(({ passkey }) => passkeys.remove(userId, passkey._id.toHexString())));
      expect(left.toSorted()).toEqual([0, 1]);
      expect(await passkeys.countCodes(userId)).toBe(0);
      const last = (await insert(`c${round}`)).passkey._id.toHexString();
      await Promise.all([passkeys.replaceCodes(userId, ['four', 'five']), passkeys.remove(userId, last)]);
      expect(await passkeys.countCodes(userId)).toBe(0);
    }
  });

  it('go with the withdrawal of their member, and so do recovery codes and challenges', async () => {
    await insert('mine');
    await database.get(PasskeyChallengeRepository).put(keyOf('session'), { challenge: 'c', expiresAt: after(5) });
    const member = await database.get(UserRepository).findById(userId);
    if (member === null) throw new Error('no such member');
    await database.get(Transactions).run((transaction) => database.get(EraseMember).erase(member, transaction));
    for (const name of ['passkeys', 'recovery_codes', 'passkey_challenges'])
      expect(await database.collection(name).countDocuments({ userId })).toBe(0);
    await expect(insert('late')).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
  });
});

describe('recovery codes', () => {
  it('work once each, also when used twice at the same moment, and for their member only', async () => {
    await insert('mine');
    const other = await newMember();
    expect(await use('two', { owner: other })).toBe(false);
    const uses = await Promise.all([1, 2, 3, 4].map((session) => use('two', { session: `${session}` })));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('may be repeated for five minutes, in the session that used them only', async () => {
    await insert('mine');
    expect(await use('two', { session: 'first' })).toBe(true);
    expect(await use('two', { session: 'another' })).toBe(false);
    expect(await use('two', { session: 'first', at: after(4) })).toBe(true);
    expect(await use('two', { session: 'first', at: after(5) })).toBe(false);
    expect(await passkeys.countCodes(userId)).toBe(2);
  });

  it('end when new ones are made', async () => {
    await insert('mine');
    expect(await passkeys.replaceCodes(userId, ['four', 'five'])).toBe(true);
    expect(await use('one')).toBe(false);
    expect(await passkeys.countCodes(userId)).toBe(2);
  });
});

const keyOf = (session: string) => ({ userId, session, purpose: 'confirm' as const });

describe('challenges', () => {
  it('are used once, by their session, for their purpose and until their end', async () => {
    const challenges = database.get(PasskeyChallengeRepository);
    const put = (challenge: string) => challenges.put(keyOf('mine'), { challenge, expiresAt: after(5) });
    await put('first');
    await put('second');
    expect(await challenges.take(keyOf('another'), now)).toBeNull();
    expect(await challenges.take({ ...keyOf('mine'), purpose: 'register' }, now)).toBeNull();
    const taken = await Promise.all(Array.from({ length: 4 }, () => challenges.take(keyOf('mine'), now)));
    expect(taken.filter((one) => one !== null)).toEqual(['second']);
    await put('third');
    expect(await challenges.take(keyOf('mine'), after(5))).toBeNull();
    expect(await challenges.take(keyOf('mine'), now)).toBeNull();
  });
});
