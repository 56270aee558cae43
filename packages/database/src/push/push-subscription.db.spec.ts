import 'reflect-metadata';
import { PUSH_DEVICES_MAX } from '@gaemi/domain/alerts/alert-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
import { PushSubscriptionRepository } from './push-subscription.repository.ts';

const now = new Date('2026-11-23T00:00:00Z');
const device = (endpoint: string) => ({
  endpoint: `https://push.example/${endpoint}`,
  p256dh: 'p',
  auth: 'a',
  device: 'Chrome · Windows',
  deviceKey: `device of ${endpoint}`,
  sessionId: `session of ${endpoint}`,
});

describe('the devices of a member', () => {
  let database: TestDatabase;
  let subscriptions: PushSubscriptionRepository;
  let userId: string;
  const add = (endpoint: string, member = userId) => subscriptions.save(member, device(`${userId}/${endpoint}`), now);
  const endpointsOf = async (member = userId) =>
    (await subscriptions.listOf(member)).map(({ endpoint }) => endpoint.split('/').at(-1));

  beforeAll(async () => {
    database = await openTestDatabase();
    subscriptions = database.get(PushSubscriptionRepository);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await insertMember(database, { credit: 1, at: now });
  });

  it('are listed in the order in which they were added', async () => {
    await add('first');
    await add('second');
    expect(await endpointsOf()).toEqual(['first', 'second']);
    expect(await subscriptions.listOf(userId)).toMatchObject([
      { p256dh: 'p', auth: 'a', device: 'Chrome · Windows', createdAt: now },
      {},
    ]);
  });

  it('keep their id and take the new keys when a browser subscribes again', async () => {
    const { _id } = await add('same');
    const renewed = { ...device(`${userId}/same`), p256dh: 'new', auth: 'new too' };
    expect(await subscriptions.save(userId, renewed, new Date())).toMatchObject({ _id, ...renewed, createdAt: now });
    expect(await endpointsOf()).toEqual(['same']);
  });

  it('move to the member who adds them', async () => {
    const other = await insertMember(database, { credit: 1, at: now });
    await add('shared');
    await add('shared', other);
    expect(await endpointsOf()).toEqual([]);
    expect(await endpointsOf(other)).toEqual(['shared']);
    // Who knows the address alone is no such browser.
    const foreign = { ...device(`${userId}/shared`), auth: 'another secret' };
    const refused = { code: 'PUSH_ENDPOINT_REFUSED' };
    await expect(subscriptions.save(userId, foreign, now)).rejects.toMatchObject(refused);
    expect(await endpointsOf(other)).toEqual(['shared']);
  });

  it(`are ${PUSH_DEVICES_MAX} at most, even when they are added concurrently; a known one still renews`, async () => {
    const results = await Promise.allSettled(
      Array.from({ length: PUSH_DEVICES_MAX + 4 }, (_, index) => add(String(index))),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(4).fill('PUSH_DEVICES_FULL'));
    const kept = await subscriptions.listOf(userId);
    expect(kept).toHaveLength(PUSH_DEVICES_MAX);
    for (const { endpoint } of kept.slice(0, 1)) await subscriptions.save(userId, { ...device(''), endpoint }, now);
    await expect(add('another')).rejects.toMatchObject({ code: 'PUSH_DEVICES_FULL' });
  });

  it('are removed by their member only, and forgotten by id', async () => {
    const other = await insertMember(database, { credit: 1, at: now });
    await add('one');
    const { endpoint } = await add('two');
    const { _id } = await add('three');
    await add('four');
    await subscriptions.remove(other, endpoint);
    expect(await endpointsOf()).toEqual(['one', 'two', 'three', 'four']);
    await subscriptions.remove(userId, endpoint);
    expect(await endpointsOf()).toEqual(['one', 'three', 'four']);
    await subscriptions.forget(_id);
    expect(await endpointsOf()).toEqual(['one', 'four']);
    await subscriptions.remove(userId, endpoint);
  });

  it('go with the withdrawal of their member, and none is added after it', async () => {
    await add('one');
    const member = await database.get(UserRepository).findById(userId);
    if (member === null) throw new Error('the member is not there');
    await database.get(Transactions).run((session) => database.get(EraseMember).erase(member, session));
    expect(await endpointsOf()).toEqual([]);
    await expect(add('two')).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
  });
});
