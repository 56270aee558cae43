import { DEFAULT_DAILY_CREDIT_LIMIT } from '@gaemi/domain/members/api-key';
import { Refusal } from '@gaemi/domain/refusal';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { ApiKeyRecord } from './api-key.schema.ts';

/** Counts what each API key spends in a day in Seoul. */
@Injectable()
export class ApiKeySpending {
  constructor(@InjectModel('ApiKey') private readonly keys: Model<ApiKeyRecord>) {}

  /**
   * Counts credits that a key is about to spend, in the transaction of their charge. What is given back later counts, too. Throws
   * KEY_CREDIT_LIMIT where they would pass the limit of the day, and NOT_LOGGED_IN for a key that has ended.
   */
  async spend(
    keyId: Types.ObjectId,
    { amount, at }: { amount: number; at: Date },
    session: Transaction,
  ): Promise<void> {
    const today = seoulDay(at);
    // At midnight a charge of the day before may come after one of the new day: it must not begin that day anew.
    const days = [today, addDays(today, 1)];
    const isCounted = { $in: ['$spent.day', days] };
    const day = { $cond: [isCounted, '$spent.day', today] };
    const before = { $cond: [isCounted, '$spent.credits', 0] };
    const credits = { $add: [before, amount] };
    const limit = { $ifNull: ['$dailyCreditLimit', DEFAULT_DAILY_CREDIT_LIMIT] };
    const { matchedCount } = await this.keys.updateOne(
      { _id: keyId, $expr: { $lte: [credits, limit] } },
      [{ $set: { spent: { day, credits } } }],
      { session, updatePipeline: true },
    );
    if (matchedCount === 1) return;
    const isThere = (await this.keys.exists({ _id: keyId }).session(session)) !== null;
    throw new Refusal(isThere ? 'KEY_CREDIT_LIMIT' : 'NOT_LOGGED_IN');
  }
}
