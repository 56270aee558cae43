import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { BackfillStepRecord } from './backfill-step.schema.ts';

/** Steps of backfills that are done, so that one that was stopped goes on. */
@Injectable()
export class BackfillRepository {
  constructor(@InjectModel('BackfillStep') private readonly steps: Model<BackfillStepRecord>) {}

  /** Returns those of the steps that are still to be done, in their order. */
  async listOpen(steps: readonly string[]): Promise<string[]> {
    const done = await this.steps
      .find({ _id: { $in: steps } }, { _id: 1 })
      .lean<Pick<BackfillStepRecord, '_id'>[]>()
      .exec();
    const names = new Set(done.map(({ _id }) => _id));
    return steps.filter((step) => !names.has(step));
  }

  async finish(step: string, doneAt: Date): Promise<void> {
    await this.steps.updateOne({ _id: step }, { $set: { doneAt } }, { upsert: true });
  }

  /** Forgets steps: what they rest on has changed. */
  async reopen(steps: readonly string[]): Promise<void> {
    await this.steps.deleteMany({ _id: { $in: steps } });
  }
}
