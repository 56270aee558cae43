import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { AnsweredChangeRecord } from './answered-change.schema.ts';

/** Stored answers to admins' changes by idempotency key, so that a repeat does not run again. */
@Injectable()
export class AnsweredChangeRepository {
  constructor(@InjectModel('AnsweredChange') private readonly answered: Model<AnsweredChangeRecord>) {}

  find(adminId: Types.ObjectId, key: string, transaction: Transaction): Promise<AnsweredChangeRecord | null> {
    return this.answered.findOne({ adminId, key }, null, { session: transaction }).lean<AnsweredChangeRecord>().exec();
  }

  /** Stores an answer, in the transaction of its change. An existing key is a duplicate-key error. */
  async insert(record: Omit<AnsweredChangeRecord, '_id'>, transaction: Transaction): Promise<void> {
    await this.answered.create([record], { session: transaction });
  }

  /** Notes that the member was told by mail: a repeat sends no other one. */
  async noteMailed(adminId: Types.ObjectId, key: string): Promise<void> {
    await this.answered.updateOne({ adminId, key }, { $set: { isMailed: true } });
  }
}
