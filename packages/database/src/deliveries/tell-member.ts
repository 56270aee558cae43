import { ALERTS_PER_DAY } from '@gaemi/domain/alerts/alert-settings';
import type { NotificationKind } from '@gaemi/domain/notifications/channels';
import { toldKey } from '@gaemi/domain/stock-events/stock-event';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import type { AlertSettingsRecord } from '../alerts/alert-settings.schema.ts';
import type { StockEvent } from '../stock-events/stock-event.repository.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import type { DeliveryRecord } from './delivery.schema.ts';
import { PostponedEventRepository } from './postponed-event.repository.ts';
import type { ToldEventRecord } from './told-event.schema.ts';
import { toldIdOf, UntoldEvents } from './untold-events.ts';

/** A little over the life of an event. */
const RETENTION_MS = 210 * 86_400_000;

/** What a member is to be told, as far as they were not yet. */
export interface ToTell {
  userId: Types.ObjectId;
  kind: NotificationKind;
  /** Day in Seoul. */
  day: string;
  events: readonly StockEvent[];
  ways: { mail: boolean; push: boolean };
  at: Date;
  /** Until then it is tried. */
  endsAt: Date;
}

/**
 * `briefed`: the briefing of the day was made before, or what is postponed is left to the briefing. `enough`: the alerts of the day are
 * used up.
 */
export type Told = 'told' | 'nothing-new' | 'briefed' | 'enough';

/**
 * Tells a member of events: notes that they are told and what has to be sent, in one transaction. Two at once for one member exclude
 * each other, so no event is told twice.
 */
@Injectable()
export class TellMember {
  constructor(
    @InjectModel('AlertSettings') private readonly settings: Model<AlertSettingsRecord>,
    @InjectModel('Delivery') private readonly deliveries: Model<DeliveryRecord>,
    @InjectModel('ToldEvent') private readonly told: Model<ToldEventRecord>,
    private readonly untold: UntoldEvents,
    private readonly postponed: PostponedEventRepository,
    private readonly transactions: Transactions,
  ) {}

  tell(asked: ToTell): Promise<Told> {
    return this.transactions.run((session) => this.tellIn(asked, session));
  }

  private async tellIn(asked: ToTell, session: Transaction): Promise<Told> {
    const { userId, kind, day } = asked;
    const isBriefing = kind === 'briefing';
    const { matchedCount } = await this.settings.updateOne(
      {
        _id: userId,
        ...(isBriefing && { briefing: true, briefedOn: { $ne: day } }),
        ...(kind === 'postponed' && { briefing: false }),
      },
      { $inc: { tellings: 1 }, ...(isBriefing && { $set: { briefedOn: day } }) },
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
          $or: [{ due: true }, { mail: 'sent' }, { push: 'sent' }],
        })
        .session(session);
      if (alerts >= ALERTS_PER_DAY) return 'enough';
    }
    const events = await this.untold.among(userId, asked.events, session);
    if (events.length === 0) return 'nothing-new';
    await this.insert({ ...asked, events }, session);
    return 'told';
  }

  private async insert({ userId, kind, day, events, ways, at, endsAt }: ToTell, session: Transaction): Promise<void> {
    const _id = new Types.ObjectId();
    const removeAt = new Date(at.getTime() + RETENTION_MS);
    const delivery: DeliveryRecord = {
      _id,
      ...{ userId, kind, day, createdAt: at, endsAt, removeAt },
      events: events.map(({ stockCode, eventId, stage }) => ({ stockCode, eventId, stage })),
      mail: ways.mail ? 'due' : 'none',
      push: ways.push ? 'due' : 'none',
      due: true,
      tries: 0,
      nextTryAt: at,
      retries: {},
      browsers: [],
      owner: null,
      leaseUntil: new Date(0),
    };
    await this.deliveries.create([delivery], { session });
    await this.postponed.settleIn(userId, events, session);
    const rows = events.map((event) => ({
      _id: toldIdOf(userId, event.stockCode, toldKey(event)),
      ...{ userId, deliveryId: _id, removeAt },
    }));
    // guard: told-with-delivery
    await this.told.insertMany(rows, { session, lean: true });
  }

  /** Notes for members who have nothing new that the briefing of a day is done. */
  async skipBriefing(userIds: readonly Types.ObjectId[], day: string): Promise<void> {
    if (userIds.length === 0) return;
    await this.settings.updateMany({ _id: { $in: userIds }, briefedOn: { $ne: day } }, { $set: { briefedOn: day } });
  }
}
