import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { JudgementRecord } from './judgement.schema.ts';

const KEEP_DAYS = 200;

export type CachedJudgement = Omit<JudgementRecord, 'removeAt'>;

@Injectable()
export class JudgementRepository {
  constructor(@InjectModel('Judgement') private readonly judgements: Model<JudgementRecord>) {}

  /** The kept judgements among the given keys. */
  async findByKeys(keys: readonly string[]): Promise<Map<string, CachedJudgement>> {
    const records = await this.judgements
      .find({ _id: { $in: keys } })
      .lean<JudgementRecord[]>()
      .exec();
    return new Map(records.map((record) => [record._id, record]));
  }

  /** Keeps judgements. The first one under a key stands. */
  async insertMissing(judgements: readonly CachedJudgement[], now: Date): Promise<void> {
    if (judgements.length === 0) return;
    const removeAt = new Date(now.getTime() + KEEP_DAYS * 86_400_000);
    await this.judgements.bulkWrite(
      judgements.map(({ _id, label, strength, reason }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { label, strength, reason, removeAt } }, upsert: true },
      })),
      { ordered: false },
    );
  }
}
