import { linkOf } from '../members/briefing.ts';
import type { Cast } from '../members/cast.ts';
import type { VisitRecord } from '../members/visit-record.ts';

/** Checks that each briefing was mailed and counts as told, and notes those that went out more than once. */
export async function findBrokenBriefings(
  { product: { database, mail } }: Cast,
  records: readonly VisitRecord[],
): Promise<{ broken: string[]; notes: string[] }> {
  const [broken, notes]: [string[], string[]] = [[], []];
  for (const { visit, answers } of records) {
    if (visit.kind !== 'briefing' || answers.length === 0) continue;
    const delivery = await database.collection('deliveries').findOne({ 'events.eventId': visit.name });
    if (delivery?.mail !== 'sent' || delivery.due !== false)
      broken.push(`${visit.name}: the briefing is ${String(delivery?.mail)}`);
    const mails = (await mail.messages()).filter(({ text }) => text?.includes(linkOf(visit)) === true);
    if (mails.length === 0) broken.push(`${visit.name}: no mail came`);
    if (mails.length > 1) notes.push(`${visit.name}: mailed ${mails.length} times under one Message-ID`);
    if ((await database.collection('notified_events').countDocuments({ deliveryId: delivery?._id })) !== 1)
      broken.push(`${visit.name}: mailed, and does not count as reported`);
  }
  return { broken, notes };
}
