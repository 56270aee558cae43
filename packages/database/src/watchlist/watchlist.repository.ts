import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { WatchlistRecord } from './watchlist.schema.ts';

@Injectable()
export class WatchlistRepository {
  constructor(@InjectModel('Watchlist') private readonly watchlist: Model<WatchlistRecord>) {}

  /** Which of the given codes are on the member's list. */
  async findCodes(userId: string, codes: readonly string[]): Promise<Set<string>> {
    const records = await this.watchlist
      .find({ userId, code: { $in: codes } }, { code: 1 })
      .lean()
      .exec();
    return new Set(records.map((record) => record.code));
  }
}
