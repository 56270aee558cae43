import { DELIVERY_LOG_DAYS, messageLifeMs } from '@gaemi/domain/webhooks/webhook-rules';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { findPage, type Paging } from '../find-page.ts';
import { freeLease } from '../free-lease.ts';
import type { Webhook } from './webhook.repository.ts';
import type { WebhookDeliveryRecord } from './webhook-delivery.schema.ts';

export type WebhookDelivery = WebhookDeliveryRecord;

/** How a try ended. `nextTryAt`: null where there is none. */
export interface TriedDelivery {
  at: Date;
  delivered: boolean;
  status: number | null;
  error: string | null;
  nextTryAt: Date | null;
}

const DAY_MS = 86_400_000;

/** A new message of an event to a webhook. */
export function newDelivery(
  { _id: webhookId, userId }: Pick<Webhook, '_id' | 'userId'>,
  { eventId, type, at, data, textsFrom }: Pick<WebhookDelivery, 'eventId' | 'type' | 'at' | 'data' | 'textsFrom'>,
  now: Date,
): WebhookDelivery {
  return {
    _id: new Types.ObjectId(),
    ...{ userId, webhookId, eventId, type, at, data },
    ...(textsFrom !== undefined && { textsFrom }),
    ...{ state: 'waiting', tries: 0, nextTryAt: now, endsAt: new Date(now.getTime() + messageLifeMs(type)) },
    ...{ lastTriedAt: null, lastStatus: null, lastError: null, owner: null, leaseUntil: new Date(0) },
    removeAt: new Date(now.getTime() + DELIVERY_LOG_DAYS * DAY_MS),
  };
}

/** Messages to webhooks: those to be sent, and the log of those that were. */
@Injectable()
export class WebhookDeliveryRepository {
  constructor(@InjectModel('WebhookDelivery') private readonly deliveries: Model<WebhookDeliveryRecord>) {}

  /** The log of a webhook, newest first. */
  list(webhookId: Types.ObjectId, paging: Paging): Promise<{ items: WebhookDelivery[]; total: number }> {
    const query = { filter: { webhookId }, sort: { at: -1, _id: -1 } as const, leftOut: { data: 0 } as const };
    return findPage(this.deliveries, { ...query, ...paging });
  }

  /** Claims the message that waits longest, of none of the `busy` webhooks and members; null for none. */
  claim(
    owner: string,
    {
      now,
      leaseMs,
      busy: { webhooks, members },
    }: { now: Date; leaseMs: number; busy: Record<'webhooks' | 'members', readonly Types.ObjectId[]> },
  ): Promise<WebhookDelivery | null> {
    return this.deliveries
      .findOneAndUpdate(
        {
          state: 'waiting',
          nextTryAt: { $lte: now },
          leaseUntil: freeLease(now, leaseMs),
          ...(webhooks.length > 0 && { webhookId: { $nin: [...webhooks] } }),
          ...(members.length > 0 && { userId: { $nin: [...members] } }),
        },
        { $set: { owner, leaseUntil: new Date(now.getTime() + leaseMs) } },
        { sort: { nextTryAt: 1 }, returnDocument: 'after' },
      )
      .lean<WebhookDelivery>()
      .exec();
  }

  /**
   * Stores how a try ended and gives the claim back. Nothing happens when another worker holds the claim by now. A message that was given up
   * meanwhile tells what became of its try, and is not tried again.
   */
  async settle(
    { _id, owner }: WebhookDelivery,
    { at, delivered, status, error, nextTryAt }: TriedDelivery,
  ): Promise<void> {
    const ended = { state: delivered ? 'delivered' : 'failed', data: null } as const;
    await this.deliveries.updateOne(
      { _id, owner },
      {
        $set: {
          ...{ lastTriedAt: at, lastStatus: status, lastError: error, owner: null, leaseUntil: new Date(0) },
          ...(nextTryAt === null ? ended : { nextTryAt }),
        },
        $inc: { tries: 1 },
      },
    );
  }
}
