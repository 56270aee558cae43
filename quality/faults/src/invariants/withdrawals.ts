import type { Cast } from '../members/cast.ts';
import type { VisitRecord } from '../members/visit-record.ts';

/** Collections in which the id of an erased member may stay: rows that must not change. */
const LASTING = new Set(['credit_logs', 'audit']);

/**
 * Checks that nothing is left of a member who withdrew while analyses ran, and that no log row was added afterwards.
 */
export async function findTraces({ product: { database } }: Cast, records: readonly VisitRecord[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { visit, left } of records) {
    if (visit.kind !== 'leaver') continue;
    if (left === null) {
      broken.push(`${visit.name}: asked to withdraw and is still there`);
      continue;
    }
    const { userId, rows } = left;
    const now = await database.collection('credit_logs').countDocuments({ userId });
    if (now !== rows) broken.push(`${visit.name}: ${now - rows} rows of the log for nobody`);
    for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
      if (LASTING.has(name)) continue;
      const traces = await database.collection(name).countDocuments({ userId });
      if (traces > 0) broken.push(`${visit.name}: withdrew, and ${traces} are left in ${name}`);
    }
  }
  return broken;
}
