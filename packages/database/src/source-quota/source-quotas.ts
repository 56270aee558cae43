import { type DayUse, monitoringLimit } from '@gaemi/domain/alerts/monitoring-share';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey } from '../transactions.ts';
import type { SourceQuotaRecord } from './source-quota.schema.ts';

const RETENTION_MS = 30 * 86_400_000;

export interface Spending {
  /** Calls that the day allows. */
  limit: number;
  now: Date;
  /** The calls are for subscribed stocks: they count against monitoring's share of the day, too. */
  monitoring?: boolean;
}

/** Calls that a source grants on a day in Seoul, counted for all workers together. */
@Injectable()
export class SourceQuotas {
  constructor(@InjectModel('SourceQuota') private readonly quotas: Model<SourceQuotaRecord>) {}

  /** Counts calls before they are made; false, without counting, when they would exceed the limit of the day. */
  async spend(source: string, calls: number, { limit, now, monitoring = false }: Spending): Promise<boolean> {
    const most = monitoring ? monitoringLimit(limit) : limit;
    if (calls > most) return false;
    const room = {
      _id: idOf(source, now),
      calls: { $lte: limit - calls },
      // Not `$lte`: the field is missing before the first look.
      ...(monitoring && { monitoring: { $not: { $gt: most - calls } } }),
    };
    const count = { $inc: { calls, ...(monitoring && { monitoring: calls }) }, $set: { limit } };
    const removeAt = new Date(now.getTime() + RETENTION_MS);
    try {
      await this.quotas.updateOne(room, { ...count, $setOnInsert: { removeAt } }, { upsert: true });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // It exists: either it has no room, or another worker has just inserted it.
    const { matchedCount } = await this.quotas.updateOne(room, count);
    return matchedCount > 0;
  }

  /** Returns what was used of a source today, and the limit under which it was; null before the first call. */
  async findUse(source: string, now: Date): Promise<(DayUse & { limit: number }) | null> {
    const record = await this.quotas.findById(idOf(source, now)).lean<SourceQuotaRecord>().exec();
    return record && { all: record.calls, monitoring: record.monitoring ?? 0, limit: record.limit };
  }
}

const idOf = (source: string, now: Date) => `${source}:${seoulDay(now)}`;
