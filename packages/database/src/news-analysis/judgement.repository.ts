import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { notAfter } from '@gaemi/domain/rights/text-expiry';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey } from '../transactions.ts';
import type { JudgementRecord } from './judgement.schema.ts';
import type { SummaryRecord } from './summary.schema.ts';

const RETENTION_DAYS = 200;
const removeAtFor = (now: Date) => new Date(now.getTime() + RETENTION_DAYS * 86_400_000);

/** A judgement, the key under which it is stored, and the end of the rights in the texts it read; null for none. */
export type CachedJudgement = Judgement & Pick<JudgementRecord, '_id'> & { expiresAt: Date | null };

@Injectable()
export class JudgementRepository {
  constructor(
    @InjectModel('Judgement') private readonly judgements: Model<JudgementRecord>,
    @InjectModel('Summary') private readonly summaries: Model<SummaryRecord>,
  ) {}

  /** Returns the stored judgements among the given keys. */
  async findByKeys(keys: readonly string[]): Promise<Map<string, Judgement>> {
    const records = await this.judgements
      .find({ _id: { $in: keys } })
      .lean<JudgementRecord[]>()
      .exec();
    return new Map(records.map(({ _id, removeAt, ...judgement }) => [_id, judgement]));
  }

  /** Stores judgements. The first one under a key stays. */
  async insertMissing(judgements: readonly CachedJudgement[], now: Date): Promise<void> {
    if (judgements.length === 0) return;
    const records = judgements.map(({ _id, expiresAt, ...judgement }) => ({
      _id,
      ...judgement,
      removeAt: notAfter(removeAtFor(now), expiresAt),
    }));
    // Inserts instead of upserting, which is several times slower: almost none exists before.
    await this.judgements.insertMany(records, { ordered: false, lean: true }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }

  /** Returns the stored summary under a key; null when there is none. */
  async findSummary(key: string): Promise<string | null> {
    const record = await this.summaries.findById(key).lean<SummaryRecord>().exec();
    return record?.text ?? null;
  }

  /** Stores a summary until the rights in the texts it read end. The first one under a key stays. */
  async insertSummary(key: string, text: string, { now, expiresAt }: { now: Date; expiresAt: Date | null }) {
    const removeAt = notAfter(removeAtFor(now), expiresAt);
    await this.summaries.updateOne({ _id: key }, { $setOnInsert: { text, removeAt } }, { upsert: true });
  }

  /** Removes every cached judgement and summary: the next analyses ask again. */
  async clear(): Promise<void> {
    await Promise.all([this.judgements.deleteMany({}), this.summaries.deleteMany({})]);
  }
}
