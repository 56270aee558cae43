import { Types } from 'mongoose';

interface Rows {
  insertOne(row: { _id: Types.ObjectId; reference: string }): Promise<unknown>;
  deleteOne(row: { _id: Types.ObjectId }): Promise<unknown>;
}

/**
 * Makes the store refuse the refund of an analysis: a row without a member already has its unique reference. Returns a
 * function that allows the refund again.
 */
export async function refuseRefund(
  creditLogs: Rows,
  { kind, id }: { kind: 'news' | 'accumulation'; id: string },
): Promise<() => Promise<void>> {
  const row = { _id: new Types.ObjectId(), reference: `refund:${kind}:${id}` };
  await creditLogs.insertOne(row);
  return async () => {
    await creditLogs.deleteOne({ _id: row._id });
  };
}
