import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { expect, it } from 'vitest';
import { startTestApi } from '../../../test/start-test-api.ts';

it('what came out on a day that the operator’s calendar closes has the move of the day it belongs to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gaemi-calendar-'));
  const file = join(folder, 'calendar.json');
  writeFileSync(file, JSON.stringify({ closed: ['2026-11-24'], years: [2025, 2027] }));
  const api = await startTestApi({ MARKET_CALENDAR_FILE: file });
  try {
    await api.addMember('holiday@example.com');
    const browser = await api.logIn('holiday@example.com');
    // A Tuesday, after the hour of the close.
    const at = new Date('2026-11-24T16:00:00+09:00');
    const report = { title: '기사', link: 'https://news.example/1', publisher: '가나일보', publishedAt: at };
    await api.connection.collection('stock_events').insertOne({
      _id: '005930:holiday' as never,
      ...{ stockCode: '005930', eventId: 'holiday', family: ['holiday'], marks: [], joinedInto: null },
      ...{ day: '2026-11-24', at, type: 'orders', side: 'good', strength: 3, filed: false, confirmedBy: null },
      ...{ stage: null, text: '계약을 맺었어요.', short: '계약', articles: 1, publishers: 1, link: report.link },
      ...{ publisher: '가나일보', sources: ['feed'], sample: false, byModel: false, textsFrom: [] },
      reports: [{ ...report, source: 'feed', fetchedAt: at }],
    });
    const prices = api.app.get(PriceRepository, { strict: false });
    const of = { source: 'sample', stockCode: '005930' } as const;
    const store = async (closes: Record<string, number>) => {
      const claim = await prices.claim(of, { now: at, unlessSince: new Date(at.getTime() + 1) });
      if (claim === null) throw new Error('not claimed');
      const days = Object.entries(closes).map(([day, close]) => ({ day, close, volume: 1 }));
      await prices.replace(of, claim, { days, asOf: days.at(-1)?.day ?? null, completeFrom: '2026-11-23' });
    };
    const listed = async () => (await browser.get('/api/v1/today?day=2026-11-25').expect(200)).body.items;
    const closes = { '2026-11-23': 50_000, '2026-11-25': 51_000 };
    await store(closes);
    expect(await listed()).toMatchObject([{ event_id: 'holiday', change_percent: 2 }]);
    // The closes of later days leave it.
    await store({ ...closes, '2026-11-26': 60_000, '2026-11-27': 66_000 });
    expect(await listed()).toMatchObject([{ event_id: 'holiday', change_percent: 2 }]);
    const { body: event } = await browser.get('/api/v1/events/holiday').expect(200);
    expect(event).toMatchObject({ event_id: 'holiday', change_percent: 2 });
  } finally {
    await api.close();
    rmSync(folder, { recursive: true });
  }
});
