import type { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { mayWatch } from '@gaemi/domain/alerts/watching-share';
import type { NewsSource } from '@gaemi/providers/news/news-source';
import { type CallQuota, type CallUse, noCallsForWatching } from '@gaemi/providers/news/spend-calls';
import type { Clock } from '@gaemi/runtime/clock';

/** Calls to the sources that count them by the day: members' analyses may use all, watching its share. */
export class SourceCalls implements CallQuota {
  constructor(
    private readonly quotas: SourceQuotas,
    /** Calls of a day by source; others are not counted. */
    private readonly perDay: Readonly<Record<string, number>>,
    private readonly clock: Clock,
  ) {}

  async spend(source: string, calls: number, { watching = false }: CallUse): Promise<boolean> {
    const limit = this.perDay[source];
    return limit === undefined || this.quotas.spend(source, calls, { limit, now: this.clock.now(), watching });
  }

  /** Returns whether watching may still call a source today. */
  async mayWatch(source: string): Promise<boolean> {
    const limit = this.perDay[source];
    if (limit === undefined) return true;
    const use = await this.quotas.findUse(source, this.clock.now());
    return mayWatch(use ?? { all: 0, watching: 0 }, limit);
  }
}

/**
 * Refuses looks at watched stocks once watching may not call the source any more. It stands before the circuit, whose
 * state is that of analyses, too.
 */
export const newsWithin = (calls: Pick<SourceCalls, 'mayWatch'>, source: NewsSource): NewsSource => ({
  name: source.name,
  synthetic: source.synthetic,
  filings: source.filings,
  gather: async (query) => {
    if (query.watching === true && !(await calls.mayWatch(source.name))) throw noCallsForWatching(source.name);
    return source.gather(query);
  },
});
