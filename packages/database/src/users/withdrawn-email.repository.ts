import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { WithdrawnEmailRecord } from './withdrawn-email.schema.ts';

@Injectable()
export class WithdrawnEmailRepository {
  constructor(@InjectModel('WithdrawnEmail') private readonly withdrawn: Model<WithdrawnEmailRecord>) {}

  /** Blocks the address with this keyed hash until then. */
  async hold(emailHash: string, removeAt: Date, transaction: Transaction): Promise<void> {
    await this.withdrawn.updateOne({ _id: emailHash }, { $set: { removeAt } }, { upsert: true, session: transaction });
  }

  /** Returns true while the address with this keyed hash is blocked. */
  async isHeld(emailHash: string, now: Date): Promise<boolean> {
    return (await this.withdrawn.exists({ _id: emailHash, removeAt: { $gt: now } })) !== null;
  }
}
