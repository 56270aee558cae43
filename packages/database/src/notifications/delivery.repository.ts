import { type Channel, channels } from '@gaemi/domain/notifications/channels';
import { notifiedKey } from '@gaemi/domain/stock-events/stock-event';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { freeLease } from '../free-lease.ts';
import { Transactions } from '../transactions.ts';
import { type DeliveredEvent, type DeliveryRecord, deliveredKey } from './delivery.schema.ts';
import type { NotifiedEventRecord } from './notified-event.schema.ts';
import { PostponedEventRepository } from './postponed-event.repository.ts';
import { buildNotifiedId } from './unnotified-events.ts';

export type Delivery = DeliveryRecord;

/** Deliveries to be sent, and what became of them. */
@Injectable()
export class DeliveryRepository {
  constructor(
    @InjectModel('Delivery') private readonly deliveries: Model<DeliveryRecord>,
    @InjectModel('NotifiedEvent') private readonly notified: Model<NotifiedEventRecord>,
    private readonly postponed: PostponedEventRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Claims the due delivery that waits longest; null for none. */
  async claim(owner: string, { now, leaseMs }: { now: Date; leaseMs: number }): Promise<Delivery | null> {
    const claimed = await this.deliveries
      .findOneAndUpdate(
        { due: true, nextTryAt: { $lte: now }, leaseUntil: freeLease(now, leaseMs) },
        { $set: { owner, leaseUntil: new Date(now.getTime() + leaseMs) }, $inc: { tries: 1 } },
        { sort: { nextTryAt: 1 }, returnDocument: 'after' },
      )
      .lean<Delivery>()
      .exec();
    return claimed;
  }

  /** Stores the state of one channel at once, while the other one is still attempted. */
  async note(delivery: Delivery, channel: Channel): Promise<void> {
    const { _id, owner, browsers, left } = delivery;
    const $set = { [channel]: delivery[channel], [`retries.${channel}`]: delivery.retries[channel], browsers, left };
    await this.deliveries.updateOne({ _id, owner }, { $set });
  }

  /**
   * Stores the state of all channels and gives the claim back. Where no channel is due any more, the events that none showed count as not
   * notified, so that a later delivery has them: after `postponement`, or else the next briefing. Nothing happens when another worker
   * holds the claim by now.
   */
  async settle(delivery: Delivery, postponement: { until: Date; at: Date } | null = null): Promise<void> {
    const { _id, userId, owner, mail, push, retries, browsers, left } = delivery;
    const waiting = channels.filter((channel) => delivery[channel] === 'due');
    const due = waiting.length > 0;
    const times = waiting.map((channel) => (retries[channel]?.nextAttemptAt ?? delivery.nextTryAt).getTime());
    // At its end a delivery is looked at in any case, so that its events are notified elsewhere.
    const nextTryAt = due ? new Date(Math.min(...times, delivery.endsAt.getTime())) : delivery.nextTryAt;
    const free = { owner: null, leaseUntil: new Date(0) };
    const update = { $set: { mail, push, retries, browsers, left, due, nextTryAt, ...free } };
    const unshown = due ? [] : listUnshown(delivery);
    if (unshown.length === 0) {
      await this.deliveries.updateOne({ _id, owner }, update);
      return;
    }
    const notifiedIds = unshown.map((event) => buildNotifiedId(userId, event.stockCode, notifiedKey(event)));
    await this.transactions.run(async (session) => {
      const { matchedCount } = await this.deliveries.updateOne({ _id, owner }, update, { session });
      if (matchedCount === 0) return;
      await this.notified.deleteMany({ _id: { $in: notifiedIds }, deliveryId: _id }, { session });
      if (postponement !== null) await this.postponed.postponeIn({ userId, events: unshown, ...postponement }, session);
    });
  }
}

/** The events of a delivery that reached the member on no channel. */
function listUnshown({ mail, push, events, left = [] }: Delivery): DeliveredEvent[] {
  return mail === 'sent' || push === 'sent' ? events.filter((event) => left.includes(deliveredKey(event))) : events;
}
