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

/** How much longer than their reach days are kept, and for how long floating shares are. */
const KEEP_DAYS = 7;

/** Whose figures of which stock. */
export interface TradingOf {
  source: TradingSourceName;
  venue: Venue;
  stockCode: string;
}

/** A day as it was fetched; `provisional` while its figures still move. */
export interface FetchedDay extends BrokerDay, Pick<BrokerDayRecord, 'provisional' | 'fetchedAt'> {}

const keptUntil = (day: string) => endOfSeoulDay(addDays(addMonths(day, REACH_MONTHS), KEEP_DAYS));

type StockAt = Pick<TradingOf, 'source' | 'stockCode'>;

/** Days of broker trading and floating shares as they were fetched, so that nothing is asked of a source twice. */
@Injectable()
export class BrokerTradingRepository {
  constructor(
    @InjectModel('BrokerDay') private readonly days: Model<BrokerDayRecord>,
    @InjectModel('FloatingShares') private readonly shares: Model<FloatingSharesRecord>,
  ) {}

  /** The days of a period whose figures no longer move, by day. */
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

  /** Keeps days. A provisional one gives way to every later one; settled figures stand. */
  async save({ source, venue, stockCode }: TradingOf, days: readonly FetchedDay[]): Promise<void> {
    const upserts = days.map(({ day, trades, differingSums = null, provisional, fetchedAt }) => ({
      updateOne: {
        filter: { source, venue, stockCode, day, provisional: true, fetchedAt: { $lte: fetchedAt } },
        update: { $set: { trades, differingSums, provisional, fetchedAt, removeAt: keptUntil(day) } },
        upsert: true,
      },
    }));
    // A duplicate: somebody else has kept settled or newer figures of this day.
    await this.days.bulkWrite(upserts, { ordered: false }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }

  /** What the source said of the floating shares on this day; null where it was not asked. */
  findFloatingShares({ source, stockCode }: StockAt, day: string): Promise<FloatingShares | null> {
    return this.shares
      .findOne({ source, stockCode, day }, { _id: 0, shares: 1, asOf: 1 })
      .lean<FloatingShares>()
      .exec();
  }

  /** Keeps the floating shares of this day; the first ones stand. */
  async saveFloatingShares(
    { source, stockCode }: StockAt,
    day: string,
    { shares, asOf }: FloatingShares,
  ): Promise<void> {
    const removeAt = endOfSeoulDay(addDays(day, KEEP_DAYS));
    await this.shares.updateOne(
      { source, stockCode, day },
      { $setOnInsert: { shares, asOf, removeAt } },
      { upsert: true },
    );
  }
}
