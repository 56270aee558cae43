import 'reflect-metadata';
import { defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
import { WatchlistRepository } from '../watchlist/watchlist.repository.ts';
import { AlertSettingsRepository, settingsOrDefault } from './alert-settings.repository.ts';

const now = new Date('2026-11-23T00:00:00Z');
const later = new Date('2026-11-24T00:00:00Z');
const monitoring = (code: string, on = true) => ({ code, on, min: 3 as const });

describe('the alert settings of a member', () => {
  let database: TestDatabase;
  let settings: AlertSettingsRepository;
  let userId: string;
  const save = (changes: Partial<typeof defaultAlertSettings>, at = now, member = userId) =>
    settings.save(member, { ...defaultAlertSettings, ...changes }, at);
  const erase = async () => {
    const member = await database.get(UserRepository).findById(userId);
    if (member === null) throw new Error('the member is not there');
    await database.get(Transactions).run((session) => database.get(EraseMember).erase(member, session));
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    settings = database.get(AlertSettingsRepository);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.collection('alert_settings').deleteMany({});
    userId = await insertMember(database, { credit: 1, at: now });
  });

  it('are the first ones until the member chooses', async () => {
    expect(await settings.find(userId)).toBeNull();
    expect(settingsOrDefault(null)).toEqual(defaultAlertSettings);
    await save({ instant: true, stocks: [monitoring('005930')] });
    expect(settingsOrDefault(await settings.find(userId))).toMatchObject({
      briefing: false,
      instant: true,
      quiet: { on: true, from: '21:00', to: '08:00' },
      mail: true,
      pausedUntil: null,
      stocks: [monitoring('005930')],
    });
  });

  it('brief about what happens after the briefing was switched on, each time', async () => {
    expect(await save({})).toMatchObject({ briefedFrom: null });
    expect(await save({ briefing: true })).toMatchObject({ briefedFrom: now });
    expect(await save({ briefing: true, mail: false }, later)).toMatchObject({ briefedFrom: now });
    await save({}, later);
    expect(await save({ briefing: true }, later)).toMatchObject({ briefedFrom: later });
  });

  it('forget a refused address when the member chooses mails again', async () => {
    const { _id } = await save({ briefing: true });
    await settings.refuseMail(_id, later);
    expect(await settings.find(userId)).toMatchObject({ briefing: false, mail: false, mailRefusedAt: later });
    expect(await save({ mail: false, instant: true })).toMatchObject({ mailRefusedAt: later });
    expect(await save({ mail: true })).toMatchObject({ mailRefusedAt: null });
  });

  it('note one test in a span, even of several at once', async () => {
    const minuteLater = new Date(now.getTime() + 60_000);
    const test = (at: Date) => settings.noteTest(userId, { since: new Date(at.getTime() - 60_000), at });
    expect(await test(now)).toBe(false);
    await save({});
    const noted = await Promise.all(Array.from({ length: 5 }, () => test(now)));
    expect(noted.filter(Boolean)).toHaveLength(1);
    expect(await test(new Date(minuteLater.getTime() - 1))).toBe(false);
    expect(await test(minuteLater)).toBe(true);
    expect(await settings.find(userId)).toMatchObject({ testedAt: minuteLater });
  });

  it('let a test be noted again after one by a clock that was ahead', async () => {
    const test = (at: Date) => settings.noteTest(userId, { since: new Date(at.getTime() - 60_000), at });
    await save({});
    expect(await test(later)).toBe(true);
    expect(await test(new Date(later.getTime() - 300_000))).toBe(false);
    expect(await test(now)).toBe(true);
  });

  it('lose a stock that leaves the watchlist, or all of them', async () => {
    const codes = ['005930', '000660', '035420'];
    const watchlist = database.get(WatchlistRepository);
    await watchlist.insertMissing(
      userId,
      codes.map((code) => ({ code, name: code })),
      now,
    );
    await save({ stocks: codes.map((code) => monitoring(code)) });
    await watchlist.delete(userId, '000660');
    expect((await settings.find(userId))?.stocks.map(({ code }) => code)).toEqual(['005930', '035420']);
    await watchlist.deleteAll(userId);
    expect((await settings.find(userId))?.stocks).toEqual([]);
  });

  it('never keep a stock that leaves the watchlist at the same moment', async () => {
    const watchlist = database.get(WatchlistRepository);
    for (let round = 0; round < 12; round += 1) {
      await watchlist.insertMissing(userId, [{ code: '005930', name: '삼성전자' }], now);
      const choose = ({ watchlist: codes }: { watchlist: ReadonlySet<string> }) => {
        if (!codes.has('005930')) throw new Error('not on the watchlist');
        return { ...defaultAlertSettings, instant: true, stocks: [monitoring('005930')] };
      };
      await Promise.allSettled([settings.change(userId, choose, now), watchlist.delete(userId, '005930')]);
      expect((await settings.find(userId))?.stocks ?? []).toEqual([]);
    }
  });

  it('are never replaced by the first ones', async () => {
    expect(await settings.findOrCreate(userId)).toMatchObject({ ...defaultAlertSettings, testedAt: null });
    for (let round = 0; round < 12; round += 1) {
      await database.collection('alert_settings').deleteMany({});
      await Promise.all([save({ instant: true, briefing: true }), settings.findOrCreate(userId)]);
      expect(await settings.find(userId)).toMatchObject({ instant: true, briefing: true });
    }
  });

  it('know on how many days an address was refused without a reason', async () => {
    const { _id } = await save({ briefing: true });
    expect(await settings.doubtMail(_id, '2026-11-23')).toBe(1);
    expect(await settings.doubtMail(_id, '2026-11-23')).toBe(1);
    expect(await settings.doubtMail(_id, '2026-11-24')).toBe(2);
    await settings.trustMail(_id);
    expect(await settings.doubtMail(_id, '2026-11-25')).toBe(1);
  });

  it('note refusals, tests and watched stocks of one member alone', async () => {
    const other = await insertMember(database, { credit: 1, at: now });
    await save({ briefing: true }, now, other);
    await settings.doubtMail(new Types.ObjectId(other), '2026-11-22');
    await database.get(WatchlistRepository).insertMissing(other, [{ code: '005930', name: '삼성전자' }], now);
    const untouched = await settings.find(other);

    await save({ briefing: true });
    const _id = new Types.ObjectId(userId);
    await settings.doubtMail(_id, '2026-11-23');
    await settings.trustMail(_id);
    expect(await settings.find(userId)).not.toHaveProperty('mailDoubtedOn');
    await settings.doubtMail(_id, '2026-11-23');
    await settings.refuseMail(_id, later);
    expect(await settings.find(userId)).not.toHaveProperty('mailDoubtedOn');
    expect(await settings.find(userId)).toMatchObject({ briefing: false, mail: false, mailRefusedAt: later });
    expect(await settings.noteTest(userId, { since: now, at: later })).toBe(true);
    let watched: string[] = [];
    await settings.change(
      userId,
      ({ before, watchlist }) => {
        watched = [...watchlist];
        return before;
      },
      now,
    );
    expect(watched).toEqual([]);
    // A briefing is a mail, too.
    expect(await save({ briefing: true, mail: false })).toMatchObject({ mailRefusedAt: null });
    expect(await settings.find(other)).toEqual(untouched);
  });

  it('go with the withdrawal of the member, and none are saved after it', async () => {
    await save({ briefing: true });
    await erase();
    expect(await settings.find(userId)).toBeNull();
    await expect(save({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
  });

  describe('list', () => {
    const listIds = (recipients: { member: { _id: Types.ObjectId } }[]) =>
      recipients.map(({ member }) => member._id.toHexString());

    it('who wants to be notified of anything, page by page and with the member', async () => {
      const others = await Promise.all([1, 2, 3].map(() => insertMember(database, { credit: 1, at: now })));
      const [briefed = '', alerted = '', silent = ''] = others.toSorted();
      await save({ briefing: true }, now, briefed);
      await save({ instant: true }, now, alerted);
      await save({}, now, silent);
      const first = await settings.listRecipients(1);
      expect(listIds(first)).toEqual([briefed]);
      expect(first[0]).toMatchObject({ settings: { briefing: true }, member: { grade: 'new' } });
      expect(listIds(await settings.listRecipients(10, new Types.ObjectId(briefed)))).toEqual([alerted]);
    });

    it('whose briefing of a day is still to come', async () => {
      const { _id } = await save({ briefing: true });
      expect(listIds(await settings.listToBrief('2026-11-23', 10))).toEqual([userId]);
      await database.collection('alert_settings').updateOne({ _id }, { $set: { briefedOn: '2026-11-23' } });
      expect(await settings.listToBrief('2026-11-23', 10)).toEqual([]);
      expect(listIds(await settings.listToBrief('2026-11-24', 10))).toEqual([userId]);
    });

    it('who wants alerts about a stock', async () => {
      await save({ instant: true, stocks: [monitoring('005930'), monitoring('000660', false)] });
      expect(listIds(await settings.listAlerted('005930'))).toEqual([userId]);
      expect(await settings.listAlerted('000660')).toEqual([]);
      expect(await settings.listAlerted('035420')).toEqual([]);
      await save({ instant: false, stocks: [monitoring('005930')] });
      expect(await settings.listAlerted('005930')).toEqual([]);
    });
  });
});
