import type { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { mayMonitor } from '@gaemi/domain/alerts/monitoring-share';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { NewsSource } from '@gaemi/providers/news/news-source';
import { type CallQuota, type CallUse, noCallsForMonitoring } from '@gaemi/providers/news/spend-calls';
import type { Clock } from '@gaemi/runtime/clock';

/** A worker takes a thousandth of a day's calls at once, since each page of a search would wait for the store. */
const SHARES_OF_A_DAY = 1_000;

/**
 * Calls to the sources that count them by the day: members' analyses may use all, monitoring its share. What a worker has taken and
 * not used when it ends stays counted.
 */
export class SourceCalls implements CallQuota {
  /** Calls that are counted and not made yet, by source and use. */
  private readonly taken = new Map<string, { day: string; left: number }>();

  constructor(
    private readonly quotas: SourceQuotas,
    /** Calls of a day by source; others are not counted. */
    private readonly perDay: Readonly<Record<string, number>>,
    private readonly clock: Clock,
    /** Infinite where each call is counted by itself. */
    private readonly shares = SHARES_OF_A_DAY,
  ) {}

  async spend(source: string, calls: number, { monitoring = false }: CallUse): Promise<boolean> {
    const limit = this.perDay[source];
    if (limit === undefined) return true;
    const now = this.clock.now();
    const taken = this.takenOn(seoulDay(now), `${source}:${monitoring}`);
    if (taken.left >= calls) {
      taken.left -= calls;
      return true;
    }
    const spending = { limit, now, monitoring };
    const share = Math.floor(limit / this.shares);
    if (share > calls && (await this.quotas.spend(source, share, spending))) {
      taken.left += share - calls;
      return true;
    }
    return this.quotas.spend(source, calls, spending);
  }

  /** Those of another day are void. */
  private takenOn(day: string, key: string): { left: number } {
    const before = this.taken.get(key);
    if (before?.day === day) return before;
    const fresh = { day, left: 0 };
    this.taken.set(key, fresh);
    return fresh;
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
