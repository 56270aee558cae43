import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { EventCorrections } from './event-corrections.ts';
import { type StockEvent, StockEventRepository } from './stock-event.repository.ts';
import type { StockEventRecord } from './stock-event.schema.ts';

export type MaterialEvent = Pick<StockEvent, 'stockCode' | 'day' | 'side'>;
export type EventToFollow = MaterialEvent &
  Pick<StockEvent, 'eventId' | 'type' | 'sample' | 'at' | 'filed' | 'differsFrom' | 'strength'>;

/** What a correction reads and changes. */
const correctedFields = { stockCode: 1, day: 1, side: 1, link: 1, marks: 1, raisedAs: 1, turnedTo: 1 } as const;

const followedFields = {
  ...correctedFields,
  eventId: 1,
  type: 1,
  sample: 1,
  at: 1,
  filed: 1,
  differsFrom: 1,
  strength: 1,
} as const;

/** Events of all companies. What is read is as upheld objections correct it. */
@Injectable()
export class MarketEventsRepository {
  constructor(
    @InjectModel('StockEvent') private readonly events: Model<StockEventRecord>,
    private readonly stockEvents: StockEventRepository,
    private readonly corrections: EventCorrections,
  ) {}

  /** Events with a side that happened between two days, both included, the newest first. */
  async listBetween(fromDay: string, toDay: string): Promise<StockEvent[]> {
    const events = await this.events
      .find({ day: { $gte: fromDay, $lte: toDay }, joinedInto: null, side: { $ne: null } })
      .sort({ at: -1, _id: 1 })
      .lean<StockEvent[]>()
      .exec();
    return this.corrections.correct(events);
  }

  /**
   * Events that happened between two days, both included, and are none of their own by now: they turned out to be part of another one,
   * or an objection that they are another company's was upheld.
   */
  async listGone(fromDay: string, toDay: string): Promise<Pick<StockEvent, 'stockCode' | 'eventId'>[]> {
    const events = await this.events
      .find({ day: { $gte: fromDay, $lte: toDay } }, { ...correctedFields, eventId: 1, joinedInto: 1 })
      .lean<StockEvent[]>()
      .exec();
    const own = await this.corrections.correct(events.filter(({ joinedInto }) => joinedInto === null));
    const standing = new Set(own.map(({ stockCode, eventId }) => `${stockCode} ${eventId}`));
    return events.filter(({ stockCode, eventId }) => !standing.has(`${stockCode} ${eventId}`));
  }

  /** Days and sides of material events between two days, both included, in no order. */
  listMaterial(fromDay: string, toDay: string): Promise<MaterialEvent[]> {
    return this.findMaterial(fromDay, toDay, correctedFields);
  }

  /** Material events between two days, both included, with what following their prices needs, in no order. */
  listToFollow(fromDay: string, toDay: string): Promise<EventToFollow[]> {
    return this.findMaterial(fromDay, toDay, followedFields);
  }

  /** Months of events are read so: their texts and reports would be hundreds of megabytes. */
  private async findMaterial(
    fromDay: string,
    toDay: string,
    fields: Partial<Record<keyof StockEventRecord, 1>>,
  ): Promise<StockEvent[]> {
    const events = await this.events
      .find({ day: { $gte: fromDay, $lte: toDay }, joinedInto: null, side: { $ne: null } }, fields)
      .or([{ strength: { $gte: 2 } }, { filed: true }, { differsFrom: { $ne: null } }])
      .lean<StockEvent[]>()
      .exec();
    return this.corrections.correct(events);
  }

  /** Events by their ids alone, in no order. */
  async findByEventIds(eventIds: readonly string[]): Promise<StockEvent[]> {
    const events = await this.events
      .find({ eventId: { $in: eventIds }, joinedInto: null })
      .lean<StockEvent[]>()
      .exec();
    return this.corrections.correct(events);
  }

  /** An event by its id alone; one that turned out to be part of another one is that one. Null for none. */
  async findByEventId(eventId: string): Promise<StockEvent | null> {
    const found = await this.events.find({ eventId }, { stockCode: 1, eventId: 1 }).lean<StockEvent[]>().exec();
    const [event] = await this.stockEvents.findByKeys(found);
    return event ?? null;
  }

  /** All ids under which analyses may hold an event: its own and those of its parts. */
  async listIds(event: Pick<StockEvent, 'eventId' | 'stockCode'>): Promise<string[]> {
    const ids = new Set<string>();
    for (let into = [event.eventId]; into.length > 0; ) {
      for (const id of into) ids.add(id);
      const parts = await this.events
        .find({ stockCode: event.stockCode, joinedInto: { $in: into } }, { eventId: 1 })
        .lean<Pick<StockEventRecord, 'eventId'>[]>()
        .exec();
      into = parts.map((part) => part.eventId).filter((id) => !ids.has(id));
    }
    return [...ids];
  }

  /** The same of each of several events of a stock, and of the event of which it turned out to be part. */
  async listIdsOfEach(stockCode: string, eventIds: readonly string[]): Promise<Map<string, string[]>> {
    const parts = await this.events
      .find({ stockCode, joinedInto: { $gt: '' } }, { eventId: 1, joinedInto: 1 })
      .lean<Pick<StockEventRecord, 'eventId' | 'joinedInto'>[]>()
      .exec();
    const joined = new Map(parts.map(({ eventId, joinedInto }) => [eventId, joinedInto]));
    const findWhole = (id: string): string => {
      const into = joined.get(id) ?? null;
      return into === null ? id : findWhole(into);
    };
    const known = new Set([...eventIds, ...parts.flatMap(({ eventId }) => [eventId, findWhole(eventId)])]);
    const idsOf = Map.groupBy(known, findWhole);
    return new Map(eventIds.map((id) => [id, idsOf.get(findWhole(id)) ?? [id]]));
  }
}
