import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { DroppedJudgementRecord } from './dropped-judgement.schema.ts';

/** Long enough for a repeated analysis to have the same outcome, short enough for a judge to do better. */
const RETENTION_MS = 86_400_000;

@Injectable()
export class DroppedJudgementRepository {
  constructor(@InjectModel('DroppedJudgement') private readonly dropped: Model<DroppedJudgementRecord>) {}

  /** Returns those of the keys that were dropped at most a day before `now`. */
  async findAmong(keys: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const records = await this.dropped
      .find({ _id: { $in: keys }, removeAt: { $gt: now } })
      .lean<DroppedJudgementRecord[]>()
      .exec();
    return new Set(records.map(({ _id }) => _id));
  }

  /** Stores keys for a day. */
  async insert(keys: readonly string[], now: Date): Promise<void> {
    if (keys.length === 0) return;
    const removeAt = new Date(now.getTime() + RETENTION_MS);
    await this.dropped.bulkWrite(
      keys.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: { removeAt } }, upsert: true } })),
      { ordered: false },
    );
  }
}
