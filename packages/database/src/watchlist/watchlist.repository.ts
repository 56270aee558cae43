import { WATCHLIST_MAX } from '@gaemi/domain/members/limits';
import { Refusal } from '@gaemi/domain/refusal';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { AlertSettingsRecord } from '../alerts/alert-settings.schema.ts';
import { Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { WatchlistRecord } from './watchlist.schema.ts';

export type WatchlistRow = WatchlistRecord;

/** A member's watched stocks, at most WATCHLIST_MAX. */
@Injectable()
export class WatchlistRepository {
  constructor(
    @InjectModel('Watchlist') private readonly watchlist: Model<WatchlistRecord>,
    @InjectModel('AlertSettings') private readonly alerts: Model<AlertSettingsRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Returns those of the given codes that are on the member's list. */
  async findCodes(userId: string, codes: readonly string[]): Promise<Set<string>> {
    if (codes.length === 0) return new Set();
    const records = await this.watchlist
      .find({ userId, code: { $in: codes } }, { code: 1 })
      .lean()
      .exec();
    return new Set(records.map((record) => record.code));
  }

  count(userId: string): Promise<number> {
    return this.watchlist.countDocuments({ userId }).exec();
  }

  /** Returns the whole list, newest first. */
  listAll(userId: string): Promise<WatchlistRow[]> {
    return this.watchlist.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean<WatchlistRow[]>().exec();
  }

  /**
   * Adds stocks to the list and returns the number of new ones. Throws WATCHLIST_FULL, with none of them added, when
   * the list would exceed its limit, and NOT_LOGGED_IN when the member has withdrawn meanwhile.
   */
  async insertMissing(
    userId: string,
    stocks: readonly Pick<ListedCompany, 'code' | 'name'>[],
    now: Date,
  ): Promise<number> {
    return this.transactions.run(async (transaction) => {
      // With a concurrent withdrawal, or another request of the member, only one of the two succeeds at a time.
      await this.users.hold(userId, transaction);
      const { upsertedCount } = await this.watchlist.bulkWrite(
        stocks.map(({ code, name }) => ({
          updateOne: { filter: { userId, code }, update: { $setOnInsert: { name, createdAt: now } }, upsert: true },
        })),
        { session: transaction },
      );
      const length = await this.watchlist.countDocuments({ userId }).session(transaction);
      if (upsertedCount > 0 && length > WATCHLIST_MAX) throw new Refusal('WATCHLIST_FULL');
      return upsertedCount;
    });
  }

  /** Removes a stock with its alerts. False when it was not on the list. */
  delete(userId: string, code: string): Promise<boolean> {
    return this.transactions.run(async (transaction) => {
      // A change of the alert settings at the same moment comes before or after.
      await this.users.hold(userId, transaction);
      await this.alerts.updateOne({ _id: userId }, { $pull: { stocks: { code } } }, { session: transaction });
      const { deletedCount } = await this.watchlist.deleteOne({ userId, code }, { session: transaction });
      return deletedCount === 1;
    });
  }

  /** Deletes the stocks that were added until `upTo`, by default all, and ends their alerts. */
  async deleteAll(userId: string, upTo?: Date): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.users.hold(userId, transaction);
      const later =
        upTo === undefined
          ? []
          : await this.watchlist
              .find({ userId, createdAt: { $gt: upTo } }, { code: 1 }, { session: transaction })
              .lean()
              .exec();
      const codes = later.map(({ code }) => code);
      const alerts = { $pull: { stocks: { code: { $nin: codes } } } };
      await this.alerts.updateOne({ _id: userId }, alerts, { session: transaction });
      await this.watchlist.deleteMany({ userId, code: { $nin: codes } }, { session: transaction });
    });
  }
}
