import { ALERTS_PER_DAY } from '@gaemi/domain/alerts/alert-settings';
import { DELIVERY_DAYS } from '@gaemi/domain/analysis/retention';
import type { NotificationKind } from '@gaemi/domain/notifications/channels';
import { listNotifiedKeys, notifiedKey } from '@gaemi/domain/stock-events/stock-event';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import type { AlertSettingsRecord } from '../alerts/alert-settings.schema.ts';
import type { StockEvent } from '../stock-events/stock-event.repository.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import type { DeliveryRecord } from './delivery.schema.ts';
import type { NotifiedEventRecord } from './notified-event.schema.ts';
import { PostponedEventRepository } from './postponed-event.repository.ts';
import { buildNotifiedId, UnnotifiedEvents } from './unnotified-events.ts';

/** A little over the life of an event. */
const RETENTION_MS = DELIVERY_DAYS * 86_400_000;

/** Deliveries of which only the member's programs are told. */
const forPrograms = { mail: 'none', push: 'none' } as const;

/** Events of which a member is to be notified; those of which they were notified already are left out. */
export interface NotificationRequest {
  userId: Types.ObjectId;
  kind: NotificationKind;
  /** Day in Seoul. */
  day: string;
  events: readonly StockEvent[];
  /** Without any, only the member's programs are told. */
  channels: { mail: boolean; push: boolean };
  at: Date;
  /** Until then it is tried. */
  endsAt: Date;
}

/**
 * `briefed`: the briefing of the day was made before, or what is postponed is left to the briefing. `limit-reached`: the alerts of the day are
 * used up.
 */
export type ScheduleOutcome = 'scheduled' | 'nothing-new' | 'briefed' | 'limit-reached';

/**
 * Schedules a notification: records its events as notified and inserts its delivery in one transaction. Two calls at once for one member
 * exclude each other, so a member is notified of each event once.
 */
@Injectable()
export class NotificationScheduler {
  constructor(
    @InjectModel('AlertSettings') private readonly settings: Model<AlertSettingsRecord>,
    @InjectModel('Delivery') private readonly deliveries: Model<DeliveryRecord>,
    @InjectModel('NotifiedEvent') private readonly notified: Model<NotifiedEventRecord>,
    private readonly unnotified: UnnotifiedEvents,
    private readonly postponed: PostponedEventRepository,
    private readonly transactions: Transactions,
  ) {}

  schedule(request: NotificationRequest): Promise<ScheduleOutcome> {
    return this.transactions.run((session) => this.scheduleIn(request, session));
  }

  private async scheduleIn(request: NotificationRequest, session: Transaction): Promise<ScheduleOutcome> {
    const { userId, kind, day } = request;
    const isBriefing = kind === 'briefing';
    const { matchedCount } = await this.settings.updateOne(
      {
        _id: userId,
        ...(isBriefing && { briefing: true, briefedOn: { $ne: day } }),
        ...(kind === 'postponed' && { briefing: false }),
      },
      { $inc: { notificationCount: 1 }, ...(isBriefing && { $set: { briefedOn: day } }) },
      { session },
    );
    if (matchedCount === 0) return 'briefed';
    if (!isBriefing) {
      // One that lapsed reached nobody, so it takes no place of the day.
      const alerts = await this.deliveries
        .countDocuments({
          userId,
          day,
          kind: { $ne: 'briefing' },
          $or: [{ due: true }, { mail: 'sent' }, { push: 'sent' }, forPrograms],
        })
        .session(session);
      if (alerts >= ALERTS_PER_DAY) return 'limit-reached';
    }
    const unnotified = await this.unnotified.among(userId, request.events, session);
    const events = hasChannel(request) ? unnotified : await this.withoutAnnounced(request, unnotified, session);
    if (events.length === 0) return 'nothing-new';
    await this.insert({ ...request, events }, session);
    return 'scheduled';
  }

  /** Without those of which the member's programs were told on that day: a look at a stock may be repeated. */
  private async withoutAnnounced(
    { userId, day }: NotificationRequest,
    events: readonly StockEvent[],
    session: Transaction,
  ): Promise<StockEvent[]> {
    const earlier = await this.deliveries
      .find({ userId, day, ...forPrograms }, { events: 1 }, { session })
      .lean<Pick<DeliveryRecord, 'events'>[]>()
      .exec();
    const keys = new Set(
      earlier.flatMap((each) => each.events.map((event) => `${event.stockCode}:${notifiedKey(event)}`)),
    );
    return events.filter((event) => !listNotifiedKeys(event).some((key) => keys.has(`${event.stockCode}:${key}`)));
  }

  private async insert(request: NotificationRequest, session: Transaction): Promise<void> {
    const { userId, kind, day, events, channels, at, endsAt } = request;
    const isDue = hasChannel(request);
    const _id = new Types.ObjectId();
    const removeAt = new Date(at.getTime() + RETENTION_MS);
    const delivery: DeliveryRecord = {
      _id,
      ...{ userId, kind, day, createdAt: at, endsAt, removeAt },
      events: events.map(({ stockCode, eventId, stage, turnedTo }) => ({ stockCode, eventId, stage, turnedTo })),
      mail: channels.mail ? 'due' : 'none',
      push: channels.push ? 'due' : 'none',
      due: isDue,
      tries: 0,
      nextTryAt: at,
      retries: {},
      browsers: [],
      owner: null,
      leaseUntil: new Date(0),
      ...(kind !== 'briefing' && { announced: false }),
    };
    await this.deliveries.create([delivery], { session });
    // What only a program was told the member has still to hear, as in the next briefing.
    if (!isDue) return;
    await this.postponed.settleIn(userId, events, session);
    const rows = events.map((event) => ({
      _id: buildNotifiedId(userId, event.stockCode, notifiedKey(event)),
      ...{ userId, deliveryId: _id, removeAt },
    }));
    // guard: notified-with-delivery
    await this.notified.insertMany(rows, { session, lean: true });
  }

  /** Notes for members who have nothing new that the briefing of a day is done. */
  async skipBriefing(userIds: readonly Types.ObjectId[], day: string): Promise<void> {
    if (userIds.length === 0) return;
    await this.settings.updateMany({ _id: { $in: userIds }, briefedOn: { $ne: day } }, { $set: { briefedOn: day } });
  }
}

const hasChannel = ({ channels: { mail, push } }: NotificationRequest): boolean => mail || push;
