import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { freeLease } from '../free-lease.ts';
import { isDuplicateKey } from '../transactions.ts';
import type { StockWatchRecord } from './stock-watch.schema.ts';

export type StockWatch = StockWatchRecord;

/** A stock in a round, and who takes it on. */
export interface WatchClaim {
  code: string;
  round: string;
  owner: string;
}

/** A round tries a stock this often; the next round starts anew. */
const MOST_TRIES = 3;
const never = new Date(0);

/** The watching of stocks: which worker does it, and how far it got. */
@Injectable()
export class StockWatchRepository {
  constructor(@InjectModel('StockWatch') private readonly watches: Model<StockWatchRecord>) {}

  /** Returns what is known of the watching of stocks, by code. */
  async findByCodes(codes: readonly string[]): Promise<Map<string, StockWatch>> {
    const found = await this.watches
      .find({ _id: { $in: codes } })
      .lean<StockWatch[]>()
      .exec();
    return new Map(found.map((watch) => [watch._id, watch]));
  }

  /**
   * Takes a stock on for a round. Null when it is done in the round, was tried too often in it, or another worker has it: that one's
   * lease ends by itself.
   */
  async claim(
    { code, round, owner }: WatchClaim,
    { now, leaseMs }: { now: Date; leaseMs: number },
  ): Promise<StockWatch | null> {
    const free = {
      ...{ _id: code, doneRound: { $ne: round }, leaseUntil: freeLease(now, leaseMs) },
      $or: [{ triedRound: { $ne: round } }, { tries: { $lt: MOST_TRIES } }],
    };
    const tries = { $cond: [{ $eq: ['$triedRound', round] }, { $add: ['$tries', 1] }, 1] };
    const leaseUntil = new Date(now.getTime() + leaseMs);
    try {
      return await this.watches
        .findOneAndUpdate(free, [{ $set: { owner, leaseUntil, triedRound: round, tries } }], {
          ...{ upsert: true, returnDocument: 'after', updatePipeline: true },
        })
        .lean<StockWatch>()
        .exec();
    } catch (error) {
      // It is there and not free.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Ends the round of a stock. False when another worker has taken it over. */
  async finish(
    { code, round, owner }: WatchClaim,
    done: { watchedAt: Date; alertedThrough: number },
  ): Promise<boolean> {
    const { matchedCount } = await this.watches.updateOne(
      { _id: code, owner },
      { $set: { ...done, doneRound: round, owner: null, leaseUntil: never } },
    );
    return matchedCount === 1;
  }

  /** Gives a stock back that could not be watched, for the next try. */
  async release({ code, owner }: WatchClaim): Promise<void> {
    await this.watches.updateOne({ _id: code, owner }, { $set: { owner: null, leaseUntil: never } });
  }
}
