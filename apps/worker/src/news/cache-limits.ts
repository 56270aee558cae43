import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { newsSources } from '@gaemi/domain/sources';
import { Inject, Injectable } from '@nestjs/common';
import { RIGHTS } from '../providers.ts';

const LEASE_MS = 5 * 60_000;

/** Cached judgements and summaries expire by the limits under which they were stored. */
@Injectable()
export class CacheLimits {
  constructor(
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    private readonly judgements: JudgementRepository,
    private readonly tasks: ClusterTasks,
  ) {}

  /** Empties the caches that were filled under other limits. */
  async keep(now: Date): Promise<void> {
    const limits = newsSources.map((source) => [source, this.rights.rightsOf(source).storeDays]);
    const task = { name: 'limits-of-caches', period: JSON.stringify(limits), leaseMs: LEASE_MS, now };
    await this.tasks.runOnce(task, () => this.judgements.clear());
  }
}
