import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { AnsweredChangeRecord } from './answered-change.schema.ts';

/** What admins' changes under a key were answered, so that a repeat is not done again. */
@Injectable()
export class AnsweredChangeRepository {
  constructor(@InjectModel('AnsweredChange') private readonly answered: Model<AnsweredChangeRecord>) {}

  find(adminId: Types.ObjectId, key: string, transaction: Transaction): Promise<AnsweredChangeRecord | null> {
    return this.answered.findOne({ adminId, key }, null, { session: transaction }).lean<AnsweredChangeRecord>().exec();
  }

  /** Keeps an answer, in the transaction of its change. A key that is kept already is a duplicate-key error. */
  async insert(record: Omit<AnsweredChangeRecord, '_id'>, transaction: Transaction): Promise<void> {
    await this.answered.create([record], { session: transaction });
  }
}
