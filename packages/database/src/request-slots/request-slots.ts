import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { MOST_SKEW_MS } from '../free-lease.ts';
import { isDuplicateKey } from '../transactions.ts';
import { uncast } from '../uncast.ts';
import type { RequestSlotRecord } from './request-slot.schema.ts';

/** Request slots of a provider, shared by all workers. */
@Injectable()
export class RequestSlots {
  constructor(@InjectModel('RequestSlot') private readonly slots: Model<RequestSlotRecord>) {}

  /**
   * Takes the slot of a key. Returns 0 when it was free, else the milliseconds to wait before the next attempt. Throws
   * when the store does not answer.
   */
  async take(name: string, intervalMs: number): Promise<number> {
    const key = `turn:${name}`;
    const now = new Date();
    // One write and no library: every request of a provider waits for it.
    const $set = { expire: new Date(now.getTime() + intervalMs) };
    try {
      await uncast(this.slots).updateOne({ key, expire: { $lte: now } }, { $set }, { upsert: true });
      return 0;
    } catch (refused) {
      if (!isDuplicateKey(refused)) throw refused;
    }
    const taken = await this.slots.findOne({ key }, { expire: 1 }).lean<RequestSlotRecord>().exec();
    const wait = (taken?.expire.getTime() ?? 0) - now.getTime();
    // Written by a clock that has been set right since, see freeLease.
    if (wait > intervalMs + MOST_SKEW_MS) {
      await this.slots.deleteOne({ key }).exec();
      return intervalMs;
    }
    return Math.max(1, wait);
  }
}
