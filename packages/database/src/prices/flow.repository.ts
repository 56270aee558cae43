import type { Venue } from '@gaemi/domain/accumulation/venue';
import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import type { PriceAnswer } from '@gaemi/domain/prices/price-period';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { compareText } from '@gaemi/domain/text-order';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Model } from 'mongoose';
import { within } from '../free-lease.ts';
import { isDuplicateKey, Transactions } from '../transactions.ts';
import { uncast } from '../uncast.ts';
import type { FlowSeriesRecord } from './flow-series.schema.ts';
import type { FlowYearRecord } from './flow-year.schema.ts';
import type { PricesOf } from './price.repository.ts';
import { removeAtAfter, yearOf } from './removal.ts';

/** Key of what is gathered: figures of two venues are no series. */
export interface FlowsOf extends PricesOf {
  venue: Venue;
}

/** Net buying of the groups of investors that was gathered. */
@Injectable()
export class FlowRepository {
  constructor(
    @InjectModel('FlowYear') private readonly years: Model<FlowYearRecord>,
    @InjectModel('FlowSeries') private readonly series: Model<FlowSeriesRecord>,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the stored days of a period, ascending, of the venue that was gathered last. */
  async find(
    { source, stockCode }: PricesOf,
    from: string,
    to: string,
  ): Promise<{ days: InvestorFlow[]; venue: Venue }> {
    const years = await this.years
      .find({ source, stockCode, year: { $gte: yearOf(from), $lte: yearOf(to) } }, { _id: 0, days: 1, venue: 1 })
      .sort({ year: 1 })
      .lean<Pick<FlowYearRecord, 'days' | 'venue'>[]>()
      .exec();
    const venue = venueOf(years.at(-1));
    const days = years.filter((each) => venueOf(each) === venue).flatMap((each) => each.days);
    return { days: days.filter(({ day }) => day >= from && day <= to), venue };
  }

  /**
   * Claims the gathering of a stock up to a day. What is stored of another venue counts for nothing. False when its figures are stored, or somebody has claimed it since `unlessSince`.
   */
  async claim(
    { source, stockCode, venue }: FlowsOf,
    { now, to, unlessSince }: { now: Date; to: string; unlessSince: Date },
  ): Promise<boolean> {
    const ofAnother = { source, stockCode, venue: { $ne: venue } };
    await this.series.updateOne(ofAnother, { $set: { venue, asOf: null }, $unset: { answered: 1 } });
    const unclaimed = { $not: within(unlessSince, now) };
    const open = { claimedAt: unclaimed, $or: [{ asOf: null }, { asOf: { $lt: to } }] };
    try {
      await this.series.updateOne(
        { source, stockCode, ...open },
        { $set: { claimedAt: now, removeAt: removeAtAfter(seoulDay(now)) }, $setOnInsert: { asOf: null, venue } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // It exists, and is complete or claimed.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Returns the last answer of the source; null before the first one. */
  async findAnswer({ venue, ...of }: FlowsOf): Promise<PriceAnswer | null> {
    const head = await this.series
      .findOne({ ...keyOf(of), venue }, { answered: 1 })
      .lean<Pick<FlowSeriesRecord, 'answered'>>()
      .exec();
    return head?.answered ?? null;
  }

  /** Notes an answer of the source, whatever days it had. */
  async noteAnswer(of: PricesOf, answered: PriceAnswer): Promise<void> {
    await this.series.updateOne(keyOf(of), { $set: { answered } });
  }

  /** Adds gathered days to the stored ones. A day that is not settled never replaces its figures. */
  merge(of: FlowsOf, flows: readonly InvestorFlow[]): Promise<void> {
    const known = flows.filter(({ foreign }) => foreign !== null).map(({ day }) => day);
    const asOf = known.sort(compareText).at(-1);
    return this.transactions.run(async (session) => {
      if (asOf !== undefined) await this.series.updateOne(keyOf(of), { $max: { asOf } }, { session });
      for (const [year, fresh] of Map.groupBy(flows, ({ day }) => yearOf(day)))
        await this.mergeYear({ ...of, year }, fresh, session);
    });
  }

  private async mergeYear(
    { source, stockCode, venue, year }: FlowsOf & { year: number },
    fresh: readonly InvestorFlow[],
    session: ClientSession,
  ): Promise<void> {
    const key = { source, stockCode, year };
    const stored = await this.years
      .findOne(key, { _id: 0, days: 1, venue: 1 }, { session })
      .lean<Pick<FlowYearRecord, 'days' | 'venue'>>()
      .exec();
    const kept = venueOf(stored ?? undefined) === venue ? (stored?.days ?? []) : [];
    const days = new Map(kept.map((flow) => [flow.day, flow]));
    for (const flow of fresh) if (flow.foreign !== null || !days.has(flow.day)) days.set(flow.day, flow);
    const sorted = [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
    const update = { $set: { days: sorted, venue, removeAt: removeAtAfter(`${year}-12-31`) } };
    await uncast(this.years).updateOne(key, update, { session, upsert: true });
  }
}

/** Years of an earlier version have the trades of KRX. */
const venueOf = (year: Pick<FlowYearRecord, 'venue'> | undefined): Venue => year?.venue ?? 'KRX';

const keyOf = ({ source, stockCode }: PricesOf) => ({ source, stockCode });
