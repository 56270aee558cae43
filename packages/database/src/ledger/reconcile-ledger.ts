import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { type Transaction, Transactions } from '../transactions.ts';
import type { UserRecord } from '../users/user.schema.ts';
import type { CreditLogRecord } from './credit-log.schema.ts';

/** Members compared in one transaction: few enough to end long before the transaction's time limit. */
const BATCH = 500;

interface Compared {
  size: number;
  drifted: string[];
  /** The last member compared; null after the last batch. */
  last: Types.ObjectId | null;
}

/** Compares every member's balance with the sum of its log. Changes nothing: an operator examines each mismatch. */
@Injectable()
export class ReconcileLedger {
  constructor(
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('CreditLog') private readonly logs: Model<CreditLogRecord>,
    private readonly transactions: Transactions,
  ) {}

  /** Number of compared members, and the ids of those whose balance is not the sum of their log. */
  async reconcile(): Promise<{ compared: number; drifted: string[] }> {
    const drifted: string[] = [];
    let compared = 0;
    let last: Types.ObjectId | null = null;
    for (;;) {
      const after = last;
      // Reads balances and sums of the same moment: a charge in between would look like a mismatch.
      const batch: Compared = await this.transactions.run((transaction) => this.compare(after, transaction));
      compared += batch.size;
      drifted.push(...batch.drifted);
      if (batch.last === null) return { compared, drifted };
      last = batch.last;
    }
  }

  private async compare(after: Types.ObjectId | null, session: Transaction): Promise<Compared> {
    const members = await this.users
      .find(after === null ? {} : { _id: { $gt: after } }, { credit: 1 }, { session })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<Pick<UserRecord, '_id' | 'credit'>[]>()
      .exec();
    const sums = await this.logs
      .aggregate<{ _id: Types.ObjectId; sum: number }>([
        { $match: { userId: { $in: members.map(({ _id }) => _id) } } },
        { $group: { _id: '$userId', sum: { $sum: '$change' } } },
      ])
      .session(session)
      .exec();
    const addUp = new Map(sums.map(({ _id, sum }) => [_id.toHexString(), sum]));
    const ids = members
      .filter(({ _id, credit }) => credit !== (addUp.get(_id.toHexString()) ?? 0))
      .map(({ _id }) => _id.toHexString());
    return { size: members.length, drifted: ids, last: members.at(-1)?._id ?? null };
  }
}
