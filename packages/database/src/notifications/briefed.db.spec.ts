import 'reflect-metadata';
import { defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AlertSettingsRepository } from '../alerts/alert-settings.repository.ts';
import { StockEventRepository } from '../stock-events/stock-event.repository.ts';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { NotificationScheduler } from './notification-scheduler.ts';

const at = new Date('2026-11-23T01:00:00.000Z');
const content = {
  ...({ day: '2026-11-23', type: 'orders', side: 'good', strength: 3, filed: false, confirmedBy: null } as const),
  ...{
    stage: null,
    text: '계약을 맺었어요.',
    short: '계약',
    articles: 1,
    publishers: 1,
    sample: false,
    at,
    reports: [],
  },
  ...({ link: 'https://news.example/1', publisher: 'news.example', sources: ['naver'] } as const),
};

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const found = ['a', 'b', 'c'].map((id) => ({ id, marks: [id], content, byModel: false, textsFrom: [] }));
  await database.get(StockEventRepository).recognise('005930', found, at);
});
afterAll(() => database.close());

const choose = (briefing: boolean) =>
  database.get(AlertSettingsRepository).save(userId, { ...defaultAlertSettings, briefing, instant: true }, at);
beforeEach(async () => {
  userId = await insertMember(database, { credit: 1, at });
  await choose(true);
});

async function schedule(kind: 'briefing' | 'postponed', eventId: string, day = '2026-11-23') {
  const events = (await database.get(StockEventRepository).listSince('005930', day)).filter(
    (event) => event.eventId === eventId,
  );
  const of = { userId: new Types.ObjectId(userId), channels: { mail: true, push: false }, at, endsAt: at };
  return database.get(NotificationScheduler).schedule({ ...of, kind, day: `${day}`, events });
}

it('a member gets one briefing a day, whatever is new after it', async () => {
  expect(await schedule('briefing', 'a')).toBe('scheduled');
  expect(await schedule('briefing', 'b')).toBe('briefed');
  await database
    .collection('alert_settings')
    .updateOne({ _id: new Types.ObjectId(userId) }, { $set: { briefedOn: '2026-11-22' } });
  expect(await schedule('briefing', 'b')).toBe('scheduled');
});

it('what is postponed is left to the briefing of a member who has one by now', async () => {
  expect(await schedule('postponed', 'a')).toBe('briefed');
  await choose(false);
  expect(await schedule('postponed', 'a')).toBe('scheduled');
  expect(await schedule('briefing', 'b')).toBe('briefed');
});
