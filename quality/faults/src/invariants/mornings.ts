import { isAlerted, isBriefed } from '@gaemi/domain/alerts/alert-rules';
import { ALERTS_PER_DAY } from '@gaemi/domain/alerts/alert-settings';
import { addDays } from '@gaemi/domain/seoul-time';
import type { ObjectId } from 'mongodb';
import type { Cast } from '../members/cast.ts';
import { endMorning, findEvents, listCodes } from '../members/morning.ts';
import type { AlertRecipient, Morning, SeenEvent, VisitRecord } from '../members/visit-record.ts';

interface Sent {
  _id: ObjectId;
  kind: 'briefing' | 'alert';
  events: { stockCode: string; eventId: string }[];
  mail: string;
}

/** Broken invariants, and remarks. */
interface Found {
  broken: string[];
  notes: string[];
}

/**
 * Checks that a morning looked at every stock, and told every recipient each event that is due once and nothing else. Notes what was
 * told, and mails that went out more than once.
 */
export async function findBrokenMornings(cast: Cast, records: readonly VisitRecord[]): Promise<Found> {
  const found: Found = { broken: [], notes: [] };
  for (const { morning, visit } of records) {
    if (visit.kind !== 'morning') continue;
    if (morning === null) found.broken.push(`${visit.name}: the morning did not come`);
    else {
      await lookAt(cast, morning, found);
      await endMorning(cast.product, morning);
    }
  }
  return found;
}

async function lookAt({ product }: Cast, morning: Morning, found: Found): Promise<void> {
  const { day, recipients } = morning;
  const { database } = product;
  const codes = listCodes(recipients);
  const monitoredStocks = await database
    .collection<{ _id: string; doneRound?: string }>('monitored_stocks')
    .find({ _id: { $in: codes } })
    .toArray();
  const rounds = new Map(monitoredStocks.map(({ _id, doneRound }) => [_id, doneRound]));
  for (const code of codes)
    if (rounds.get(code) !== `${day}T12`) found.broken.push(`${code} was last looked at in ${rounds.get(code)}`);
  const events = await findEvents(product, morning);
  const mails = await product.mail.messages();
  const reported = { briefings: 0, alerts: 0, events: 0 };
  for (const recipient of recipients) {
    const sent = await database.collection<Sent>('deliveries').find({ userId: recipient.userId }).toArray();
    const texts = mails.filter(({ to }) => to.includes(recipient.email)).map(({ text }) => text ?? '');
    compare({ recipient, sent, due: dueTo(recipient, { ...morning, events, sent }), texts }, found);
    const rows = await database.collection('notified_events').countDocuments({ userId: recipient.userId });
    const notified = sent.flatMap((one) => one.events).length;
    if (rows !== notified) found.broken.push(`${recipient.email}: ${rows} rows of ${notified} notified events`);
    reported.briefings += sent.filter(({ kind }) => kind === 'briefing').length;
    reported.alerts += sent.filter(({ kind }) => kind === 'alert').length;
    reported.events += notified;
  }
  found.notes.push(
    `reported ${reported.events} times, by ${reported.briefings} briefings and ${reported.alerts} alerts`,
  );
  if (reported.events === 0) found.broken.push('nothing was told: the morning shows nothing');
}

/** What a recipient must know by noon: of the week until eight by briefing or alert, after that by alert alone. */
function dueTo(
  { alertedFrom, codes }: AlertRecipient,
  { day, atEight, events, sent }: Morning & { events: readonly SeenEvent[]; sent: readonly Sent[] },
): SeenEvent[] {
  const isOwn = ({ stockCode }: SeenEvent) => codes.includes(stockCode);
  const alerts = (event: SeenEvent) => alertedFrom !== null && isAlerted(event, { on: true, min: alertedFrom });
  const known = new Set(atEight.map(keyOf));
  const isOver = sent.filter(({ kind }) => kind === 'alert').length >= ALERTS_PER_DAY;
  const since = events.filter((event) => !known.has(keyOf(event)) && event.day >= addDays(day, -1));
  return [
    ...atEight.filter((event) => isOwn(event) && (isBriefed(event) || alerts(event))),
    ...(isOver ? [] : since.filter((event) => isOwn(event) && alerts(event))),
  ];
}

interface Compared {
  recipient: AlertRecipient;
  sent: readonly Sent[];
  due: readonly SeenEvent[];
  /** Texts of the member's mails. */
  texts: readonly string[];
}

function compare({ recipient: { email }, sent, due, texts }: Compared, { broken, notes }: Found): void {
  const notified = sent.flatMap(({ events }) => events.map(keyOf));
  for (const event of due) {
    const times = notified.filter((key) => key === keyOf(event)).length;
    if (times !== 1) broken.push(`${email}: reported ${times} times of ${keyOf(event)} ${event.text}`);
    if (!texts.some((text) => text.includes(event.link))) broken.push(`${email}: no mail of ${keyOf(event)}`);
  }
  const wanted = new Set(due.map(keyOf));
  for (const key of notified) if (!wanted.has(key)) broken.push(`${email}: reported of ${key}, which is not due`);
  for (const { kind, mail } of sent) if (mail !== 'sent') broken.push(`${email}: a ${kind} is ${mail}`);
  const briefings = sent.filter(({ kind }) => kind === 'briefing').length;
  if (briefings > 1) broken.push(`${email}: ${briefings} briefings on one morning`);
  if (texts.length < sent.length) broken.push(`${email}: ${texts.length} mails of ${sent.length}`);
  if (texts.length > sent.length) notes.push(`${email}: ${texts.length - sent.length} mails a second time`);
}

const keyOf = ({ stockCode, eventId }: { stockCode: string; eventId: string }) => `${stockCode}:${eventId}`;
