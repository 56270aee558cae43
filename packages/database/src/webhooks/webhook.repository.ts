import { Refusal } from '@gaemi/domain/refusal';
import { MAX_FORMER_SECRETS, MAX_WEBHOOKS } from '@gaemi/domain/webhooks/webhook-rules';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { FormerSecret, SwitchedOffReason, WebhookRecord } from './webhook.schema.ts';
import type { WebhookDeliveryRecord } from './webhook-delivery.schema.ts';

export type Webhook = WebhookRecord;
/** What a member may change. */
export type WebhookUpdate = Partial<Pick<Webhook, 'url' | 'events' | 'offBecause' | 'failingSince'>>;

/** A webhook with the address that was tried. What that one did is nothing of another one. */
type TriedWebhook = Pick<Webhook, '_id' | 'url'>;

const MINUTE_MS = 60_000;

/** Webhooks of members. */
@Injectable()
export class WebhookRepository {
  constructor(
    @InjectModel('Webhook') private readonly webhooks: Model<WebhookRecord>,
    @InjectModel('WebhookDelivery') private readonly deliveries: Model<WebhookDeliveryRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /** The member's webhooks, newest first. */
  list(userId: string): Promise<Webhook[]> {
    return this.webhooks.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean<Webhook[]>().exec();
  }

  find(userId: string, id: string): Promise<Webhook | null> {
    return this.webhooks.findOne({ _id: id, userId }).lean<Webhook>().exec();
  }

  findById(id: Types.ObjectId): Promise<Webhook | null> {
    return this.webhooks.findById(id).lean<Webhook>().exec();
  }

  /**
   * Stores a webhook and returns it, or the one that the same press has made before. Throws WEBHOOKS_FULL, and NOT_LOGGED_IN where the
   * member has withdrawn meanwhile.
   */
  insert(webhook: Webhook): Promise<Webhook> {
    return this.transactions.run(async (session) => {
      // Two at once exclude each other by this write.
      await this.users.hold(webhook.userId, session);
      const { userId, pressHash } = webhook;
      if (pressHash !== undefined) {
        const known = await this.webhooks.findOne({ userId, pressHash }, null, { session }).lean<Webhook>().exec();
        if (known !== null) return known;
      }
      const count = await this.webhooks.countDocuments({ userId }, { session });
      if (count >= MAX_WEBHOOKS) throw new Refusal('WEBHOOKS_FULL');
      await this.webhooks.create([webhook], { session });
      return webhook;
    });
  }

  /** Null when the member has no such webhook. */
  change(userId: string, id: string, update: WebhookUpdate): Promise<Webhook | null> {
    return this.webhooks
      .findOneAndUpdate({ _id: id, userId }, { $set: update }, { returnDocument: 'after' })
      .lean<Webhook>()
      .exec();
  }

  /**
   * Replaces the secret; the one before signs until `until`, and so do those that it has replaced until their own time: the receiver may
   * know none but the first, when answers were lost. Null when the member has no such webhook.
   */
  replaceSecret(userId: string, id: string, by: FormerSecret & { now: Date }): Promise<Webhook | null> {
    return this.transactions.run(async (session) => {
      const before = await this.webhooks.findOne({ _id: id, userId }, null, { session }).lean<Webhook>().exec();
      if (before === null) return null;
      const former = (before.formerSecrets ?? []).filter(({ until }) => until > by.now);
      const formerSecrets = [{ sealed: before.sealedSecret, until: by.until }, ...former].slice(0, MAX_FORMER_SECRETS);
      return this.webhooks
        .findOneAndUpdate(
          { _id: id, userId },
          { $set: { sealedSecret: by.sealed, formerSecrets } },
          { session, returnDocument: 'after' },
        )
        .lean<Webhook>()
        .exec();
    });
  }

  /** Removes a webhook with its log. False when the member has no such webhook. */
  remove(userId: string, id: string): Promise<boolean> {
    return this.transactions.run(async (session) => {
      const { deletedCount } = await this.webhooks.deleteOne({ _id: id, userId }, { session });
      if (deletedCount === 1) await this.deliveries.deleteMany({ webhookId: id }, { session });
      return deletedCount === 1;
    });
  }

  /** Adds a message to the member's webhook. Throws NOT_LOGGED_IN where the member has withdrawn meanwhile. */
  send(delivery: WebhookDeliveryRecord): Promise<void> {
    return this.transactions.run(async (session) => {
      await this.users.hold(delivery.userId, session);
      await this.deliveries.create([delivery], { session });
    });
  }

  /** Notes a success of the address, exact to a minute. */
  async noteSuccess({ _id, url, failingSince, deliveredAt }: Webhook, at: Date): Promise<void> {
    const isNoted = deliveredAt !== null && Math.abs(at.getTime() - deliveredAt.getTime()) < MINUTE_MS;
    if (isNoted && failingSince === null) return;
    await this.webhooks.updateOne({ _id, url }, { $set: { failingSince: null, deliveredAt: at } });
  }

  /** Notes a failed try of the address and returns since when the webhook fails. */
  async noteFailure({ _id, url }: TriedWebhook, at: Date): Promise<Date> {
    const failing = await this.webhooks
      .findOneAndUpdate({ _id, url, failingSince: null }, { $set: { failingSince: at } }, { returnDocument: 'after' })
      .lean<Webhook>()
      .exec();
    return failing?.failingSince ?? (await this.findById(_id))?.failingSince ?? at;
  }

  /**
   * Switches a webhook off and, unless `mails` is false, notes the mail that tells its member; nothing where it is off already, or has
   * another address by now.
   */
  async switchOff(
    { _id, url }: TriedWebhook,
    because: SwitchedOffReason,
    { at, mails = true }: { at: Date; mails?: boolean },
  ): Promise<void> {
    const off = { $set: { offBecause: because, offAt: at, ...(mails && { mailDueAt: at }) } };
    const { modifiedCount } = await this.webhooks.updateOne({ _id, url, offBecause: null }, off);
    if (modifiedCount === 1) await this.giveUp(_id, 'switched-off');
  }

  /** Claims a webhook of whose end its member is to be told; the next try is due after `retryMs`. */
  claimMail(now: Date, retryMs: number): Promise<Webhook | null> {
    return this.webhooks
      .findOneAndUpdate(
        { mailDueAt: { $lte: now } },
        { $set: { mailDueAt: new Date(now.getTime() + retryMs) } },
        { sort: { mailDueAt: 1 } },
      )
      .lean<Webhook>()
      .exec();
  }

  async endMail(_id: Types.ObjectId): Promise<void> {
    await this.webhooks.updateOne({ _id }, { $set: { mailDueAt: null } });
  }

  /** Ends what still waits for a webhook. */
  async giveUp(webhookId: Types.ObjectId, why: string): Promise<void> {
    await this.deliveries.updateMany(
      { webhookId, state: 'waiting' },
      { $set: { state: 'failed', data: null, lastError: why } },
    );
  }
}
