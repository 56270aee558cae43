import type { SourceNames } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { WorkerSourcesRecord } from './worker-sources.schema.ts';

/** Interval of a worker's reports. */
export const REFRESH_MS = 30_000;
/** Time without a report after which a worker counts as gone, and without a worker after which nobody works. */
export const GONE_MS = 4 * REFRESH_MS;

/** Sources that the workers have chosen. Only the workers know them, since only they have the keys. */
@Injectable()
export class WorkerSourcesRepository {
  constructor(@InjectModel('WorkerSources') private readonly workers: Model<WorkerSourcesRecord>) {}

  async publish(worker: { id: string; sources: SourceNames }, now: Date): Promise<void> {
    const { id, sources } = worker;
    await this.workers.updateOne(
      { _id: id },
      { $set: { sources, seenAt: now }, $setOnInsert: { startedAt: now } },
      { upsert: true },
    );
  }

  /** Notes that a worker ends in order. */
  async end(id: string, now: Date): Promise<void> {
    await this.workers.updateOne({ _id: id }, { $set: { endedAt: now } });
  }

  /** Returns the number of workers that live, and the last report of any; null before the first. */
  async findAlive(now: Date): Promise<{ alive: number; lastSeen: Date | null }> {
    const [alive, last] = await Promise.all([
      this.workers.countDocuments({ seenAt: recently(now), endedAt: null }).exec(),
      this.workers.findOne({}, { seenAt: 1 }).sort({ seenAt: -1 }).lean<WorkerSourcesRecord>().exec(),
    ]);
    return { alive, lastSeen: last?.seenAt ?? null };
  }

  /**
   * Returns the sources of the most recently started running worker, else of the one with the latest report; null
   * before the first report.
   */
  async findCurrent(now: Date): Promise<SourceNames | null> {
    const running = await this.workers
      .findOne({ seenAt: recently(now) })
      .sort({ startedAt: -1 })
      .lean<WorkerSourcesRecord>()
      .exec();
    const last = running ?? (await this.workers.findOne().sort({ seenAt: -1 }).lean<WorkerSourcesRecord>().exec());
    return last?.sources ?? null;
  }

  /** Returns the judges of all running workers, each once. */
  async listJudges(now: Date): Promise<SourceNames['judge'][]> {
    const running = await this.workers
      .find({ seenAt: recently(now) }, { 'sources.judge': 1 })
      .lean<Pick<WorkerSourcesRecord, 'sources'>[]>()
      .exec();
    return [...new Set(running.map(({ sources }) => sources.judge))];
  }
}

/** A report from further ahead was written by a clock that has been set right since. */
const recently = (now: Date) => ({
  $gt: new Date(now.getTime() - GONE_MS),
  $lt: new Date(now.getTime() + GONE_MS),
});
