import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApi } from '../../../test/start-test-api.ts';

// The day after the events: lists of days end with the day of the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const event = (id: string, day: string, report: { time: string; source: 'dart' | 'feed' }) => {
  const at = new Date(`${day}T${report.time}:00+09:00`);
  const link = `https://news.example/${id}`;
  return {
    _id: `005930:${id}` as never,
    ...{ stockCode: '005930', eventId: id, family: [id], marks: [], joinedInto: null },
    ...{ day, at, type: 'orders', side: 'good', strength: 3, filed: report.source === 'dart', confirmedBy: null },
    ...{ stage: null, text: '계약을 맺었어요.', short: '계약', articles: 1, publishers: 1, link },
    ...{ publisher: '가나일보', sources: [report.source], sample: false, byModel: false, textsFrom: [] },
    reports: [{ title: '보고', link, publisher: '가나일보', publishedAt: at, source: report.source, fetchedAt: at }],
  };
};

it('a weak event that a filing contradicts has that filing, in lists, too, and is not confirmed by it', async () => {
  const api = await startTestApi();
  try {
    await api.addMember('moment@example.com');
    const browser = await api.logIn('moment@example.com');
    const differs = { link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261123000001', date: '2026-11-23' };
    const reported = event('differs', '2026-11-23', { time: '10:00', source: 'feed' });
    const [report] = event('filing', '2026-11-23', { time: '09:00', source: 'dart' }).reports;
    const reports = [{ ...report, title: '단일판매ㆍ공급계약체결', link: differs.link }, ...reported.reports];
    await api.connection
      .collection('stock_events')
      .insertOne({ ...reported, strength: 1, differsFrom: differs, reports });
    const { body } = await browser.get('/api/v1/events/differs').expect(200);
    const filing = { title: '단일판매ㆍ공급계약체결', link: differs.link, at: '2026-11-23T00:00:00.000Z' };
    expect(body).toMatchObject({ confirmed_by: null, differs_from: differs, filing });
    const { body: day } = await browser.get('/api/v1/today?day=2026-11-23').expect(200);
    expect(day.items).toMatchObject([{ confirmed_by: null, differs_from: differs }]);
    expect(day.counts.confirmed).toBe(0);
    expect(day.days).toContainEqual({ day: '2026-11-23', good: 1, bad: 0 });
    const { body: stock } = await browser.get('/api/v1/stocks/005930/overview').expect(200);
    expect(stock.events).toMatchObject([{ confirmed_by: null, differs_from: differs }]);
  } finally {
    await api.close();
  }
});

it('an event that lost its side says so to whoever holds its link, one that never had any does not', async () => {
  const api = await startTestApi();
  try {
    await api.addMember('neutral@example.com');
    const browser = await api.logIn('neutral@example.com');
    const reported = { ...event('neutral', '2026-11-23', { time: '10:00', source: 'feed' }), side: null };
    const events = api.connection.collection('stock_events');
    const codes = async () => {
      const paths = ['neutral', 'neutral/articles', 'nothing'];
      const answers = await Promise.all(paths.map((path) => browser.get(`/api/v1/events/${path}`).expect(404)));
      return answers.map(({ body }) => body.code);
    };
    const unknown = 'NEWS_EVENT_NOT_FOUND';
    await events.insertOne({ ...reported, raisedAs: null });
    expect(await codes()).toEqual([unknown, unknown, unknown]);
    await events.updateOne({ eventId: 'neutral' }, { $set: { raisedAs: 'good' } });
    expect(await codes()).toEqual(['NEWS_EVENT_NEUTRAL', 'NEWS_EVENT_NEUTRAL', unknown]);
  } finally {
    await api.close();
  }
});

it('no move of a day stands beside a filing that may have come after its close', async () => {
  const api = await startTestApi();
  try {
    await api.addMember('moment@example.com');
    const browser = await api.logIn('moment@example.com');
    await api.connection
      .collection('stock_events')
      .insertMany([
        event('of-unknown-moment', '2026-11-23', { time: '00:00', source: 'dart' }),
        event('of-sunday', '2026-11-22', { time: '00:00', source: 'dart' }),
        event('filed-at-ten', '2026-11-23', { time: '10:00', source: 'dart' }),
        event('of-the-press', '2026-11-23', { time: '00:00', source: 'feed' }),
      ]);
    const prices = api.app.get(PriceRepository, { strict: false });
    const of = { source: 'sample', stockCode: '005930' } as const;
    const now = new Date('2026-11-23T12:00:00Z');
    const claim = await prices.claim(of, { now, unlessSince: now });
    if (claim === null) throw new Error('not claimed');
    const days = [
      { day: '2026-11-20', close: 50_000, volume: 1 },
      { day: '2026-11-23', close: 51_000, volume: 1 },
    ];
    await prices.replace(of, claim, { days, asOf: '2026-11-23', completeFrom: '2026-11-20' });
    const { body } = await browser.get('/api/v1/today?day=2026-11-23').expect(200);
    const moves = body.items.map((item: { event_id: string; change_percent: number | null }) => [
      item.event_id,
      item.change_percent,
    ]);
    expect(Object.fromEntries(moves)).toEqual({
      ...{ 'of-unknown-moment': null, 'of-sunday': 2, 'filed-at-ten': 2, 'of-the-press': 2 },
    });
  } finally {
    await api.close();
  }
});

it('what came out in a halt has no move of its days, and the first close made of trades after it', async () => {
  const api = await startTestApi();
  try {
    await api.addMember('halt@example.com');
    const browser = await api.logIn('halt@example.com');
    const reported = event('in-a-halt', '2026-11-20', { time: '10:00', source: 'feed' });
    await api.connection.collection('stock_events').insertOne({ ...reported, side: 'bad' });
    const prices = api.app.get(PriceRepository, { strict: false });
    const of = { source: 'sample', stockCode: '005930' } as const;
    const store = async (days: { day: string; close: number; volume: number }[]) => {
      const now = new Date(`${days.at(-1)?.day}T12:00:00Z`);
      const claim = await prices.claim(of, { now, unlessSince: now });
      if (claim === null) throw new Error('not claimed');
      await prices.replace(of, claim, { days, asOf: days.at(-1)?.day ?? null, completeFrom: '2026-09-01' });
    };
    const halted = [
      { day: '2026-09-01', close: 49_000, volume: 9 },
      { day: '2026-09-02', close: 50_000, volume: 9 },
      ...['2026-11-19', '2026-11-20', '2026-11-23'].map((day) => ({ day, close: 50_000, volume: 0 })),
    ];
    await store(halted);
    const read = async () => (await browser.get('/api/v1/events/in-a-halt').expect(200)).body;
    const before = [
      { day: '2026-09-01', close: 49_000 },
      { day: '2026-09-02', close: 50_000 },
    ];
    expect(await read()).toMatchObject({ change_percent: null, prices: before });
    const { body: stock } = await browser.get('/api/v1/stocks/005930/overview').expect(200);
    expect(stock.price).toMatchObject({ day: '2026-11-23', close: 50_000, change_percent: null });
    await store([...halted, { day: '2026-11-24', close: 35_000, volume: 9 }]);
    expect((await read()).prices).toEqual([...before, { day: '2026-11-24', close: 35_000 }]);
  } finally {
    await api.close();
  }
});
