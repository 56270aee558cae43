import { createHash } from 'node:crypto';
import {
  type BrowserErrorReport,
  computeFingerprint,
  MAX_BROWSER_ERRORS,
} from '@gaemi/domain/browser-errors/browser-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { findPage, type Paging } from '../find-page.ts';
import { isDuplicateKey } from '../transactions.ts';
import type { BrowserErrorRecord } from './browser-error.schema.ts';

/** Errors in browsers, each once with the number of its reports. */
@Injectable()
export class BrowserErrorRepository {
  constructor(@InjectModel('BrowserError') private readonly errors: Model<BrowserErrorRecord>) {}

  /** Counts a report. A new error takes the place of the one last seen longest ago where there are too many. */
  async count(report: BrowserErrorReport, now: Date): Promise<void> {
    const _id = createHash('sha256').update(computeFingerprint(report)).digest('hex').slice(0, 24);
    const { kind, name, frames, route, release } = report;
    const first = { kind, name, frames, route, release, firstSeenAt: now };
    const update = { $setOnInsert: first, $inc: { count: 1 }, $max: { lastSeenAt: now } };
    const add = () => this.errors.updateOne({ _id }, update, { upsert: true });
    try {
      const { upsertedCount } = await add();
      if (upsertedCount === 1) await this.removeSurplus();
    } catch (error) {
      // Its first two reports came at once, and the other one was inserted.
      if (!isDuplicateKey(error)) throw error;
      await add();
    }
  }

  /** The error seen last first. */
  list(paging: Paging): Promise<{ items: BrowserErrorRecord[]; total: number }> {
    return findPage(this.errors, { filter: {}, sort: { lastSeenAt: -1, _id: -1 }, ...paging });
  }

  private async removeSurplus(): Promise<void> {
    const surplus = (await this.errors.countDocuments()) - MAX_BROWSER_ERRORS;
    if (surplus <= 0) return;
    const oldest = await this.errors.find({}, { _id: 1 }).sort({ lastSeenAt: 1, _id: 1 }).limit(surplus).lean();
    await this.errors.deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) } });
  }
}
