import type { LearnedRow } from '@gaemi/domain/judge/learning/learned-row';
import { notAfter } from '@gaemi/domain/rights/text-expiry';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { JudgeVersionRecord } from './judge-version.schema.ts';
import type { LearnedRowRecord } from './learned-row.schema.ts';

const LEARNED_ROW_DAYS = 200;
/** More would not fit a night. */
const MOST_ROWS = 20_000;

/** A row to keep, and the end of the rights in its text; null for none. */
export type NewLearnedRow = LearnedRow &
  Pick<LearnedRowRecord, '_id' | 'origin' | 'stockCode' | 'source' | 'fetchedAt'> & { expiresAt: Date | null };
export type JudgeVersion = Omit<JudgeVersionRecord, 'weights'>;

/** What the offline judge learns from, and the versions of its weights that came of it. */
@Injectable()
export class JudgeLearningRepository {
  constructor(
    @InjectModel('LearnedRow') private readonly rows: Model<LearnedRowRecord>,
    @InjectModel('JudgeVersion') private readonly versions: Model<JudgeVersionRecord>,
  ) {}

  /** Keeps rows. What an admin said of a text stands above what the model said. */
  async saveRows(rows: readonly NewLearnedRow[], now: Date): Promise<void> {
    const latest = new Date(now.getTime() + LEARNED_ROW_DAYS * 86_400_000);
    const writes = rows.map(({ _id, features, expiresAt, ...labels }) => {
      const fields = {
        ...labels,
        names: features.map(([name]) => name),
        values: features.map(([, value]) => value),
        removeAt: notAfter(latest, expiresAt),
      };
      const update = labels.origin === 'model' ? { $setOnInsert: fields } : { $set: fields };
      return { updateOne: { filter: { _id }, update, upsert: true } };
    });
    if (writes.length > 0) await this.rows.bulkWrite(writes);
  }

  /** The rows whose texts may still be kept, the same order each time. */
  async listRows(now: Date): Promise<(LearnedRow & { _id: string })[]> {
    const records = await this.rows
      .find({ removeAt: { $gt: now } })
      .sort({ _id: 1 })
      .limit(MOST_ROWS)
      .lean<LearnedRowRecord[]>()
      .exec();
    return records.map(({ _id, names, values, subject, kind, label, material }) => {
      const features = names.map((name, at) => [name, values[at] ?? 0] as const);
      return { _id, features, subject, kind, label, material };
    });
  }

  async countRows(now: Date): Promise<number> {
    return this.rows.countDocuments({ removeAt: { $gt: now } });
  }

  /** Stores the outcome of a night; its number is returned. */
  async addVersion(version: Omit<JudgeVersionRecord, '_id' | 'takenBack'>): Promise<number> {
    const last = await this.versions.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<{ _id: number }>().exec();
    const _id = (last?._id ?? 0) + 1;
    await this.versions.create({ _id, ...version, takenBack: null });
    return _id;
  }

  /** The latest ones and, of those before them, the ones that were switched to; newest first, without weights. */
  async listVersions(limit: number): Promise<JudgeVersion[]> {
    const list = (filter: QueryFilter<JudgeVersionRecord>) =>
      this.versions.find(filter, { weights: 0 }).sort({ _id: -1 }).limit(limit).lean<JudgeVersion[]>().exec();
    const latest = await list({});
    const [first] = latest.slice(-1);
    if (first === undefined || latest.length < limit) return latest;
    return [...latest, ...(await list({ _id: { $lt: first._id }, state: { $ne: 'refused' } }))];
  }

  /** Number of the version that judges over the bundled weights `base`; null for these themselves. */
  async findCurrent(base: string): Promise<number | null> {
    const used = { state: 'used', base } as const;
    const found = await this.versions.findOne(used, { _id: 1 }).sort({ _id: -1 }).lean<{ _id: number }>().exec();
    return found?._id ?? null;
  }

  /** Number of the version over `base` that an admin took back and that no other was switched to since; null for none. */
  async findTakenBack(base: string): Promise<number | null> {
    const switched = { state: { $ne: 'refused' }, base } as const;
    const last = await this.versions.findOne(switched, { state: 1 }).sort({ _id: -1 }).lean<JudgeVersion>().exec();
    return last?.state === 'taken_back' ? last._id : null;
  }

  async findWeights(version: number): Promise<Buffer | null> {
    // Not lean, so that the driver's binary becomes a buffer.
    return (await this.versions.findById(version).exec())?.weights ?? null;
  }

  /** Goes back to the weights before this version; false where it is not in use. */
  async takeBack(
    version: number,
    { by, now }: { by: string; now: Date },
    transaction: Transaction | null = null,
  ): Promise<boolean> {
    const change = { $set: { state: 'taken_back', takenBack: { at: now, by } } } as const;
    const options = transaction === null ? {} : { session: transaction };
    return (await this.versions.updateOne({ _id: version, state: 'used' }, change, options)).modifiedCount === 1;
  }
}
