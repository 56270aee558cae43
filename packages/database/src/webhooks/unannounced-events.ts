import { EVENT_LIFE_MS, type WebhookEvent } from '@gaemi/domain/webhooks/webhook-rules';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, Model, type Types } from 'mongoose';
import { type AnalysisOfKind, analysisModels } from '../analysis/analyses-of-member.ts';
import type { ApiKeyRecord } from '../api-keys/api-key.schema.ts';
import type { DeliveredEvent, DeliveryRecord } from '../notifications/delivery.schema.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { MemberEventRecord } from './member-event.schema.ts';
import type { WebhookRecord } from './webhook.schema.ts';
import { newDelivery } from './webhook-delivery.repository.ts';
import type { WebhookDeliveryRecord } from './webhook-delivery.schema.ts';

/** Models of what is announced once it has `announced: false`, by name. */
const models = { ...analysisModels, alert: 'Delivery' } as const;
type Source = keyof typeof models;

/** An ended analysis or an alert of which its member's programs were not told yet. */
export type Unannounced =
  | { source: 'news' | 'accumulation'; record: AnalysisOfKind }
  | { source: 'alert'; record: DeliveryRecord };

export interface Announcement {
  type: WebhookEvent;
  at: Date;
  /** As on the wire. */
  data: unknown;
  /** Sources of its texts; without it there are none. */
  textsFrom?: string[];
}

/**
 * Events on their way to the programs of members. What happens is marked in the row itself, in the write that makes it happen, so nothing
 * is lost in a crash; announcing it is one transaction, so nothing is told twice.
 */
@Injectable()
export class UnannouncedEvents {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Webhook') private readonly webhooks: Model<WebhookRecord>,
    @InjectModel('WebhookDelivery') private readonly deliveries: Model<WebhookDeliveryRecord>,
    @InjectModel('MemberEvent') private readonly events: Model<MemberEventRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Lists some of each kind, without those of `except`. */
  async list(limit: number, except: readonly Types.ObjectId[]): Promise<Unannounced[]> {
    const found = await Promise.all([
      this.read('news', limit, except),
      this.read('accumulation', limit, except),
      this.read('alert', limit, except),
    ]);
    return found.flat();
  }

  /** Those of the members of whom any program or stream may be told, by their ids; none of suspended ones. */
  async findListeners(userIds: readonly Types.ObjectId[], now: Date): Promise<Set<string>> {
    const ofThem = { userId: { $in: userIds } };
    const keys = this.connection.model<ApiKeyRecord>('ApiKey');
    const [suspended, ...listening] = await Promise.all([
      this.users.listSuspended(userIds),
      this.webhooks.distinct('userId', { ...ofThem, offBecause: null }).exec(),
      keys.distinct('userId', { ...ofThem, scopes: 'read' }).exec(),
      this.users.listKeptForStreams(userIds, now),
    ]);
    const listeners = new Set(listening.flat().map((id) => id.toHexString()));
    for (const id of suspended) listeners.delete(id.toHexString());
    return listeners;
  }

  /** The events of which earlier alerts told the member's programs, as far back as a stream can go on. */
  async listAnnounced({ _id, userId }: DeliveryRecord): Promise<DeliveredEvent[]> {
    const announced = await this.events
      .find({ userId, type: 'alert', _id: { $ne: _id } }, { _id: 1 })
      .lean<Pick<MemberEventRecord, '_id'>[]>()
      .exec();
    const alerts = await this.connection
      .model<DeliveryRecord>('Delivery')
      .find({ _id: { $in: announced.map((event) => event._id) } }, { events: 1 })
      .lean<Pick<DeliveryRecord, 'events'>[]>()
      .exec();
    return alerts.flatMap(({ events }) => events);
  }

  /** Tells nobody of them. */
  async skip(waiting: readonly Unannounced[]): Promise<void> {
    for (const [source, rows] of Map.groupBy(waiting, (each) => each.source)) {
      const unannounced = { _id: { $in: rows.map(({ record }) => record._id) }, announced: false };
      await this.modelOf(source)
        .updateMany(unannounced, { $set: { announced: true } })
        .exec();
    }
  }

  /** Puts the event into the member's stream and a message to each webhook that wants it. Nothing happens at a repeat. */
  announce({ source, record: { _id, userId } }: Unannounced, announcement: Announcement, now: Date): Promise<void> {
    return this.transactions.run(async (session) => {
      // Two events of a member get their places one after the other: a reader that has seen the later one has seen both.
      await this.users.hold(userId, session);
      if (!(await this.mark(source, _id, session))) return;
      const { type } = announcement;
      const last = await this.events.findOne({ userId }, { place: 1 }, { session }).sort({ place: -1 }).lean().exec();
      // Places rise beyond what was removed meanwhile.
      const place = Math.max((last?.place ?? 0) + 1, now.getTime());
      const removeAt = new Date(now.getTime() + EVENT_LIFE_MS);
      await this.events.create([{ _id, userId, place, ...announcement, removeAt }], { session });
      const hooks = await this.webhooks
        .find({ userId, offBecause: null, events: type }, null, { session })
        .lean()
        .exec();
      const messages = hooks.map((hook) => newDelivery(hook, { eventId: _id, ...announcement }, now));
      if (messages.length > 0) await this.deliveries.insertMany(messages, { session, lean: true });
    });
  }

  private modelOf(source: Source): Model<{ announced?: boolean }> {
    return this.connection.model<{ announced?: boolean }>(models[source]);
  }

  private async mark(source: Source, _id: Types.ObjectId, session: Transaction): Promise<boolean> {
    const announced = { $set: { announced: true } };
    const { modifiedCount } = await this.modelOf(source).updateOne({ _id, announced: false }, announced, { session });
    return modifiedCount === 1;
  }

  private async read(source: Source, limit: number, except: readonly Types.ObjectId[]): Promise<Unannounced[]> {
    const model = this.connection.model(models[source]);
    const waiting = { announced: false, ...(except.length > 0 && { _id: { $nin: [...except] } }) };
    const found = await model.find(waiting, { result: 0, seen: 0 }).limit(limit).lean<never[]>().exec();
    return found.map(
      (record) =>
        ({ source, record: source === 'alert' ? record : { ...(record as object), kind: source } }) as Unannounced,
    );
  }
}
