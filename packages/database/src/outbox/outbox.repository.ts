import type { Job, QueueName } from '@gaemi/domain/analysis/jobs';
import { type MessageContext, messageContext } from '@gaemi/runtime/logging/request-context';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { freeLease } from '../free-lease.ts';
import type { Transaction } from '../transactions.ts';
import type { OutboxRecord } from './outbox.schema.ts';

export interface OutboxMessage {
  id: string;
  queue: QueueName;
  job: Job;
  context: MessageContext;
}

/** Length of a sender's claim on a message; after it, any sender may take the message. */
const CLAIM_MS = 15_000;
const claimFrom = (at: Date) => new Date(at.getTime() + CLAIM_MS);

@Injectable()
export class OutboxRepository {
  constructor(@InjectModel('Outbox') private readonly outbox: Model<OutboxRecord>) {}

  /** Adds a message, claimed by its writer, who sends it right after the commit. */
  async insert(
    { queue, job, at }: Pick<OutboxMessage, 'queue' | 'job'> & { at: Date },
    transaction: Transaction,
  ): Promise<OutboxMessage> {
    const _id = new Types.ObjectId();
    const context = messageContext();
    await this.outbox.create([{ _id, queue, job, trail: context, createdAt: at, claimedUntil: claimFrom(at) }], {
      session: transaction,
    });
    return { id: _id.toHexString(), queue, job, context };
  }

  /** Claims the oldest unclaimed message; null when there is none. */
  async claimNext(now: Date): Promise<OutboxMessage | null> {
    const record = await this.outbox
      .findOneAndUpdate(
        { claimedUntil: freeLease(now, CLAIM_MS) },
        { $set: { claimedUntil: claimFrom(now) } },
        { sort: { claimedUntil: 1, _id: 1 }, returnDocument: 'after' },
      )
      .lean<OutboxRecord>()
      .exec();
    if (record === null) return null;
    const { _id, queue, job, trail: context = {} } = record;
    return { id: _id.toHexString(), queue, job, context };
  }

  /** Removes a sent message. */
  async delete(id: string): Promise<void> {
    await this.outbox.deleteOne({ _id: id });
  }

  count(): Promise<number> {
    return this.outbox.countDocuments().exec();
  }

  /** Returns the creation time of the oldest waiting message; null when none waits. */
  async findOldest(): Promise<Date | null> {
    const oldest = await this.outbox.findOne({}, { createdAt: 1 }).sort({ _id: 1 }).lean<OutboxRecord>().exec();
    return oldest?.createdAt ?? null;
  }
}
