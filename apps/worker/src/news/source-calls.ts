import type { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { mayMonitor } from '@gaemi/domain/alerts/monitoring-share';
import type { NewsSource } from '@gaemi/providers/news/news-source';
import { type CallQuota, type CallUse, noCallsForMonitoring } from '@gaemi/providers/news/spend-calls';
import type { Clock } from '@gaemi/runtime/clock';

/** Calls to the sources that count them by the day: members' analyses may use all, monitoring its share. */
export class SourceCalls implements CallQuota {
  constructor(
    private readonly quotas: SourceQuotas,
    /** Calls of a day by source; others are not counted. */
    private readonly perDay: Readonly<Record<string, number>>,
    private readonly clock: Clock,
  ) {}

  async spend(source: string, calls: number, { monitoring = false }: CallUse): Promise<boolean> {
    const limit = this.perDay[source];
    return limit === undefined || this.quotas.spend(source, calls, { limit, now: this.clock.now(), monitoring });
  }

  /** Returns whether monitoring may still call a source today. */
  async mayMonitor(source: string): Promise<boolean> {
    const limit = this.perDay[source];
    if (limit === undefined) return true;
    const use = await this.quotas.findUse(source, this.clock.now());
    return mayMonitor(use ?? { all: 0, monitoring: 0 }, limit);
  }
}

/**
 * Refuses looks at subscribed stocks once monitoring may not call the source any more. It stands before the circuit, whose
 * state is that of analyses, too.
 */
export const newsWithin = (calls: Pick<SourceCalls, 'mayMonitor'>, source: NewsSource): NewsSource => ({
  name: source.name,
  synthetic: source.synthetic,
  filings: source.filings,
  searches: source.searches,
  skipsArchived: source.skipsArchived,
  gather: async (query) => {
    if (query.monitoring === true && !(await calls.mayMonitor(source.name))) throw noCallsForMonitoring(source.name);
    return source.gather(query);
  },
});
