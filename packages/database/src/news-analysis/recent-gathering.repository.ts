import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { freeLease, within } from '../free-lease.ts';
import { isDuplicateKey } from '../transactions.ts';
import type { ArchiveKey } from './archived-article.repository.ts';
import type { RecentGatheringRecord } from './recent-gathering.schema.ts';

const RETENTION_MS = 86_400_000;

/** What a gathering gave; its articles are in the archive. */
export interface RecentGathering {
  gatheredAt: Date;
  from: Date;
  completeFrom: Date;
  undated: number;
  queries: string[];
  /** Parts of the source that failed; absent in gatherings of an earlier version. */
  failed?: string[];
  /** From when the other parts are complete; absent where none failed. */
  answeredFrom?: Date;
  articleIds: string[];
}

/** Gatherings that all analyses share, so that a company is gathered once for everybody. */
@Injectable()
export class RecentGatheringRepository {
  constructor(@InjectModel('RecentGathering') private readonly gatherings: Model<RecentGatheringRecord>) {}

  /** Returns the gathering that ended between `since` and `now` and asked for articles from `from` or earlier; null for none. */
  find(key: ArchiveKey, { since, now, from }: { since: Date; now: Date; from: Date }): Promise<RecentGathering | null> {
    return this.gatherings
      .findOne({ _id: storedKeyOf(key), gatheredAt: within(since, now), from: { $lte: from } })
      .lean<RecentGathering>()
      .exec();
  }

  /** Takes the lease of the next gathering and says when the last one ended; null while another owner has the lease. */
  async claim(
    key: ArchiveKey,
    owner: string,
    { now, leaseMs }: { now: Date; leaseMs: number },
  ): Promise<{ lastAt: Date | null } | null> {
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const removeAt = new Date(now.getTime() + RETENTION_MS);
    try {
      const claimed = await this.gatherings
        .findOneAndUpdate(
          { _id: storedKeyOf(key), leaseUntil: freeLease(now, leaseMs) },
          { $set: { owner, leaseUntil, removeAt } },
          { upsert: true, returnDocument: 'after', projection: { gatheredAt: 1 } },
        )
        .lean<{ gatheredAt?: Date }>()
        .exec();
      return { lastAt: claimed?.gatheredAt ?? null };
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Renews a lease; false when another owner has taken it over. */
  async extend(key: ArchiveKey, owner: string, { now, leaseMs }: { now: Date; leaseMs: number }): Promise<boolean> {
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const { matchedCount } = await this.gatherings.updateOne(
      { _id: storedKeyOf(key), owner },
      { $set: { leaseUntil } },
    );
    return matchedCount > 0;
  }

  /** Stores a gathering and ends the lease. A lease that another owner has taken over meanwhile stays. */
  async finish(key: ArchiveKey, owner: string, gathering: RecentGathering): Promise<void> {
    await this.gatherings.updateOne(
      { _id: storedKeyOf(key), owner },
      { $set: { ...gathering, owner: null, leaseUntil: new Date(0) } },
    );
  }

  /** Ends the lease without a gathering. */
  async release(key: ArchiveKey, owner: string): Promise<void> {
    await this.gatherings.updateOne(
      { _id: storedKeyOf(key), owner },
      { $set: { owner: null, leaseUntil: new Date(0) } },
    );
  }
}

const storedKeyOf = ({ source, stockCode }: ArchiveKey) => `${source}:${stockCode}`;
