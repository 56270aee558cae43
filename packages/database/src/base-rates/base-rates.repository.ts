import type { FollowedEvent } from '@gaemi/domain/base-rates/followed-event';
import type { Market } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { BaseRatesRecord } from './base-rates.schema.ts';
import type { FollowedEventRecord } from './followed-event.schema.ts';

const BATCH = 1_000;

/** Events with the returns after them, and what was computed of them last. */
@Injectable()
export class BaseRatesRepository {
  constructor(
    @InjectModel('FollowedEvent') private readonly followed: Model<FollowedEventRecord>,
    @InjectModel('BaseRates') private readonly computed: Model<BaseRatesRecord>,
  ) {}

  /** Stores events; those that are there are replaced. */
  async storeFollowed(events: readonly FollowedEvent[]): Promise<void> {
    for (let at = 0; at < events.length; at += BATCH) {
      await this.followed.bulkWrite(
        events.slice(at, at + BATCH).map((event) => ({
          updateOne: { filter: { _id: toKey(event) }, update: { $set: event }, upsert: true },
        })),
        { ordered: false },
      );
    }
  }

  /** Removes events, and their samples. */
  async removeFollowed(events: readonly Pick<FollowedEvent, 'stockCode' | 'eventId'>[]): Promise<void> {
    const keys = events.flatMap((event) => [false, true].map((sample) => toKey({ ...event, sample })));
    for (let at = 0; at < keys.length; at += BATCH)
      await this.followed.deleteMany({ _id: { $in: keys.slice(at, at + BATCH) } });
  }

  /** Returns the samples, or all events but them, in an order that never changes. */
  listFollowed(sample: boolean): Promise<FollowedEvent[]> {
    return this.followed.find({ sample }, { _id: 0 }).sort({ day: 1, _id: 1 }).lean<FollowedEvent[]>().exec();
  }

  /** Returns the markets of stocks that are not listed any more. */
  async findMarkets(codes: readonly string[]): Promise<Map<string, Market>> {
    const rows = await this.followed
      .find({ stockCode: { $in: codes } }, { _id: 0, stockCode: 1, market: 1 })
      .lean<Pick<FollowedEvent, 'stockCode' | 'market'>[]>()
      .exec();
    return new Map(rows.map(({ stockCode, market }) => [stockCode, market]));
  }

  /** Returns the last computation; null before the first one. */
  findLast(): Promise<BaseRatesRecord | null> {
    return this.computed.findById('last').lean<BaseRatesRecord>().exec();
  }

  async save(computed: Omit<BaseRatesRecord, '_id'>): Promise<void> {
    await this.computed.updateOne({ _id: 'last' }, { $set: computed }, { upsert: true });
  }
}

const toKey = ({ stockCode, eventId, sample }: Pick<FollowedEvent, 'stockCode' | 'eventId' | 'sample'>) =>
  `${sample ? 'sample:' : ''}${stockCode}:${eventId}`;
