import 'reflect-metadata';
import { ALERTS_PER_DAY, defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import type { StockEvent as EventContent } from '@gaemi/domain/stock-events/stock-event';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AlertSettingsRepository } from '../alerts/alert-settings.repository.ts';
import { AcceptNewsAnalysis } from '../news-analysis/accept-news-analysis.ts';
import type { NewsResult } from '../news-analysis/news-analysis.schema.ts';
import { RunningNewsAnalysis } from '../news-analysis/running-news-analysis.ts';
import { SharedTextsRepository } from '../retention/shared-texts.repository.ts';
import { type StockEvent, StockEventRepository } from '../stock-events/stock-event.repository.ts';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { DeliveryRepository } from './delivery.repository.ts';
import { type NotificationRequest, NotificationScheduler } from './notification-scheduler.ts';
import { PostponedEventRepository } from './postponed-event.repository.ts';
import { UnnotifiedEvents } from './unnotified-events.ts';

const at = new Date('2026-11-23T01:00:00.000Z');
const day = '2026-11-23';
const stockCode = '005930';
const content: EventContent = {
  day,
  type: 'orders',
  side: 'good',
  strength: 3,
  filed: false,
  confirmedBy: null,
  stage: null,
  text: '2,400억원 규모 공급 계약을 맺었어요.',
  short: '공급 계약',
  articles: 1,
  publishers: 1,
  link: 'https://news.example/1',
  publisher: 'news.example',
  sources: ['naver'],
  sample: false,
  at: new Date('2026-11-20T01:00:00Z'),
  reports: [],
};

