import { firstCounted } from '@gaemi/domain/scorecard/filed-events';
import type { ScorecardInput } from '@gaemi/domain/scorecard/scorecard';
import type { ScorecardRow } from '@gaemi/domain/scorecard/scorecard-row';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { ScorecardReturnsRecord } from './scorecard-returns.schema.ts';
import type { ScorecardRowRecord } from './scorecard-row.schema.ts';

/** Row whose returns can change. */
export type RowToJoin = Pick<ScorecardRow, 'stockCode' | 'market' | 'day'>;

const ordered = { day: 1, stockCode: 1, scoreVersion: 1 } as const;

/** Frozen scores and their later returns. */
@Injectable()
export class ScorecardRowRepository {
  constructor(
    @InjectModel('ScorecardRow') private readonly rows: Model<ScorecardRowRecord>,
    @InjectModel('ScorecardReturns') private readonly returns: Model<ScorecardReturnsRecord>,
  ) {}

  /**
   * Freezes a score, unless the stock, day and version have a row. Throws a duplicate key when another transaction
   * freezes the same row at this moment.
   */
  async freeze(row: ScorecardRowRecord, session: Transaction): Promise<void> {
    const { stockCode, day, scoreVersion } = row;
    if ((await this.rows.exists({ day, stockCode, scoreVersion }).session(session)) !== null) return;
    await this.rows.create([row], { session });
  }

  /** Returns the rows from a day on whose returns are joined again. */
  listToJoin(fromDay: string): Promise<RowToJoin[]> {
    return this.rows
      .find({ day: { $gte: fromDay } }, { _id: 0, stockCode: 1, market: 1, day: 1 })
      .sort(ordered)
      .lean<RowToJoin[]>()
      .exec();
  }

  /** Stores returns; those of a stock and day that are there are replaced. */
  async storeReturns(joined: readonly ScorecardReturnsRecord[]): Promise<void> {
    if (joined.length === 0) return;
    await this.returns.bulkWrite(
      joined.map(({ stockCode, day, source, returns }) => ({
        updateOne: { filter: { day, stockCode }, update: { $set: { source, returns } }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** Returns the rows of a period with their returns, and the events that were counted first with one of them. */
  async find({ from, to }: { from?: string | undefined; to?: string | undefined } = {}): Promise<ScorecardInput> {
    const period = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
    const which = Object.keys(period).length === 0 ? {} : { day: period };
    const [rows, returns] = await Promise.all([
      this.rows.find(which, { _id: 0 }).sort(ordered).lean<ScorecardRowRecord[]>().exec(),
      this.returns.find(which, { _id: 0 }).lean<ScorecardReturnsRecord[]>().exec(),
    ]);
    const returnsOf = new Map(returns.map((joined) => [`${joined.day} ${joined.stockCode}`, joined]));
    return {
      rows: rows.map(({ events: _, ...row }) => {
        const joined = returnsOf.get(`${row.day} ${row.stockCode}`);
        return { ...row, joined: joined === undefined ? null : { source: joined.source, returns: joined.returns } };
      }),
      events: firstCounted(rows.flatMap(({ stockCode, events }) => events.map((event) => ({ stockCode, ...event })))),
    };
  }
}
