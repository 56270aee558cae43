import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { CacheLimitsRecord } from './cache-limits.schema.ts';

/** The limits under which the workers fill the shared caches. */
@Injectable()
export class CacheLimitsRepository {
  constructor(@InjectModel('CacheLimits') private readonly limits: Model<CacheLimitsRecord>) {}

  /** Notes the limits of a worker, and returns those that no worker has had since a moment. */
  async note(limits: string, { now, since }: { now: Date; since: Date }): Promise<string[]> {
    await this.limits.updateOne({ _id: limits }, { $max: { seenAt: now } }, { upsert: true });
    const gone = await this.limits
      .find({ _id: { $ne: limits }, seenAt: { $lte: since } })
      .lean<CacheLimitsRecord[]>()
      .exec();
    return gone.map(({ _id }) => _id);
  }

  /** Forgets limits whose entries are gone from the caches, unless a worker has them again since a moment. */
  async forget(limits: readonly string[], since: Date): Promise<void> {
    await this.limits.deleteMany({ _id: { $in: limits }, seenAt: { $lte: since } });
  }
}
