import { gunzipSync, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Transactions } from '../transactions.ts';
import type { ScorecardFileRecord, ScorecardRecord } from './scorecard.schema.ts';

/** A computation with the texts of its files. */
export interface NewScorecard extends Omit<ScorecardRecord, 'files'> {
  files: { name: string; sha256: string; text: string }[];
}

/** The computed scorecard. */
@Injectable()
export class ScorecardRepository {
  constructor(
    @InjectModel('Scorecard') private readonly scorecards: Model<ScorecardRecord>,
    @InjectModel('ScorecardFile') private readonly files: Model<ScorecardFileRecord>,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the last computation; null before the first one. */
  findLast(): Promise<ScorecardRecord | null> {
    return this.scorecards.findOne().sort({ computedAt: -1, _id: -1 }).lean<ScorecardRecord>().exec();
  }

  /**
   * Stores a computation and its files. Files of earlier ones go. False when the last one says the same of the same
   * rows: then nothing is stored.
   */
  async save({ files, ...scorecard }: NewScorecard): Promise<boolean> {
    const last = await this.findLast();
    const isSame = last !== null && last.inputsHash === scorecard.inputsHash;
    if (isSame && JSON.stringify(last.answer) === JSON.stringify(scorecard.answer)) return false;
    await this.transactions.run(async (session) => {
      for (const { sha256: _id, text } of files) {
        await this.files.updateOne({ _id }, { $set: { content: gzipSync(text) } }, { session, upsert: true });
      }
      await this.files.deleteMany({ _id: { $nin: files.map(({ sha256 }) => sha256) } }, { session });
      const names = files.map(({ name, sha256 }) => ({ name, sha256 }));
      await this.scorecards.create([{ ...scorecard, files: names }], { session });
    });
    return true;
  }

  /** Returns the text of a file of the last computation; null without one. */
  async findFile(name: string): Promise<string | null> {
    const file = (await this.findLast())?.files.find((entry) => entry.name === name);
    if (file === undefined) return null;
    const stored = await this.files.findById(file.sha256).exec();
    return stored === null ? null : gunzipSync(stored.content).toString('utf8');
  }
}
