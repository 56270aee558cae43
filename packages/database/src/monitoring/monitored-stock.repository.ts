import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { freeLease } from '../free-lease.ts';
import { isDuplicateKey } from '../transactions.ts';
import type { MonitoredStockRecord } from './monitored-stock.schema.ts';

export type MonitoredStock = MonitoredStockRecord;

/** A stock in a round, and who takes it on. */
export interface MonitoringClaim {
  code: string;
  round: string;
  owner: string;
}

/** A round tries a stock this often; the next round starts anew. */
const MOST_TRIES = 3;
const never = new Date(0);

/** The monitoring of stocks: which worker does it, and how far it got. */
@Injectable()
export class MonitoredStockRepository {
  constructor(@InjectModel('MonitoredStock') private readonly monitoredStocks: Model<MonitoredStockRecord>) {}

  /** Returns what is known of the monitoring of stocks, by code. */
  async findByCodes(codes: readonly string[]): Promise<Map<string, MonitoredStock>> {
    const found = await this.monitoredStocks
      .find({ _id: { $in: codes } })
      .lean<MonitoredStock[]>()
      .exec();
    return new Map(found.map((stock) => [stock._id, stock]));
  }

  /**
   * Takes a stock on for a round. Null when it is done in the round, was tried too often in it, or another worker has it: that one's
   * lease ends by itself.
   */
  async claim(
    { code, round, owner }: MonitoringClaim,
    { now, leaseMs }: { now: Date; leaseMs: number },
  ): Promise<MonitoredStock | null> {
    const free = {
      ...{ _id: code, doneRound: { $ne: round }, leaseUntil: freeLease(now, leaseMs) },
      $or: [{ triedRound: { $ne: round } }, { tries: { $lt: MOST_TRIES } }],
    };
    const tries = { $cond: [{ $eq: ['$triedRound', round] }, { $add: ['$tries', 1] }, 1] };
    const leaseUntil = new Date(now.getTime() + leaseMs);
    try {
      return await this.monitoredStocks
        .findOneAndUpdate(free, [{ $set: { owner, leaseUntil, triedRound: round, tries } }], {
          ...{ upsert: true, returnDocument: 'after', updatePipeline: true },
        })
        .lean<MonitoredStock>()
        .exec();
    } catch (error) {
      // It is there and not free.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Ends the round of a stock. False when another worker has taken it over. */
  async finish(
    { code, round, owner }: MonitoringClaim,
    done: { monitoredAt: Date; alertedThrough: number },
  ): Promise<boolean> {
    const { matchedCount } = await this.monitoredStocks.updateOne(
      { _id: code, owner },
      { $set: { ...done, doneRound: round, owner: null, leaseUntil: never } },
    );
    return matchedCount === 1;
  }

  /** Gives a stock back that could not be monitored, for the next try. */
  async release({ code, owner }: MonitoringClaim): Promise<void> {
    await this.monitoredStocks.updateOne({ _id: code, owner }, { $set: { owner: null, leaseUntil: never } });
  }
}
