import type { Job, QueueName } from '@gaemi/contracts/jobs';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { OutboxRecord } from './outbox.schema.ts';

export interface OutboxMessage {
  id: string;
  queue: QueueName;
  job: Job;
}

/** How long a sender may take before the message is anybody's again. */
const CLAIM_MS = 15_000;

@Injectable()
export class OutboxRepository {
  constructor(@InjectModel('Outbox') private readonly outbox: Model<OutboxRecord>) {}

  async insert(message: { queue: QueueName; job: Job; at: Date }, transaction: Transaction): Promise<void> {
    const { queue, job, at } = message;
    await this.outbox.create([{ queue, job, createdAt: at, claimedUntil: at }], { session: transaction });
  }

  /** Takes the oldest message that nobody is sending; null when there is none. */
  async claimNext(now: Date): Promise<OutboxMessage | null> {
    const record = await this.outbox
      .findOneAndUpdate(
        { claimedUntil: { $lte: now } },
        { $set: { claimedUntil: new Date(now.getTime() + CLAIM_MS) } },
        { sort: { claimedUntil: 1, _id: 1 }, returnDocument: 'after' },
      )
      .lean<OutboxRecord>()
      .exec();
    return record === null ? null : { id: record._id.toHexString(), queue: record.queue, job: record.job };
  }

  /** The message was sent: it is removed. */
  async delete(id: string): Promise<void> {
    await this.outbox.deleteOne({ _id: id });
  }

  count(): Promise<number> {
    return this.outbox.countDocuments().exec();
  }
}
