import { seoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey } from '../transactions.ts';
import type { SourceQuotaRecord } from './source-quota.schema.ts';

const RETENTION_MS = 30 * 86_400_000;

/** Calls that a source grants on a day in Seoul, counted for all workers together. */
@Injectable()
export class SourceQuotas {
  constructor(@InjectModel('SourceQuota') private readonly quotas: Model<SourceQuotaRecord>) {}

  /** Counts calls before they are made; false, without counting, when they would exceed the limit of the day. */
  async spend(source: string, calls: number, { limit, now }: { limit: number; now: Date }): Promise<boolean> {
    if (calls > limit) return false;
    const _id = `${source}:${seoulDay(now)}`;
    const removeAt = new Date(now.getTime() + RETENTION_MS);
    const spend = () =>
      this.quotas.updateOne(
        { _id, calls: { $lte: limit - calls } },
        { $inc: { calls }, $setOnInsert: { removeAt } },
        { upsert: true },
      );
    try {
      await spend();
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // It exists: either it has no room, or another worker has just inserted it.
    const { matchedCount } = await this.quotas.updateOne({ _id, calls: { $lte: limit - calls } }, { $inc: { calls } });
    return matchedCount > 0;
  }
}
