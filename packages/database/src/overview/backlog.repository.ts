import { type NotificationKind, notificationKinds } from '@gaemi/domain/notifications/channels';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type DeliveryRecord } from '../notifications/delivery.schema.ts';
import { OutboxRepository } from '../outbox/outbox.repository.ts';

export interface Backlog {
  count: number;
  /** When the oldest one was made; null when there is none. */
  oldest: Date | null;
}

/** What waits to be sent, for metrics. */
@Injectable()
export class BacklogRepository {
  constructor(
    private readonly messages: OutboxRepository,
    @InjectModel('Delivery') private readonly deliveries: Model<DeliveryRecord>,
  ) {}

  /** Messages in the outbox. */
  async outbox(): Promise<Backlog> {
    const [count, oldest] = await Promise.all([this.messages.count(), this.messages.findOldest()]);
    return { count, oldest };
  }

  /** Briefings and alerts to be sent. */
  dueDeliveries(): Promise<(Backlog & { kind: NotificationKind })[]> {
    return Promise.all(
      notificationKinds.map(async (kind) => {
        const [count, oldest] = await Promise.all([
          this.deliveries.countDocuments({ kind, due: true }).exec(),
          this.deliveries.findOne({ kind, due: true }).sort({ createdAt: 1 }).lean<DeliveryRecord>().exec(),
        ]);
        return { kind, count, oldest: oldest?.createdAt ?? null };
      }),
    );
  }
}