describe('scheduling a notification', () => {
  let database: TestDatabase;
  let events: StockEventRepository;
  let scheduler: NotificationScheduler;
  let userId: Types.ObjectId;

  beforeAll(async () => {
    database = await openTestDatabase();
    events = database.get(StockEventRepository);
    scheduler = database.get(NotificationScheduler);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const name of ['stock_events', 'deliveries']) await database.collection(name).deleteMany({});
    userId = await addMember();
  });

  async function addMember(): Promise<Types.ObjectId> {
    const id = await insertMember(database, { credit: 1, at });
    await database
      .get(AlertSettingsRepository)
      .save(id, { ...defaultAlertSettings, briefing: true, instant: true }, at);
    return new Types.ObjectId(id);
  }

  const recognise = (found: Record<string, string[]>, more: Partial<EventContent> = {}, now = at) =>
    events.recognise(
      stockCode,
      Object.entries(found).map(([id, marks]) => ({
        id,
        marks,
        content: { ...content, ...more },
        byModel: false,
        textsFrom: [],
      })),
      now,
    );
  const known = () => events.listSince(stockCode, '2026-01-01');
  const schedule = (events: readonly StockEvent[], more: Partial<NotificationRequest> = {}) =>
    scheduler.schedule({
      ...{ userId, kind: 'alert', day, events, at, endsAt: new Date(at.getTime() + 3_600_000) },
      channels: { mail: true, push: false },
      ...more,
    });
  const unnotified = async () =>
    (await database.get(UnnotifiedEvents).among(userId, await known())).map(({ eventId }) => eventId);

  it('notifies of an event once, even by two calls at once', async () => {
    await recognise({ a: ['1'], b: ['2'] });
    const events = await known();
    const outcomes = await Promise.all([schedule(events), schedule(events), schedule(events, { kind: 'briefing' })]);
    expect(outcomes.filter((outcome) => outcome === 'scheduled')).toHaveLength(1);
    expect(await database.collection('notified_events').countDocuments({ userId })).toBe(2);
    expect(await unnotified()).toEqual([]);
  });

  it('tells programs alone of an event once, even by two calls at once, and leaves it unnotified', async () => {
    await recognise({ a: ['1'], b: ['2'] });
    const events = await known();
    const toPrograms = (of: Partial<NotificationRequest> = {}) =>
      schedule(events, { channels: { mail: false, push: false }, ...of });
    const outcomes = [...(await Promise.all([toPrograms(), toPrograms()])), await toPrograms()];
    expect(outcomes.toSorted()).toEqual(['nothing-new', 'nothing-new', 'scheduled']);
    expect(await database.collection('deliveries').find({ userId }).toArray()).toMatchObject([
      { due: false, announced: false },
    ]);
    expect(await unnotified()).toEqual(['a', 'b']);
    // Those of another member have to hear it, too, and on another day they hear it again.
    expect(await toPrograms({ userId: await addMember() })).toBe('scheduled');
    expect(await toPrograms({ day: '2026-11-24' })).toBe('scheduled');
  });

  it('does not notify of two events that turned out to be one after either', async () => {
    await recognise({ a: ['1'] });
    await schedule(await known());
    await recognise({ b: ['2'] }, {}, new Date(at.getTime() + 1));
    expect(await unnotified()).toEqual(['b']);
    await recognise({ c: ['1', '2'] }, {}, new Date(at.getTime() + 2));
    expect((await known()).map(({ eventId }) => eventId)).toEqual(['a']);
    expect(await unnotified()).toEqual([]);
  });

  it('does not say that an event turned where one of the other side turned out to be part of it', async () => {
    await recognise({ a: ['1'] }, { side: 'bad' });
    await schedule(await known());
    await recognise({ b: ['2'] }, { side: 'good' }, new Date(at.getTime() + 1));
    await recognise({ c: ['1', '2'] }, { side: 'bad' }, new Date(at.getTime() + 2));
    expect(await known()).toMatchObject([{ eventId: 'a', side: 'bad', turnedTo: null }]);
    expect(await unnotified()).toEqual([]);
  });

  it('never notifies of a part that was split from a notified event', async () => {
    await recognise({ a: ['1', '2', '3'] });
    await schedule(await known());
    await recognise({ b: ['3'], c: ['1', '2'] });
    expect(await known()).toHaveLength(2);
    expect(await unnotified()).toEqual([]);
  });

  it('leaves an event waiting when a part that was split from it is notified', async () => {
    await recognise({ a: ['1', '2', '3'] });
    const postponed = database.get(PostponedEventRepository);
    await postponed.postpone({ userId, events: await known(), until: at, at });
    await recognise({ b: ['3'], c: ['1', '2'] });
    const [part] = (await known()).filter(({ eventId }) => eventId !== 'a');
    if (part === undefined) throw new Error('nothing was split');
    await schedule([part]);
    expect((await postponed.listDue(userId, at)).map(({ eventId }) => eventId)).toEqual(['a']);
    expect(await unnotified()).toEqual(['a']);
  });

  it('leaves what waits for another member', async () => {
    await recognise({ a: ['1'] });
    const postponed = database.get(PostponedEventRepository);
    const other = await addMember();
    for (const member of [userId, other])
      await postponed.postpone({ userId: member, events: await known(), until: at, at });
    await schedule(await known());
    expect((await postponed.listOf([userId, other])).map((event) => event.userId)).toEqual([other]);
  });

  it('leaves what was postponed again since it was due', async () => {
    await recognise({ a: ['1'] });
    const postponed = database.get(PostponedEventRepository);
    const [later, latest] = [new Date(at.getTime() + 1_000), new Date(at.getTime() + 2_000)];
    await postponed.postpone({ userId, events: await known(), until: at, at });
    const due = await postponed.listDue(userId, at);
    await postponed.postpone({ userId, events: await known(), until: latest, at });
    await postponed.wait(due, { due: at, until: later });
    await postponed.remove(due, at);
    expect(await postponed.listOf([userId])).toMatchObject([{ until: latest }]);
    expect(await postponed.listDue(userId, later)).toEqual([]);
  });

  it('notifies of a new stage of a rumour, once', async () => {
    await recognise({ a: ['1'] }, { stage: 'reported' });
    await schedule(await known());
    expect(await unnotified()).toEqual([]);
    await recognise({ a: ['1', '2'] }, { stage: 'pending' });
    expect(await unnotified()).toEqual(['a']);
    await schedule(await known());
    expect(await unnotified()).toEqual([]);
  });

  it('counts a notification of a later stage for each earlier one', async () => {
    await recognise({ a: ['1', '2'] }, { stage: 'denied' });
    await schedule(await known());
    // A part that was split off without the filing.
    await recognise({ a: ['1'], b: ['2'] }, { stage: 'reported' });
    expect(await known()).toHaveLength(2);
    expect(await unnotified()).toEqual([]);
  });

  it('stops after the alerts of a day, and goes on the day after', async () => {
    const ids = Array.from({ length: ALERTS_PER_DAY + 1 }, (_, index) => `e${index}`);
    await recognise(Object.fromEntries(ids.map((id) => [id, [id]])));
    const all = await known();
    const outcomes = await Promise.all(all.map((event) => schedule([event])));
    expect(outcomes.filter((outcome) => outcome === 'scheduled')).toHaveLength(ALERTS_PER_DAY);
    expect(outcomes.filter((outcome) => outcome === 'limit-reached')).toHaveLength(1);
    expect(await schedule(all, { day: '2026-11-24' })).toBe('scheduled');
  });

  it('counts neither the alerts of other members nor briefings as alerts of a day', async () => {
    const ids = Array.from({ length: ALERTS_PER_DAY + 1 }, (_, index) => `e${index}`);
    await recognise(Object.fromEntries(ids.map((id) => [id, [id]])));
    const all = await known();
    const other = await addMember();
    for (const event of all.slice(1)) expect(await schedule([event], { userId: other })).toBe('scheduled');
    expect(await schedule(all.slice(0, 1), { kind: 'briefing' })).toBe('scheduled');
    for (const event of all.slice(1)) expect(await schedule([event])).toBe('scheduled');
  });

  it('has room for another alert where one lapsed', async () => {
    const ids = Array.from({ length: ALERTS_PER_DAY + 1 }, (_, index) => `e${index}`);
    await recognise(Object.fromEntries(ids.map((id) => [id, [id]])));
    const all = await known();
    for (const event of all.slice(0, ALERTS_PER_DAY)) await schedule([event]);
    const deliveries = database.get(DeliveryRepository);
    const delivery = await deliveries.claim('one', { now: at, leaseMs: 1_000 });
    if (delivery !== null) await deliveries.settle({ ...delivery, mail: 'lapsed' });
    expect(await schedule(all.slice(-1))).toBe('scheduled');
  });

  it('keeps what another worker made of a delivery since the claim ended', async () => {
    await recognise({ a: ['1'] });
    await schedule(await known());
    const deliveries = database.get(DeliveryRepository);
    const slow = await deliveries.claim('slow', { now: at, leaseMs: 1_000 });
    const later = new Date(at.getTime() + 2_000);
    const other = await deliveries.claim('other', { now: later, leaseMs: 1_000 });
    if (slow === null || other === null) throw new Error('not claimed');
    await deliveries.settle({ ...other, mail: 'sent' });
    await deliveries.settle({ ...slow, mail: 'lapsed' });
    expect(await database.collection('deliveries').findOne()).toMatchObject({ mail: 'sent', due: false });
    expect(await unnotified()).toEqual([]);
  });

  it('is claimed in the order in which it is due, and changed by whoever holds it alone', async () => {
    await recognise({ a: ['1'], b: ['2'] });
    const [a, b] = await known();
    if (a === undefined || b === undefined) throw new Error('not recognised');
    const later = new Date(at.getTime() + 2_000);
    await schedule([b], { at: new Date(at.getTime() + 1_000) });
    await schedule([a]);
    const deliveries = database.get(DeliveryRepository);
    const slow = await deliveries.claim('slow', { now: later, leaseMs: 1_000 });
    expect(slow?.events).toMatchObject([{ eventId: a.eventId }]);
    const muchLater = new Date(at.getTime() + 4_000);
    for (const _ of [a, b]) await deliveries.claim('other', { now: muchLater, leaseMs: 1_000 });
    if (slow === null) throw new Error('not claimed');
    await deliveries.note({ ...slow, mail: 'sent' }, 'mail');
    await deliveries.settle({ ...slow, mail: 'sent' });
    const held = { mail: 'due', due: true, owner: 'other' };
    expect(await database.collection('deliveries').findOne({ _id: slow._id })).toMatchObject(held);
  });

  it('leaves what became of one channel to the next worker, where one ends before the other channel', async () => {
    await recognise({ a: ['1'] });
    await schedule(await known());
    const deliveries = database.get(DeliveryRepository);
    const slow = await deliveries.claim('slow', { now: at, leaseMs: 1_000 });
    if (slow === null) throw new Error('not claimed');
    const retry = { attempts: 1, nextAttemptAt: at };
    const browsers = [{ _id: new Types.ObjectId(), accepted: true }];
    const noted = { ...slow, push: 'sent' as const, browsers, left: ['005930:b'] };
    await deliveries.note({ ...noted, mail: 'lapsed', retries: { mail: retry, push: retry } }, 'push');
    const next = await deliveries.claim('other', { now: new Date(at.getTime() + 2_000), leaseMs: 1_000 });
    expect(next).toEqual({
      ...{ ...noted, retries: { push: retry } },
      ...{ owner: 'other', tries: 2, leaseUntil: new Date(at.getTime() + 3_000) },
    });
    if (next !== null) await deliveries.settle({ ...next, mail: 'lapsed' });
    expect(await unnotified()).toEqual([]);
  });

  it('is looked at when its time ends, however long a service asked to wait', async () => {
    await recognise({ a: ['1'] });
    await schedule(await known());
    const deliveries = database.get(DeliveryRepository);
    const delivery = await deliveries.claim('one', { now: at, leaseMs: 7_200_000 });
    if (delivery === null) throw new Error('not claimed');
    const late = { attempts: 1, nextAttemptAt: new Date(delivery.endsAt.getTime() + 86_400_000) };
    const browsers = [{ _id: new Types.ObjectId(), accepted: false }];
    const kept = { retries: { mail: late, push: late }, browsers, left: ['005930:a'] };
    await deliveries.settle({ ...delivery, ...kept });
    const { endsAt } = delivery;
    expect(await deliveries.claim('other', { now: new Date(endsAt.getTime() - 1), leaseMs: 7_200_000 })).toBeNull();
    const next = await deliveries.claim('other', { now: endsAt, leaseMs: 7_200_000 });
    expect(next).toMatchObject({ ...kept, due: true, nextTryAt: endsAt });
  });

  it('is as before where its end cannot be stored', async () => {
    await recognise({ a: ['1'] });
    await schedule(await known());
    const deliveries = database.get(DeliveryRepository);
    const delivery = await deliveries.claim('one', { now: at, leaseMs: 1_000 });
    if (delivery === null) throw new Error('not claimed');
    const data = { failCommands: ['commitTransaction'], errorCode: 2 };
    const admin = database.model('Delivery').db.getClient().db('admin');
    await admin.command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });
    const postponement = { until: at, at };
    await expect(deliveries.settle({ ...delivery, mail: 'lapsed' }, postponement)).rejects.toThrow();
    expect(await database.collection('deliveries').findOne()).toMatchObject({ mail: 'due', due: true, owner: 'one' });
    expect(await unnotified()).toEqual([]);
    const postponed = () => database.collection('postponed_events').countDocuments({ userId });
    expect(await postponed()).toBe(0);
    await deliveries.settle({ ...delivery, mail: 'lapsed' }, postponement);
    expect([await unnotified(), await postponed()]).toEqual([['a'], 1]);
  });

  it('counts what was given up before it was sent as not notified', async () => {
    await recognise({ a: ['1'] });
    await schedule(await known());
    const deliveries = database.get(DeliveryRepository);
    const delivery = await deliveries.claim('one', { now: at, leaseMs: 1_000 });
    expect(await deliveries.claim('other', { now: at, leaseMs: 1_000 })).toBeNull();
    if (delivery !== null) await deliveries.settle({ ...delivery, mail: 'lapsed' });
    expect(await unnotified()).toEqual(['a']);
  });

  /** An analysis of `userId` with these events on its good side, as the worker leaves it. */
  async function analyse(end: 'done' | 'error' | 'running', shown: object): Promise<void> {
    const order = {
      ...{ userId: userId.toHexString(), requestId: crypto.randomUUID(), stockCode, stockName: '삼성전자' },
      ...({ grade: 'new', tier: 'medium', fromDay: '2026-08-23', toDay: day, cost: 1, reason: '분석' } as const),
    };
    const running = database.get(RunningNewsAnalysis);
    const accepted = (await database.get(AcceptNewsAnalysis).accept(order, at)).analysis._id.toHexString();
    const until = new Date(at.getTime() + 60_000);
    const analysis = await running.claim(accepted, { owner: 'worker', until }, at);
    if (analysis === null) throw new Error('not claimed');
    const detail = { side: 'good', stockCode, timeline: [], reasons: [], ...shown } as unknown as SideDetail;
    expect(await running.finishSides(analysis, 'worker', { contents: [detail], progress: 80 })).toBe(true);
    const [good, bad] = [new Types.ObjectId(), new Types.ObjectId()];
    const result: NewsResult = {
      ...{
        scoreVersion: 2,
        scores: { good: 1, bad: 0 },
        reserve: 99,
        thin: true,
        lead: [],
        percentage: 50,
        summaries: { good: '-', bad: '-' },
        detailIds: { good, bad },
      },
      ...{ coverage: toCoverage(), dataSource: 'sample', judgedBy: 'offline' },
    };
    if (end === 'done') expect(await running.complete(accepted, 'worker', { result, at })).toBe(true);
    if (end === 'error') expect(await running.fail(accepted, 'analysis-failed', { at, owner: 'worker' })).toBe(true);
  }

  it('counts what a finished analysis of the member showed as notified', async () => {
    await recognise({ a: ['1'], b: ['2'] }, { stage: 'pending' });
    const stages = [{ stage: 'reported' }, { stage: 'pending' }];
    await analyse('done', {
      timeline: [{ eventId: 'a' }, { eventId: 'b' }],
      reasons: [{ eventId: 'a', stages }],
    });
    expect(await unnotified()).toEqual(['b']);
  });

  it.each(['error', 'running'] as const)('counts nothing of an analysis that is %s', async (state) => {
    await recognise({ a: ['1'] });
    await analyse(state, { timeline: [{ eventId: 'a' }] });
    expect(await unnotified()).toEqual(['a']);
    const every = await database.get(UnnotifiedEvents).outsideAnalyses(userId, await known());
    expect(every.map(({ eventId }) => eventId)).toEqual(['a']);
  });

  it('counts nothing that an analysis of another member showed', async () => {
    await recognise({ a: ['1'], b: ['2'] });
    const own = userId;
    userId = await addMember();
    await analyse('done', { timeline: [{ eventId: 'a' }] });
    userId = own;
    await analyse('done', { timeline: [{ eventId: 'b' }] });
    expect(await unnotified()).toEqual(['a']);
  });

  it('keeps one event when the same articles are recognised at once', async () => {
    await Promise.all([recognise({ a: ['1', '2'] }), recognise({ b: ['2', '3'] }), recognise({ a: ['1', '2'] })]);
    await recognise({ c: ['1', '2', '3'] });
    expect(await known()).toHaveLength(1);
  });

  it('leaves id, day, type, side and strength of an event whose text must go', async () => {
    const textsFrom = [{ source: 'naver' as const, fetchedAt: at }];
    await events.recognise(stockCode, [{ id: 'a', marks: ['1'], content, byModel: false, textsFrom }], at);
    await database.get(SharedTextsRepository).remove({ source: 'naver', upTo: at });
    const [event] = await known();
    expect(event).toMatchObject({ eventId: 'a', day, type: 'orders', side: 'good', strength: 3 });
    expect(JSON.stringify(event)).not.toContain('공급');
  });
});
