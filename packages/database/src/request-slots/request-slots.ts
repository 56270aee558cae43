import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { MOST_SKEW_MS } from '../free-lease.ts';

/** Request slots of a provider, shared by all workers. */
@Injectable()
export class RequestSlots {
  private readonly limiters = new Map<number, RateLimiterMongo>();

  constructor(@InjectModel('RequestSlot') private readonly slots: Model<unknown>) {}

  /**
   * Takes the slot of a key. Returns 0 when it was free, else the milliseconds to wait before the next attempt. Throws
   * when the store does not answer.
   */
  async take(key: string, intervalMs: number): Promise<number> {
    try {
      await this.limiter(intervalMs).consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Written by a clock that has been set right since, see freeLease.
      if (refused.msBeforeNext > intervalMs + MOST_SKEW_MS) {
        await this.limiter(intervalMs).delete(key);
        return intervalMs;
      }
      return Math.max(1, refused.msBeforeNext);
    }
  }

  private limiter(intervalMs: number): RateLimiterMongo {
    const known = this.limiters.get(intervalMs);
    if (known !== undefined) return known;
    const limiter = new RateLimiterMongo({
      storeClient: this.slots.db.db,
      tableName: this.slots.collection.name,
      // mongoose creates them.
      disableIndexesCreation: true,
      keyPrefix: 'turn',
      points: 1,
      duration: intervalMs / 1_000,
    });
    this.limiters.set(intervalMs, limiter);
    return limiter;
  }
}
