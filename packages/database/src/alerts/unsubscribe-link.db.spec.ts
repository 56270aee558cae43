import 'reflect-metadata';
import { defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
import { AlertSettingsRepository } from './alert-settings.repository.ts';
import { UnsubscribeLinkRepository } from './unsubscribe-link.repository.ts';

const now = new Date('2026-11-23T00:00:00Z');
const dayLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const all = { ...defaultAlertSettings, briefing: true, instant: true, mail: true };

describe('the unsubscribe link of a mail', () => {
  let database: TestDatabase;
  let links: UnsubscribeLinkRepository;
  let settings: AlertSettingsRepository;
  let userId: Types.ObjectId;
  beforeAll(async () => {
    database = await openTestDatabase();
    links = database.get(UnsubscribeLinkRepository);
    settings = database.get(AlertSettingsRepository);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = new Types.ObjectId(await insertMember(database, { credit: 1, at: now }));
    await settings.save(userId.toHexString(), all, now);
  });
  const chooseAgain = () => settings.save(userId.toHexString(), all, now);

  it('ends all mails once: a repeat changes nothing', async () => {
    const token = await links.create(userId, now);
    expect(await links.use(token, dayLater(1))).toBe(true);
    expect(await settings.find(userId)).toMatchObject({ briefing: false, mail: false, instant: true });
    await chooseAgain();
    expect(await links.use(token, dayLater(1))).toBe(false);
    expect(await settings.find(userId)).toMatchObject({ briefing: true, mail: true });
  });

  it('is used once even by several at the same moment', async () => {
    const token = await links.create(userId, now);
    const used = await Promise.all(Array.from({ length: 5 }, () => links.use(token, now)));
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  it('is its own: another mail keeps its link', async () => {
    const [first, second] = [await links.create(userId, now), await links.create(userId, now)];
    expect(Buffer.from(first, 'base64url')).toHaveLength(16);
    expect(first).not.toBe(second);
    expect(await links.use('A'.repeat(22), now)).toBe(false);
    expect(await settings.find(userId)).toMatchObject({ briefing: true, mail: true });
    await links.use(first, now);
    await chooseAgain();
    expect(await links.use(second, now)).toBe(true);
    expect(await settings.find(userId)).toMatchObject({ briefing: false, mail: false });
  });

  it('is removed alone where the mail server did not take its mail', async () => {
    const [kept, unsent] = [await links.create(userId, now), await links.create(userId, now)];
    await links.remove(unsent);
    expect([await links.use(unsent, now), await links.use(kept, now)]).toEqual([false, true]);
  });

  it('works for sixty days and is removed by the store then', async () => {
    const token = await links.create(userId, now);
    expect(await links.use(token, dayLater(60))).toBe(false);
    expect(await settings.find(userId)).toMatchObject({ mail: true });
    expect(await links.use(token, new Date(dayLater(60).getTime() - 1))).toBe(true);
    const indexes = await database.collection('unsubscribe_links').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { endsAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('is stored as a hash alone', async () => {
    const token = await links.create(userId, now);
    const stored = await database.collection('unsubscribe_links').find({ userId }).toArray();
    expect(stored).toMatchObject([{ userId, usedAt: null, endsAt: dayLater(60) }]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('goes with the withdrawal of the member, and none is created after it', async () => {
    const token = await links.create(userId, now);
    const member = await database.get(UserRepository).findById(userId);
    if (member === null) throw new Error('the member is not there');
    await database.get(Transactions).run((session) => database.get(EraseMember).erase(member, session));
    expect(await database.collection('unsubscribe_links').countDocuments({ userId })).toBe(0);
    expect(await links.use(token, now)).toBe(false);
    await expect(links.create(userId, now)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
  });
});
