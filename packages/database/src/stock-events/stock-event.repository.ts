import { type FoundEvent, type Recognition, recogniseEvents } from '@gaemi/domain/stock-events/recognise-events';
import type { StockEvent as EventContent } from '@gaemi/domain/stock-events/stock-event';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { FetchedText } from '../news-analysis/news-evidence.schema.ts';
import type { StockWatchRecord } from '../stock-watches/stock-watch.schema.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import type { StockEventRecord } from './stock-event.schema.ts';

export type StockEvent = StockEventRecord;

/** A little over the longest look-back of six months. */
const RETENTION_MS = 200 * 86_400_000;

/** An event as it was just found, with what to store of it. */
export interface FoundStockEvent extends FoundEvent {
  content: EventContent;
  textsFrom: FetchedText[];
}

const keyOf = (stockCode: string, eventId: string) => `${stockCode}:${eventId}`;

/** Events of stocks, shared by all members. */
@Injectable()
export class StockEventRepository {
  constructor(
    @InjectModel('StockEvent') private readonly events: Model<StockEventRecord>,
    @InjectModel('StockWatch') private readonly watches: Model<StockWatchRecord>,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores found events under the ids that they keep from their first sight on. Returns these by the ids of the found ones. Of two
   * calls for one stock at once the second one sees what the first has stored.
   */
  async recognise(stockCode: string, found: readonly FoundStockEvent[], now: Date): Promise<Map<string, string>> {
    if (found.length === 0) return new Map();
    const { events } = await this.transactions.run((session) => this.recogniseIn({ stockCode, found, now }, session));
    return new Map([...events].map(([id, event]) => [id, event.id]));
  }

  private async recogniseIn(
    { stockCode, found, now }: { stockCode: string; found: readonly FoundStockEvent[]; now: Date },
    session: Transaction,
  ): Promise<Recognition> {
    await this.watches.updateOne({ _id: stockCode }, { $inc: { recognitions: 1 } }, { session, upsert: true });
    const known = await this.events
      .find({ stockCode, joinedInto: null }, { eventId: 1, family: 1, marks: 1, firstSeenAt: 1 }, { session })
      .lean<Pick<StockEvent, 'eventId' | 'family' | 'marks' | 'firstSeenAt'>[]>()
      .exec();
    const recognition = recogniseEvents(
      known.map(({ eventId: id, ...event }) => ({ id, ...event })),
      found,
      now,
    );
    const removeAt = new Date(now.getTime() + RETENTION_MS);
    const changes = found.flatMap(({ id: foundId, content, textsFrom }) => {
      const event = recognition.events.get(foundId);
      if (event === undefined) return [];
      const { id: eventId, family, marks, firstSeenAt } = event;
      const stored = { ...content, sources: [...content.sources], family, marks, textsFrom, seenAt: now, removeAt };
      const $set = { ...stored, stockCode, eventId, joinedInto: null, firstSeenAt };
      return { updateOne: { filter: { _id: keyOf(stockCode, eventId) }, update: { $set }, upsert: true } };
    });
    const joins = [...recognition.joined].map(([id, into]) => ({
      updateOne: { filter: { _id: keyOf(stockCode, id) }, update: { $set: { joinedInto: into, marks: [] } } },
    }));
    await this.events.bulkWrite([...changes, ...joins], { session });
    return recognition;
  }

  /** Events of a stock that happened on a day or later, the oldest first. */
  listSince(stockCode: string, day: string): Promise<StockEvent[]> {
    return this.listOf([stockCode], day);
  }

  /** Events of stocks that happened on a day or later, the oldest first. */
  listOf(stockCodes: readonly string[], day: string): Promise<StockEvent[]> {
    return this.events
      .find({ stockCode: { $in: stockCodes }, joinedInto: null, day: { $gte: day } })
      .sort({ day: 1, _id: 1 })
      .lean<StockEvent[]>()
      .exec();
  }

  /** Events by their keys; those that turned out to be part of another one are that one. */
  async findByKeys(keys: readonly { stockCode: string; eventId: string }[]): Promise<StockEvent[]> {
    const found = await this.findById(keys.map(({ stockCode, eventId }) => keyOf(stockCode, eventId)));
    const joined = found.flatMap(({ stockCode, joinedInto }) =>
      joinedInto === null ? [] : keyOf(stockCode, joinedInto),
    );
    const others = joined.length === 0 ? [] : await this.findById(joined);
    const all = [...found.filter(({ joinedInto }) => joinedInto === null), ...others];
    return [...new Map(all.map((event) => [event._id, event])).values()];
  }

  private findById(ids: readonly string[]): Promise<StockEvent[]> {
    return this.events
      .find({ _id: { $in: ids } })
      .lean<StockEvent[]>()
      .exec();
  }
}
