import 'reflect-metadata';
import { findLinkMarks } from '@gaemi/domain/stock-events/recognise-events';
import type { StockEvent as EventContent } from '@gaemi/domain/stock-events/stock-event';
import mongoose, { type AnyObject, model } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { type FoundStockEvent, StockEventRepository } from './stock-event.repository.ts';
import { stockEventSchema } from './stock-event.schema.ts';
import { WithdrawnReportsRepository } from './withdrawn-reports.repository.ts';

const stockCode = '005930';
const day = '2026-11-23';
const noon = new Date(`${day}T03:00:00Z`);
const content: EventContent = {
  ...{ day, type: 'orders', side: 'good', strength: 1, filed: false, confirmedBy: null, stage: null },
  ...{ text: '공급 계약을 맺었어요.', short: '공급 계약', articles: 1, publishers: 1 },
  ...{
    link: 'https://news.example/1',
    publisher: 'news.example',
    sources: ['naver'],
    sample: false,
    at: new Date('2026-11-20T01:00:00Z'),
    reports: [],
  },
};

describe('events of a stock', () => {
  let database: TestDatabase;
  let events: StockEventRepository;
  beforeAll(async () => {
    database = await openTestDatabase();
    events = database.get(StockEventRepository);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const name of ['stock_events', 'monitored_stocks']) await database.collection(name).deleteMany({});
  });

  const recognise = (
    id: string,
    marks: string[],
    {
      at = noon,
      byModel = false,
      withoutFilings = false,
      textsFrom = [],
      ...more
    }: Partial<EventContent> & Partial<Omit<FoundStockEvent, 'content'>> & { at?: Date } = {},
  ) => {
    const found = { id, marks, content: { ...content, ...more }, byModel, textsFrom, withoutFilings };
    return events.recognise(stockCode, [found], at);
  };
  const look = async (after: number) => {
    const { events: risen, through } = await events.listRisen(stockCode, {
      after,
      fromDay: day,
      knownFromDay: '2026-11-16',
    });
    return { risen: risen.map(({ eventId }) => eventId), through };
  };

  it('are numbered as they are committed, whatever the clock of the writer says', async () => {
    await recognise('a', ['1']);
    const first = await look(0);
    expect(first.risen).toEqual(['a']);
    // An analysis that began before the look, or whose clock is two minutes behind, stores after it.
    await recognise('b', ['2'], { at: new Date(noon.getTime() - 120_000) });
    await recognise('c', ['3'], { at: new Date(noon.getTime() + 120_000) });
    const second = await look(first.through);
    expect(second.risen).toEqual(['b', 'c']);
    expect((await look(second.through)).risen).toEqual([]);
  });

  it('are stored as their schema has them, though they are written past it', async () => {
    const report = {
      ...{ title: '공급 계약', link: 'https://news.example/1', publisher: 'news.example', source: 'naver' as const },
      ...{ publishedAt: noon, fetchedAt: noon },
    };
    await recognise('a', ['1'], { reports: [report] });
    await recognise('b', ['2'], { reports: [report] });
    await recognise('c', ['1', '2'], { reports: [report] });
    const stored = await database.collection('stock_events').find().toArray();
    expect(stored).toHaveLength(2);
    for (const event of stored) {
      const document = new (model('StockEventAsStored', stockEventSchema))(event);
      await expect(document.validate()).resolves.toBeUndefined();
      expect(document.toObject()).toEqual(event);
    }
  });

  it('came out at the earliest moment that is known, which the start of a day is not', async () => {
    const cameOut = async (at: string) => {
      const found = { id: 'a', marks: ['1'], content: { ...content, at: new Date(at) } };
      await events.recognise(stockCode, [{ ...found, byModel: false, textsFrom: [] }], noon);
      const stored = await database.collection('stock_events').findOne({ eventId: 'a' });
      return stored?.at.toISOString();
    };
    expect(await cameOut('2026-11-20T00:00:00+09:00')).toBe('2026-11-19T15:00:00.000Z');
    expect(await cameOut('2026-11-21T10:00:00+09:00')).toBe('2026-11-19T15:00:00.000Z');
    expect(await cameOut('2026-11-20T16:30:00+09:00')).toBe('2026-11-20T07:30:00.000Z');
    expect(await cameOut('2026-11-20T17:00:00+09:00')).toBe('2026-11-20T07:30:00.000Z');
    expect(await cameOut('2026-11-20T09:10:00+09:00')).toBe('2026-11-20T00:10:00.000Z');
  });

  it('have other numbers each though they are stored at the same moment', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `e${index}`);
    const seen: string[] = [];
    let cursor = 0;
    const writes = Promise.all(ids.map((id) => recognise(id, [id])));
    while (seen.length < ids.length) {
      const { risen, through } = await look(cursor);
      seen.push(...risen);
      cursor = through;
    }
    await writes;
    expect(seen.toSorted()).toEqual(ids);
    expect((await look(cursor)).risen).toEqual([]);
  });

  it('rise again when they grow strong, and not when they grow weak or are seen again', async () => {
    await recognise('a', ['1']);
    let { through } = await look(0);
    await recognise('a', ['1']);
    expect(await look(through)).toEqual({ risen: [], through: through + 1 });
    await recognise('a', ['1', '2'], { strength: 3 });
    expect((await look(through)).risen).toEqual(['a']);
    through = (await look(through)).through;
    await recognise('a', ['1'], { strength: 1 });
    await recognise('a', ['1'], { strength: 3 });
    expect((await look(through)).risen).toEqual([]);
  });

  it('rise when they grow after they were known, whatever the day of their first article', async () => {
    const monday = { day: '2026-11-16' };
    await recognise('a', ['1'], monday);
    const { risen, through } = await look(0);
    expect(risen).toEqual([]);
    await recognise('late', ['9'], { ...monday, strength: 3 });
    await recognise('a', ['1', '2'], { ...monday, strength: 3 });
    expect((await look(through)).risen).toEqual(['a']);
  });

  it('rest on the sources and the fetches of a text that stays', async () => {
    const later = new Date(noon.getTime() + 86_400_000);
    const naver = (fetchedAt: Date) => ({ source: 'naver' as const, fetchedAt });
    await recognise('a', ['1'], { strength: 3, byModel: true, textsFrom: [naver(noon)] });
    const weaker = { text: '소식이 있어요.', sources: ['gdelt' as const] };
    const fetched = { source: 'gdelt' as const, fetchedAt: later };
    await recognise('a', ['1'], { ...weaker, textsFrom: [naver(later), fetched] });
    const [event] = await events.listSince(stockCode, day);
    expect(event?.textsFrom).toEqual(expect.arrayContaining([naver(noon), fetched]));
    expect(event).toMatchObject({ text: content.text, sources: ['gdelt', 'naver'] });
    await recognise('a', ['1'], { ...weaker, strength: 3, side: 'bad', textsFrom: [fetched] });
    expect(await events.listSince(stockCode, day)).toMatchObject([{ ...weaker, textsFrom: [fetched] }]);
  });

  it('keep what a model said where the offline judge says less', async () => {
    await recognise('a', ['1'], { strength: 3, byModel: true });
    await recognise('a', ['1'], { strength: 1, text: '소식이 있어요.' });
    const [event] = await events.listSince(stockCode, day);
    expect(event).toMatchObject({ strength: 3, text: content.text, byModel: true });
    await recognise('a', ['1'], { side: 'bad', strength: 1 });
    expect((await events.listSince(stockCode, day))[0]).toMatchObject({ side: 'bad', byModel: false });
  });

  it('never go back to an earlier stage, and go on to a later one', async () => {
    const confirmedBy = { link: 'https://dart.example/1', date: day };
    const denied = { side: null, strength: 1, stage: 'denied', filed: true, text: '회사가 부인했어요.' } as const;
    const denial = { ...denied, confirmedBy };
    await recognise('a', ['1'], { stage: 'reported', day: '2026-11-20' });
    await recognise('a', ['1', '2'], denial);
    // The filings are missing: the report alone is found, as an event of its old day.
    await recognise('a', ['1'], { stage: 'reported', day: '2026-11-20', articles: 2 });
    const stored = { ...denial, day, articles: 2 };
    expect(await events.listSince(stockCode, day)).toEqual([expect.objectContaining(stored)]);
    await recognise('a', ['1'], { stage: null });
    expect((await events.listSince(stockCode, day))[0]).toMatchObject(denial);
    await recognise('a', ['1', '2', '3'], { stage: 'confirmed', strength: 3 });
    expect((await events.listSince(stockCode, day))[0]).toMatchObject({
      stage: 'confirmed',
      side: 'good',
      strength: 3,
    });
  });

  it('keep their filing while the filings cannot be gathered, and only then', async () => {
    const confirmedBy = { link: 'https://dart.example/1', date: day };
    const filing = async () => (await database.collection('stock_events').findOne({ eventId: 'a' })) ?? {};
    await recognise('a', ['1'], { filed: true, confirmedBy });
    await recognise('a', ['1', '2'], { withoutFilings: true });
    expect(await filing()).toMatchObject({ filed: true, confirmedBy });
    await recognise('a', ['1', '2'], { differsFrom: confirmedBy });
    await recognise('a', ['1', '2'], { withoutFilings: true });
    expect(await filing()).toMatchObject({ filed: false, confirmedBy: null, differsFrom: confirmedBy });
    await recognise('a', ['1', '2']);
    expect(await filing()).toMatchObject({ filed: false, confirmedBy: null, differsFrom: null });
  });

  it('are neither confirmed nor contradicted by a filing that was taken back', async () => {
    const taken = { link: 'https://dart.example/1', date: day };
    const report = { title: '기사', publisher: 'news.example', publishedAt: noon, fetchedAt: noon };
    const reports = [{ ...report, link: content.link, source: 'naver' as const }];
    await recognise('confirmed', ['1'], { filed: true, confirmedBy: taken, reports });
    await recognise('differs', ['2'], { differsFrom: taken, reports });
    const withdrawn = database.get(WithdrawnReportsRepository);
    expect(await withdrawn.remove([{ stockCode, link: taken.link }])).toEqual([stockCode]);
    const none = { filed: false, confirmedBy: null, differsFrom: null };
    expect(await events.listSince(stockCode, day)).toMatchObject([none, none]);
  });

  it('are not found again by any copy of an article that was taken out of them', async () => {
    const report = {
      title: '기사',
      publisher: 'news.example',
      publishedAt: noon,
      fetchedAt: noon,
      source: 'feed' as const,
    };
    const [taken, left] = ['https://news.example/1', 'https://news.example/2'];
    const reports = [taken, left].map((link) => ({ ...report, link }));
    await recognise('a', [taken, left].flatMap(findLinkMarks), { reports });
    await database.get(WithdrawnReportsRepository).remove([{ stockCode, link: taken }]);
    await recognise('b', findLinkMarks(taken.replace('//', '//m.')), { at: new Date(noon.getTime() + 1) });
    const ids = (await events.listSince(stockCode, day)).map(({ eventId }) => eventId);
    expect(ids.toSorted()).toEqual(['a', 'b']);
  });

  it('keep the latest stage of those that turned out to be one', async () => {
    await recognise('a', ['1'], { stage: 'reported' });
    await recognise('b', ['2'], { stage: 'denied', side: null, at: new Date(noon.getTime() + 1) });
    await recognise('a', ['1', '2'], { stage: 'reported' });
    expect(await events.listSince(stockCode, day)).toEqual([
      expect.objectContaining({ eventId: 'a', stage: 'denied', side: null }),
    ]);
  });

  it('are found, once, by the key of one that was joined by way of a third', async () => {
    await recognise('c', ['1']);
    await recognise('b', ['2'], { at: new Date(noon.getTime() + 1) });
    await recognise('a', ['3'], { at: new Date(noon.getTime() + 2) });
    await recognise('b', ['2', '3'], { at: new Date(noon.getTime() + 3) });
    await recognise('c', ['1', '2'], { at: new Date(noon.getTime() + 4) });
    const keys = ['a', 'b', 'c'].map((eventId) => ({ stockCode, eventId }));
    for (const asked of [keys, keys.slice(0, 1), [...keys].reverse()]) {
      expect((await events.findByKeys(asked)).map(({ eventId }) => eventId)).toEqual(['c']);
    }
  });

  it('are recognised out of those that share an article alone: a stock has thousands of a half year', async () => {
    for (let index = 0; index < 20; index += 1) await recognise(`other-${index}`, [`other-${index}`]);
    await recognise('a', ['1']);
    const filters: AnyObject[] = [];
    mongoose.set('debug', (collection, method, filter) => {
      if (collection === 'stock_events' && method === 'find') filters.push(filter);
    });
    const ids = await recognise('b', ['1', '2']);
    mongoose.set('debug', false);
    expect([...ids]).toEqual([['b', 'a']]);
    const read = await Promise.all(filters.map((filter) => database.collection('stock_events').countDocuments(filter)));
    expect(read).toEqual([1]);
  });

  it('have their ids before they are stored, and others where the same were stored meanwhile', async () => {
    await recognise('older', ['1'], { at: new Date('2026-11-20T03:00:00Z') });
    const collection = database.collection('stock_events');
    const [older] = await collection.find().toArray();
    await collection.deleteMany({});
    // The store asks to begin anew, as it does where another one has written an event of these.
    const { db } = database.model('StockEvent');
    const data = { failCommands: ['update'], namespace: `${db.name}.stock_events`, errorCode: 112 };
    const admin = db.getClient().db('admin');
    await admin.command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data });
    const given: (string | undefined)[] = [];
    const found = { id: 'a', marks: ['1'], content, byModel: false, textsFrom: [] };
    let inserted: Promise<unknown> | undefined;
    const ids = await events.recognise(stockCode, [found], noon, (known) => {
      given.push(known.get('a'));
      inserted ??= collection
        .insertOne(older as never)
        .then(() => admin.command({ configureFailPoint: 'failCommand', mode: 'off' }));
    });
    await inserted;
    expect([given.at(0), given.at(-1)]).toEqual(['a', 'older']);
    expect(ids).toEqual(new Map([['a', 'older']]));
    expect(await collection.distinct('eventId')).toEqual(['older']);
  });
});
