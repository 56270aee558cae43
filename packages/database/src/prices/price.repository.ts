import { randomUUID } from 'node:crypto';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import type { PriceAnswer } from '@gaemi/domain/prices/price-period';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { PriceSourceName } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { within } from '../free-lease.ts';
import { isDuplicateKey, type Transaction, Transactions } from '../transactions.ts';
import { uncast } from '../uncast.ts';
import type { PriceSeriesRecord } from './price-series.schema.ts';
import type { PriceYearRecord } from './price-year.schema.ts';
import { removeAtAfter, yearOf } from './removal.ts';

/** Key of the prices: source and stock. */
export type PricesOf = Pick<PriceSeriesRecord, 'source' | 'stockCode'>;

/** Stored prices of a period. */
export interface StoredPrices extends Pick<PriceSeriesRecord, 'asOf' | 'completeFrom'> {
  /** Ascending. */
  days: DailyPrice[];
}

/** Stored prices of a stock, ascending. */
interface StockPrices {
  stockCode: string;
  days: DailyPrice[];
}

/** Right to gather and store the prices of a stock, until the next claim. */
export interface PriceClaim extends Pick<PriceSeriesRecord, 'claim' | 'asOf'> {}

/** Daily prices that were gathered, so that no source gets the same request twice. */
@Injectable()
export class PriceRepository {
  constructor(
    @InjectModel('PriceYear') private readonly years: Model<PriceYearRecord>,
    @InjectModel('PriceSeries') private readonly series: Model<PriceSeriesRecord>,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the stored prices of a period. A split that is stored meanwhile shows in all of them or in none. */
  find({ source, stockCode }: PricesOf, from: string, to: string): Promise<StoredPrices> {
    return this.transactions.run(async (session) => {
      const head = await this.series
        .findOne({ source, stockCode }, { _id: 0, asOf: 1, completeFrom: 1 }, { session })
        .lean<Pick<PriceSeriesRecord, 'asOf' | 'completeFrom'>>()
        .exec();
      const years = await this.years
        .find({ source, stockCode, year: { $gte: yearOf(from), $lte: yearOf(to) } }, { _id: 0, days: 1 }, { session })
        .sort({ year: 1 })
        .lean<Pick<PriceYearRecord, 'days'>[]>()
        .exec();
      const days = years.flatMap((year) => year.days).filter(({ day }) => day >= from && day <= to);
      return { days, asOf: head?.asOf ?? null, completeFrom: head?.completeFrom ?? null };
    });
  }

  /**
   * Returns the last two stored days of each of the stocks, or the last two up to a day, ascending, in one query. A stock without prices
   * is not among them.
   */
  async findLastDays(
    source: PriceSourceName,
    codes: readonly string[],
    upTo?: string,
  ): Promise<Map<string, DailyPrice[]>> {
    if (codes.length === 0) return new Map();
    const ofYears = upTo === undefined ? {} : { year: { $gte: yearOf(upTo) - 1, $lte: yearOf(upTo) } };
    // The last two days of a year may be in two records.
    const years = await this.years
      .find(
        { source, stockCode: { $in: codes }, ...ofYears },
        { _id: 0, stockCode: 1, days: upTo === undefined ? { $slice: -2 } : 1 },
      )
      .sort({ stockCode: 1, year: 1 })
      .lean<Pick<PriceYearRecord, 'stockCode' | 'days'>[]>()
      .exec();
    const byStock = Map.groupBy(years, ({ stockCode }) => stockCode);
    const isUpTo = ({ day }: DailyPrice) => upTo === undefined || day <= upTo;
    return new Map([...byStock].map(([code, own]) => [code, own.flatMap(({ days }) => days.filter(isUpTo)).slice(-2)]));
  }

  /** Yields the stored prices of each stock of a source from a day on, by stock. No more than one stock is in memory. */
  async *each(source: PriceSourceName, from: string): AsyncGenerator<StockPrices> {
    const years = this.years
      .find({ source, year: { $gte: yearOf(from) } }, { _id: 0, stockCode: 1, days: 1 })
      .sort({ stockCode: 1, year: 1 })
      .lean<Pick<PriceYearRecord, 'stockCode' | 'days'>[]>()
      .cursor();
    let stock = null as StockPrices | null;
    for await (const { stockCode, days } of years) {
      if (stock?.stockCode !== stockCode) {
        if (stock !== null) yield stock;
        stock = { stockCode, days: [] };
      }
      stock.days.push(...days.filter(({ day }) => day >= from));
    }
    if (stock !== null) yield stock;
  }

  /** Returns the last day whose close is stored; null when the stock was never gathered. */
  async findAsOf({ source, stockCode }: PricesOf): Promise<string | null> {
    const head = await this.series.findOne({ source, stockCode }, { asOf: 1 }).lean().exec();
    return head?.asOf ?? null;
  }

  /** Returns the last answer of the source; null before the first one. */
  async findAnswer({ source, stockCode }: PricesOf): Promise<PriceAnswer | null> {
    const head = await this.series
      .findOne({ source, stockCode }, { answered: 1 })
      .lean<Pick<PriceSeriesRecord, 'answered'>>()
      .exec();
    return head?.answered ?? null;
  }

  /** Notes an answer of the source, whatever days it had. */
  async noteAnswer({ source, stockCode }: PricesOf, answered: PriceAnswer): Promise<void> {
    await this.series.updateOne({ source, stockCode }, { $set: { answered } });
  }

  /** Claims the gathering of a stock. Null when somebody has claimed it since `unlessSince`. */
  async claim(
    { source, stockCode }: PricesOf,
    { now, unlessSince }: { now: Date; unlessSince: Date },
  ): Promise<PriceClaim | null> {
    const claim = randomUUID();
    try {
      const head = await this.series
        .findOneAndUpdate(
          { source, stockCode, claimedAt: { $not: within(unlessSince, now) } },
          {
            $set: { claim, claimedAt: now, removeAt: removeAtAfter(seoulDay(now)) },
            $setOnInsert: { asOf: null, completeFrom: null },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<PriceSeriesRecord>()
        .exec();
      return head === null ? null : { claim, asOf: head.asOf };
    } catch (error) {
      // It exists, with a newer claim.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /**
   * Adds gathered days to the stored ones; of a day that is there, the gathered price counts. False when the claim is
   * no longer the last one: then nothing is stored.
   */
  merge(
    of: PricesOf,
    { claim }: Pick<PriceClaim, 'claim'>,
    gathered: Omit<StoredPrices, 'completeFrom'>,
  ): Promise<boolean> {
    return this.transactions.run(async (session) => {
      if (!(await this.advance(of, { claim, asOf: gathered.asOf }, session))) return false;
      for (const [year, fresh] of byYear(gathered.days)) {
        const stored = await this.years
          .findOne({ ...keyOf(of), year }, { _id: 0, days: 1 }, { session })
          .lean<Pick<PriceYearRecord, 'days'>>()
          .exec();
        const days = new Map([...(stored?.days ?? []), ...fresh].map((price) => [price.day, price]));
        await this.writeYear(of, { year, days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)) }, session);
      }
      return true;
    });
  }

  /**
   * Replaces all stored prices of a stock at once, as after a split. False when the claim is no longer the last one:
   * then nothing is stored.
   */
  replace(of: PricesOf, { claim }: Pick<PriceClaim, 'claim'>, gathered: StoredPrices): Promise<boolean> {
    const { asOf, completeFrom, days } = gathered;
    return this.transactions.run(async (session) => {
      if (!(await this.advance(of, { claim, asOf, completeFrom }, session))) return false;
      const years = byYear(days);
      await this.years.deleteMany({ ...keyOf(of), year: { $nin: [...years.keys()] } }, { session });
      for (const [year, own] of years) await this.writeYear(of, { year, days: own }, session);
      return true;
    });
  }

  /** Stores the state of the series. False when another worker has claimed it. */
  private async advance(
    of: PricesOf,
    { claim, ...state }: { claim: string; asOf: string | null; completeFrom?: string | null },
    session: Transaction,
  ): Promise<boolean> {
    const { matchedCount } = await this.series.updateOne({ ...keyOf(of), claim }, { $set: state }, { session });
    return matchedCount === 1;
  }

  private async writeYear(
    of: PricesOf,
    { year, days }: Pick<PriceYearRecord, 'year' | 'days'>,
    session: Transaction,
  ): Promise<void> {
    const removeAt = removeAtAfter(`${year}-12-31`);
    await uncast(this.years).updateOne({ ...keyOf(of), year }, { $set: { days, removeAt } }, { session, upsert: true });
  }
}

const keyOf = ({ source, stockCode }: { source: PriceSourceName; stockCode: string }) => ({ source, stockCode });

const byYear = (days: readonly DailyPrice[]) => Map.groupBy(days, ({ day }) => yearOf(day));
