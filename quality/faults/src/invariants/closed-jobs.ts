import type { Cast } from '../members/cast.ts';
import type { StoredJob } from './stored-job.ts';

/** Ended analyses of earlier schedules in their state at the time: an end is final. */
export class ClosedJobs {
  private readonly ends = new Map<string, string>();

  remember(jobs: readonly StoredJob[]): void {
    for (const job of jobs) this.ends.set(job._id.toHexString(), describe(job));
  }

  /** Compares the remembered ends with the stored ones, and forgets those compared. */
  async findChanged({ product }: Cast): Promise<string[]> {
    const changed: string[] = [];
    for (const name of ['news_analyses', 'accumulations']) {
      const jobs = await product.database
        .collection<StoredJob>(name)
        .find({}, { sort: { _id: -1 }, limit: 40 })
        .toArray();
      for (const job of jobs) {
        const before = this.ends.get(job._id.toHexString());
        if (before !== undefined && before !== describe(job))
          changed.push(`${job.requestId} was changed after its end: ${before} → ${describe(job)}`);
      }
    }
    this.ends.clear();
    return changed;
  }
}

/** Webhooks hear of an end later, which is marked on the job. */
const describe = (job: StoredJob) => JSON.stringify({ ...job, announced: undefined });
