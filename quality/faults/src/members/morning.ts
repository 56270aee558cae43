import { defaultAlertSettings, listSubscribedStocks } from '@gaemi/domain/alerts/alert-settings';
import type { Strength } from '@gaemi/domain/judge/judgement/judgement';
import { nextTradingDay } from '@gaemi/domain/market-calendar/market-calendar';
import type { Grade } from '@gaemi/domain/members/grades';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { type Document, ObjectId } from 'mongodb';
import type { Product } from '../product/product.ts';
import type { MorningVisit } from '../schedule/schedule.ts';
import type { Cast } from './cast.ts';
import { letPass, toMoment } from './pass-time.ts';
import type { AlertRecipient, Morning, SeenEvent, VisitRecord } from './visit-record.ts';

/** Days before the morning of which a briefing tells. */
const TOLD_DAYS = 7;

/**
 * Lets members switch on briefing and alerts, goes to the next trading day, and lets the round of seven, the briefings of eight and
 * the round of noon pass: each minute of product time as soon as nothing works any more.
 */
export async function liveThroughMorning(cast: Cast, visit: MorningVisit, record: VisitRecord): Promise<void> {
  const { product } = cast;
  const day = visit.day ?? nextTradingDay(seoulDay(product.clock.now()));
  if (day === null) throw new Error('the calendar has no next trading day');
  const recipients = await insertListeners(cast, visit);
  await cast.reach(toMoment(day, '07:00:25'));
  await letPass(product, {
    until: toMoment(day, '07:50:00'),
    isDone: () => isMonitored(product, recipients, `${day}T07`),
  });
  await cast.reach(toMoment(day, '08:00:02'));
  await letPass(product, { until: toMoment(day, '11:00:00'), isDone: () => isBriefed(product, day) });
  record.morning = { day, recipients, atEight: await findEvents(product, { day, recipients }) };
  await cast.reach(toMoment(day, '12:00:25'));
  const isOver = async () => (await isMonitored(product, recipients, `${day}T12`)) && (await isSent(product));
  await letPass(product, { until: toMoment(day, '12:50:00'), isDone: isOver });
  record.answers.push({ status: 200, body: {} });
}

/** Events of the recipients' stocks in the week before a day, those that were joined into others left out. */
export function findEvents(
  { database }: Product,
  { day, recipients }: Pick<Morning, 'day' | 'recipients'>,
): Promise<SeenEvent[]> {
  const since = addDays(day, -TOLD_DAYS);
  return database
    .collection<SeenEvent & { joinedInto: string | null }>('stock_events')
    .find({ stockCode: { $in: listCodes(recipients) }, joinedInto: null, day: { $gte: since } })
    .toArray();
}

export const listCodes = (recipients: readonly AlertRecipient[]): string[] => [
  ...new Set(recipients.flatMap(({ codes }) => codes)),
];

async function isMonitored(
  { database }: Product,
  recipients: readonly AlertRecipient[],
  doneRound: string,
): Promise<boolean> {
  const codes = listCodes(recipients);
  const monitoredStocks = database.collection<{ _id: string }>('monitored_stocks');
  return (await monitoredStocks.countDocuments({ _id: { $in: codes }, doneRound })) === codes.length;
}

async function isBriefed(product: Product, day: string): Promise<boolean> {
  const tasks = product.database.collection<{ _id: string }>('cluster_tasks');
  const made = await tasks.countDocuments({ _id: 'briefings', donePeriod: day });
  return made === 1 && (await isSent(product));
}

const isSent = async ({ database }: Product): Promise<boolean> =>
  (await database.collection('deliveries').countDocuments({ due: true })) === 0;

/** Nobody listens any more: no later schedule has a round to run. */
export async function endMorning({ database }: Product, { recipients }: Morning): Promise<void> {
  await database.collection('alert_settings').deleteMany({ _id: { $in: recipients.map(({ userId }) => userId) } });
}

async function insertListeners(
  { product: { database, clock }, companyOf }: Cast,
  { name, companies }: MorningVisit,
): Promise<AlertRecipient[]> {
  const at = clock.now();
  const kinds: readonly { grade: Grade; alertedFrom: Strength | null }[] = [
    { grade: 'premium', alertedFrom: null },
    { grade: 'premium', alertedFrom: 2 },
    { grade: 'pro', alertedFrom: 3 },
  ];
  const stored = kinds.map(({ grade, alertedFrom }, index) => {
    const userId = new ObjectId();
    const user = { _id: userId, email: `${name}-${index}@faults.example`, grade, credit: 0, paid: 0, isAdmin: false };
    const min = alertedFrom ?? 3;
    const settings = {
      ...defaultAlertSettings,
      ...{ _id: userId, userId, briefing: true, instant: alertedFrom !== null },
      // Alerts of the round of seven, too.
      quiet: { on: false, from: '21:00', to: '08:00' },
      stocks: companies.map((company) => ({ code: companyOf(company).code, on: true, min })),
      ...{ mailRefusedAt: null, testedAt: null, briefedOn: null },
      // The news of the week before counts as new.
      briefedFrom: new Date(at.getTime() - 7 * 86_400_000),
    };
    return { user, settings, alertedFrom };
  });
  const common = { name: '김서연', mobile: '010-1234-5678', passwordHash: '-', expiredAt: null, createdAt: at };
  await database.collection<Document>('users').insertMany(stored.map(({ user }) => ({ ...user, ...common })));
  await database.collection<Document>('alert_settings').insertMany(stored.map(({ settings }) => settings));
  return stored.map(({ user, settings, alertedFrom }) => ({
    ...{ userId: user._id, email: user.email, alertedFrom },
    codes: listSubscribedStocks(settings, user.grade).map(({ code }) => code),
  }));
}
