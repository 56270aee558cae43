import { setTimeout as sleep } from 'node:timers/promises';
import { defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { ObjectId } from 'mongodb';
import type { BriefingVisit } from '../schedule/schedule.ts';
import type { Cast } from './cast.ts';
import type { VisitRecord } from './visit-record.ts';

const AGAIN_MS = 200;
const HOUR_MS = 3_600_000;
const stockCode = '005930';

/** Leaves a briefing to be sent, as the worker's transaction does; tried again while the store is away. */
export async function leaveBriefing(
  cast: Cast,
  visit: BriefingVisit,
  { record, over }: { record: VisitRecord; over: AbortSignal },
): Promise<void> {
  const deliveryId = new ObjectId();
  while (!over.aborted) {
    try {
      await insertBriefing(cast, visit, deliveryId);
      record.answers.push({ status: 201, body: {} });
      return;
    } catch {
      await sleep(AGAIN_MS);
    }
  }
}

async function insertBriefing({ product }: Cast, visit: BriefingVisit, deliveryId: ObjectId): Promise<void> {
  const { database, clock } = product;
  // A member of its own: the grade that includes alerts would change what the others pay.
  const userId = deliveryId;
  const at = clock.now();
  const [day, removeAt] = [seoulDay(at), new Date(at.getTime() + 24 * HOUR_MS)];
  const event = { stockCode, eventId: visit.name, stage: null, turnedTo: null };
  const settings = {
    ...{ ...defaultAlertSettings, briefing: true, briefedFrom: at, userId, mailRefusedAt: null },
    // Only stocks that the member still wants are notified of at the moment of sending.
    stocks: [{ code: stockCode, on: true, min: 3 }],
  };
  const store = (collection: string, _id: ObjectId | string, document: object) =>
    database.collection<{ _id: ObjectId | string }>(collection).replaceOne({ _id }, document, { upsert: true });
  await store('users', userId, {
    ...{ email: `${visit.name}@faults.example`, name: '김서연', mobile: '010-1234-5678', passwordHash: '-' },
    ...{ grade: 'premium', expiredAt: null, credit: 0, paid: 0, isAdmin: false, createdAt: at },
  });
  await store('alert_settings', userId, settings);
  await store('stock_events', `${stockCode}:${visit.name}`, {
    ...{ ...event, family: [visit.name], marks: [], joinedInto: null, at, firstSeenAt: at, seenAt: at, removeAt },
    ...{ day, type: 'orders', side: 'good', strength: 3, filed: false, confirmedBy: null, textsFrom: [] },
    ...{ peak: 3, raisedIn: 1, raisedAs: 'good', firstSeenIn: 1, byModel: false },
    ...{ text: '공급 계약을 맺었어요.', short: '공급 계약', articles: 1, publishers: 1, sample: true },
    ...{ link: linkOf(visit), publisher: 'news.example', sources: ['sample'], reports: [] },
  });
  await store('notified_events', `${userId.toHexString()}:${stockCode}:${visit.name}`, {
    userId,
    deliveryId,
    removeAt,
  });
  await store('deliveries', deliveryId, {
    ...{ userId, kind: 'briefing', day, createdAt: at, events: [event], mail: 'due', push: 'none', due: true },
    ...{ tries: 0, nextTryAt: at, endsAt: new Date(at.getTime() + 12 * HOUR_MS), owner: null },
    ...{ leaseUntil: new Date(0), removeAt, retries: {}, browsers: [] },
  });
}

/** The link in the mail of a briefing. */
export const linkOf = ({ name }: BriefingVisit): string => `https://news.example/${name}`;
