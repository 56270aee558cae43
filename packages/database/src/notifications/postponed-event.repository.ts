import { POSTPONED_DAYS } from '@gaemi/domain/notifications/postponement';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { AlertSettingsRecord } from '../alerts/alert-settings.schema.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import type { PostponedEventRecord } from './postponed-event.schema.ts';

export type PostponedEvent = PostponedEventRecord;

const RETENTION_MS = POSTPONED_DAYS * 86_400_000;

/** Events of a member that wait until a moment. */
export interface Postponement {
  userId: Types.ObjectId;
  events: readonly Pick<PostponedEventRecord, 'stockCode' | 'eventId'>[];
  until: Date;
  at: Date;
}

/** Events of which members are notified later, together. */
@Injectable()
export class PostponedEventRepository {
  constructor(
    @InjectModel('PostponedEvent') private readonly postponed: Model<PostponedEventRecord>,
    @InjectModel('AlertSettings') private readonly settings: Model<AlertSettingsRecord>,
    private readonly transactions: Transactions,
  ) {}

  /** Postpones events of a member. One that is postponed already waits until the new moment. */
  async postpone(postponement: Postponement): Promise<void> {
    await this.transactions.run((session) => this.postponeIn(postponement, session));
  }

  /** The same within a transaction. Stores nothing of a member who has withdrawn meanwhile. */
  async postponeIn({ userId, events, until, at }: Postponement, session: Transaction): Promise<void> {
    if (events.length === 0) return;
    const { matchedCount } = await this.settings.updateOne(
      { _id: userId },
      { $inc: { notificationCount: 1 } },
      { session },
    );
    if (matchedCount === 0) return;
    const removeAt = new Date(at.getTime() + RETENTION_MS);
    const writes = events.map(({ stockCode, eventId }) => ({
      updateOne: { filter: { userId, stockCode, eventId }, update: { $set: { until, removeAt } }, upsert: true },
    }));
    await this.postponed.bulkWrite(writes, { session });
  }

  /** Returns the next members with events that are due, by id after `after`. */
  async listDueMembers(now: Date, limit: number, after: Types.ObjectId | null = null): Promise<Types.ObjectId[]> {
    const rows = await this.postponed
      .find({ until: { $lte: now }, ...(after !== null && { userId: { $gt: after } }) }, { userId: 1 })
      .sort({ userId: 1 })
      .limit(limit)
      .lean<Pick<PostponedEvent, 'userId'>[]>()
      .exec();
    return [...new Map(rows.map(({ userId }) => [userId.toHexString(), userId])).values()];
  }

  /** Returns the events of a member that are due. */
  listDue(userId: Types.ObjectId, now: Date): Promise<PostponedEvent[]> {
    return this.postponed
      .find({ userId, until: { $lte: now } })
      .lean<PostponedEvent[]>()
      .exec();
  }

  /** Returns all events that wait for some members, due or not. */
  listOf(userIds: readonly Types.ObjectId[]): Promise<PostponedEvent[]> {
    return this.postponed
      .find({ userId: { $in: userIds } })
      .lean<PostponedEvent[]>()
      .exec();
  }

  /** Lets events that were due at a moment wait on. One that was postponed again since then stays as it is. */
  async wait(events: readonly PostponedEvent[], { due, until }: { due: Date; until: Date }): Promise<void> {
    await this.postponed.updateMany(
      { _id: { $in: events.map(({ _id }) => _id) }, until: { $lte: due } },
      { $set: { until } },
    );
  }

  /** Removes events that were due at a moment. One that was postponed again since then stays. */
  async remove(events: readonly PostponedEvent[], due: Date): Promise<void> {
    await this.postponed.deleteMany({ _id: { $in: events.map(({ _id }) => _id) }, until: { $lte: due } });
  }

  /** Removes the events of which a member is notified. What joined one of them counts as notified when it is due. */
  async settleIn(
    userId: Types.ObjectId,
    events: readonly Pick<PostponedEventRecord, 'stockCode' | 'eventId'>[],
    session: Transaction,
  ): Promise<void> {
    const notified = events.map(({ stockCode, eventId }) => ({ stockCode, eventId }));
    await this.postponed.deleteMany({ userId, $or: notified }, { session });
  }
}
