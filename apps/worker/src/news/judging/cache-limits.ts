import { CacheLimitsRepository } from '@gaemi/database/cache-limits/cache-limits.repository';
import { JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { newsSources } from '@gaemi/domain/sources';
import { Inject, Injectable } from '@nestjs/common';
import { RIGHTS } from '../../providers.ts';

/** Workers say every ten minutes which limits they have: after so long without a word none has them any more. */
const GONE_MS = 25 * 60_000;

/** Cached judgements and summaries expire by the limits under which they were stored. */
@Injectable()
export class CacheLimits {
  constructor(
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    private readonly judgements: JudgementRepository,
    private readonly limits: CacheLimitsRepository,
  ) {}

  /**
   * Empties the caches once no worker has other limits any more under which they were filled. While workers with different limits run
   * side by side, as during a release, none empties what the others need.
   */
  async keep(now: Date): Promise<void> {
    const own = JSON.stringify(newsSources.map((source) => [source, this.rights.rightsOf(source).storeDays]));
    const since = new Date(now.getTime() - GONE_MS);
    const gone = await this.limits.note(own, { now, since });
    if (gone.length === 0) return;
    await this.judgements.clear();
    await this.limits.forget(gone, since);
  }
}
