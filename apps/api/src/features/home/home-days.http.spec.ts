import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { Ledger } from '@gaemi/database/ledger/ledger';
import { Transactions } from '@gaemi/database/transactions';
import { defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const seoul = (time: string) => new Date(`2026-${time}:00+09:00`);
let api: TestApi;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: seoul('11-20T10:00') });
  api = await startTestApi();
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

const openHome = async () => (await (await api.logIn('days@example.com')).get('/api/v1/home').expect(200)).body;

it('what was spent this month counts from its first moment in Seoul', async () => {
  const { _id: userId } = await api.addMember('days@example.com', { credit: 100 });
  const ledger = api.app.get(Ledger, { strict: false });
  const charge = (amount: number, at: Date) =>
    api.app.get(Transactions, { strict: false }).run((session) => {
      const reference = `charge:news:${amount}`;
      return ledger.charge({ userId, amount, reason: '분석', reference, at }, session);
    });
  await charge(1, seoul('10-31T23:59'));
  await charge(2, seoul('11-01T00:00'));
  await charge(4, seoul('11-20T09:59'));
  expect((await openHome()).spent_this_month).toBe(6);
});

it('this week is today and the six days after it', async () => {
  const { _id: userId } = await api.addMember('days@example.com');
  const now = api.clock.now();
  await api.connection
    .collection('watchlist')
    .insertOne({ userId, code: '000660', name: 'SK하이닉스', createdAt: now });
  const days = ['2026-11-19', '2026-11-20', '2026-11-26', '2026-11-27'];
  await api.connection.collection('archived_articles').insertMany(
    days.map((day) => ({
      ...{ _id: day as never, archive: 'dart:000660', articleId: day, title: '배당', description: '' },
      ...{ link: `https://filings.example/${day}`, publisher: '공시', publishedAt: now, seenAt: now },
      removeAt: new Date(now.getTime() + 86_400_000),
      filing: {
        ...{ receiptNo: day, reportName: `현금ㆍ현물배당결정(${day})`, receivedOn: '2026-11-18', receivedAt: null },
        ...{ figures: [], days: [{ kind: 'dividend_payment', day }] },
      },
    })),
  );
  const { this_week: week } = await openHome();
  expect(week.map(({ day }: { day: string }) => day)).toEqual(['2026-11-20', '2026-11-26']);
});

it('the briefing is on with a stock to tell of alone, and paused until its pause is over', async () => {
  const { _id } = await api.addMember('days@example.com');
  const settings = api.app.get(AlertSettingsRepository, { strict: false });
  const save = (change: object) =>
    settings.save(_id.toHexString(), { ...defaultAlertSettings, briefing: true, ...change }, api.clock.now());
  await save({ stocks: [{ code: '005930', on: false, min: 3 }] });
  expect((await openHome()).briefing).toMatchObject({ on: false, stocks: 0, paused_until: null });
  const stocks = [{ code: '005930', on: true, min: 3 }];
  await save({ stocks, pausedUntil: seoul('11-20T10:00') });
  expect((await openHome()).briefing).toMatchObject({ on: true, stocks: 1, paused_until: null });
  await save({ stocks, pausedUntil: seoul('11-21T00:00') });
  expect((await openHome()).briefing.paused_until).toBe('2026-11-20T15:00:00.000Z');
});
