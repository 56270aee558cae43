import type { BrokerDay, FloatingShares } from '@gaemi/domain/accumulation/broker-trading';
import { REACH_MONTHS } from '@gaemi/domain/accumulation/period';
import type { Venue } from '@gaemi/domain/accumulation/venue';
import { addDays, addMonths, endOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { TradingSourceName } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey } from '../transactions.ts';
import type { BrokerDayRecord } from './broker-day.schema.ts';
import type { FloatingSharesRecord } from './floating-shares.schema.ts';

/** Days for which trading days are kept beyond their reach, and days for which floating shares are kept. */
const RETENTION_DAYS = 7;

/** Key of the figures: source, venue and stock. */
export interface TradingOf {
  source: TradingSourceName;
  venue: Venue;
  stockCode: string;
}

/** A day in its fetched form; `provisional` while its figures are not final. */
export interface FetchedDay
  extends BrokerDay,
    Pick<BrokerDayRecord, 'provisional' | 'fetchedAt'>,
    Partial<Pick<BrokerDayRecord, 'emptyOn'>> {}

const removeAtFor = (day: string) => endOfSeoulDay(addDays(addMonths(day, REACH_MONTHS), RETENTION_DAYS));

type StockAt = Pick<TradingOf, 'source' | 'stockCode'>;

/** Fetched days of broker trading and floating shares, so that no source gets the same request twice. */
@Injectable()
export class BrokerTradingRepository {
  constructor(
    @InjectModel('BrokerDay') private readonly days: Model<BrokerDayRecord>,
    @InjectModel('FloatingShares') private readonly shares: Model<FloatingSharesRecord>,
  ) {}

  /** Returns the days of a period with final figures, by day. */
  async findSettled({ source, venue, stockCode }: TradingOf, from: string, to: string): Promise<BrokerDay[]> {
    const kept = await this.days
      .find(
        { source, venue, stockCode, day: { $gte: from, $lte: to }, provisional: false },
        { _id: 0, day: 1, trades: 1, differingSums: 1 },
      )
      .sort({ day: 1 })
      .lean<Pick<BrokerDayRecord, 'day' | 'trades' | 'differingSums'>[]>()
      .exec();
    return kept.map(({ day, trades, differingSums }) => ({ day, trades, ...(differingSums && { differingSums }) }));
  }

  /** Returns the days of a period that were without trades and are not confirmed, with the day of the first look at each. */
  async findEmpty({ source, venue, stockCode }: TradingOf, from: string, to: string): Promise<Map<string, string>> {
    const empty = await this.days
      .find(
        { source, venue, stockCode, day: { $gte: from, $lte: to }, emptyOn: { $ne: null } },
        { _id: 0, day: 1, emptyOn: 1 },
      )
      .lean<{ day: string; emptyOn: string }[]>()
      .exec();
    return new Map(empty.map(({ day, emptyOn }) => [day, emptyOn]));
  }

  /** Stores days. Every later fetch replaces a provisional day; final figures stay. */
  async save({ source, venue, stockCode }: TradingOf, days: readonly FetchedDay[]): Promise<void> {
    const upserts = days.map(({ day, trades, differingSums = null, provisional, emptyOn = null, fetchedAt }) => ({
      updateOne: {
        filter: { source, venue, stockCode, day, provisional: true, fetchedAt: { $lte: fetchedAt } },
        update: { $set: { trades, differingSums, provisional, emptyOn, fetchedAt, removeAt: removeAtFor(day) } },
        upsert: true,
      },
    }));
    // A duplicate key: another process has stored final or newer figures of this day.
    await this.days.bulkWrite(upserts, { ordered: false }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }

  /** Returns the floating shares that the source gave on this day; null when it was not asked. */
  findFloatingShares({ source, stockCode }: StockAt, day: string): Promise<FloatingShares | null> {
    return this.shares
      .findOne({ source, stockCode, day }, { _id: 0, shares: 1, asOf: 1 })
      .lean<FloatingShares>()
      .exec();
  }

  /** Stores the floating shares of this day; the first ones stay. */
  async saveFloatingShares(
    { source, stockCode }: StockAt,
    day: string,
    { shares, asOf }: FloatingShares,
  ): Promise<void> {
    const removeAt = endOfSeoulDay(addDays(day, RETENTION_DAYS));
    await this.shares.updateOne(
      { source, stockCode, day },
      { $setOnInsert: { shares, asOf, removeAt } },
      { upsert: true },
    );
  }
}
