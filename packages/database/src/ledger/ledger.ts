import { Refusal } from '@gaemi/domain/refusal';
import { creditsMoved } from '@gaemi/runtime/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { findPage, type Paging } from '../find-page.ts';
import { afterCommit, type Transaction } from '../transactions.ts';
import type { UserRecord } from '../users/user.schema.ts';
import type { CreditLogRecord } from './credit-log.schema.ts';

export interface LedgerEntry {
  userId: Types.ObjectId;
  /** Positive whole credits. */
  amount: number;
  reason: string;
  reference: string;
  at: Date;
}

/** Analyses charge and refund; what admins, plans and the sign-up bonus move is a grant. */
const kindOf = (reference: string) => /^(charge|refund):/.exec(reference)?.[1] ?? 'grant';

const balance = { credit: 1, creditChangedAt: 1 } as const;

/** Two processes may differ so much in their clocks, or in the time that a change had to wait. */
const OUT_OF_ORDER_MS = 10 * 60_000;

/**
 * The moment, or the next one after the last change of the member. A log is read by time: the change that was made last comes first in it,
 * also where another clock is ahead. One that is far ahead, of a clock that was set wrong, moves no later change.
 */
function afterLast(at: Date) {
  const isNear = { $lt: ['$creditChangedAt', new Date(at.getTime() + OUT_OF_ORDER_MS)] };
  return { $cond: [isNear, { $max: [at, { $add: ['$creditChangedAt', 1] }] }, at] };
}

/**
 * The only way to change a balance. It makes the guarded change of the balance and its log row in the caller's
 * transaction. The balance never goes below zero and equals the sum of the log.
 */
@Injectable()
export class Ledger {
  constructor(
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('CreditLog') private readonly logs: Model<CreditLogRecord>,
  ) {}

  /**
   * Debits credits. Throws NOT_ENOUGH_CREDIT and changes nothing when the balance is too low, NOT_LOGGED_IN for a member who has withdrawn
   * meanwhile.
   */
  async charge(entry: LedgerEntry, transaction: Transaction): Promise<void> {
    if (await this.change(entry, -entry.amount, transaction)) return;
    const member = await this.users.exists({ _id: entry.userId }).session(transaction);
    throw new Refusal(member === null ? 'NOT_LOGGED_IN' : 'NOT_ENOUGH_CREDIT');
  }

  /** Adds credits. False when the member no longer exists. */
  credit(entry: LedgerEntry, transaction: Transaction): Promise<boolean> {
    return this.change(entry, entry.amount, transaction);
  }

  /** Adds credits unless a row with this reference exists. False when it does or the member no longer exists. */
  async creditOnce(entry: LedgerEntry, transaction: Transaction): Promise<boolean> {
    const existing = await this.logs.exists({ reference: entry.reference }).session(transaction);
    return existing === null && (await this.credit(entry, transaction));
  }

  /** Returns the sum of a member's log, for comparison with the balance. */
  async addUp(userId: string): Promise<number> {
    const rows = await this.logs.find({ userId }, { change: 1 }).lean().exec();
    return rows.reduce((sum, row) => sum + row.change, 0);
  }

  /** Returns the credits that a member has spent since a moment: charges less their refunds. One of an earlier charge belongs to that. */
  async spentSince(userId: Types.ObjectId, since: Date): Promise<number> {
    const rows = await this.logs
      .find({ userId, createdAt: { $gte: since } }, { change: 1, reference: 1 })
      .lean<Pick<CreditLogRecord, 'change' | 'reference'>[]>()
      .exec();
    const charged = new Set(
      rows.map(({ reference }) => reference).filter((reference) => kindOf(reference) === 'charge'),
    );
    const spent = rows.filter(({ reference }) => charged.has(reference.replace(/^refund:/, 'charge:')));
    return spent.reduce((sum, { change }) => sum - change, 0);
  }

  /** A member's log, newest first. */
  list(userId: Types.ObjectId, paging: Paging): Promise<{ items: CreditLogRecord[]; total: number }> {
    return findPage(this.logs, { filter: { userId }, sort: { createdAt: -1, _id: -1 }, ...paging });
  }

  private async change(entry: LedgerEntry, change: number, transaction: Transaction): Promise<boolean> {
    const member = await this.users
      .findOneAndUpdate(
        {
          _id: entry.userId,
          // guard: enough-credit
          ...(change < 0 && { credit: { $gte: -change } }),
        },
        [{ $set: { credit: { $add: ['$credit', change] }, creditChangedAt: afterLast(entry.at) } }],
        // guard: balance-in-transaction
        { session: transaction, returnDocument: 'after', updatePipeline: true, projection: balance },
      )
      .lean<Pick<UserRecord, keyof typeof balance>>()
      .exec();
    if (member === null) return false;
    const { userId, reference, reason, at } = entry;
    const createdAt = member.creditChangedAt ?? at;
    const row = { userId, reference, change, creditAfter: member.credit, reason, createdAt };
    // guard: log-in-transaction
    await this.logs.create([row], { session: transaction });
    afterCommit(transaction, () => creditsMoved.inc({ kind: kindOf(reference) }, Math.abs(change)));
    return true;
  }
}
