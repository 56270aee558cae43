import type { Cast } from '../members/cast.ts';
import type { StoredJob } from './stored-job.ts';

/** Removes the added leases. Any other difference is a write by a worker that had lost its lease. */
export async function takeOffLeases({ product, heldAgain }: Cast): Promise<{ broken: string[]; notes: string[] }> {
  const broken: string[] = [];
  const notes: string[] = [];
  for (const { collection, before, lease } of heldAgain.splice(0)) {
    const jobs = product.database.collection<StoredJob>(collection);
    const after = await jobs.findOneAndUpdate({ _id: before._id }, { $set: { lease: before.lease } });
    const changes = differences({ ...before, lease }, after ?? {});
    if (changes.length > 0) broken.push(`${before.requestId} was changed after it had ended: ${changes.join(', ')}`);
    notes.push(`${before.requestId} had ended (${before.state}) and was held again`);
  }
  return { broken, notes };
}

function differences(before: object, after: object): string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [then, now] = [JSON.stringify(was.get(field)), JSON.stringify(is.get(field))];
    return then === now ? [] : [`${field} ${then} → ${now}`];
  });
}
