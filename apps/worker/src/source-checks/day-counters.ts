import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import type { CheckedSource } from '@gaemi/domain/source-check';
import { readCallsPerDay } from '@gaemi/runtime/settings/source-quotas';
import { Inject, Injectable } from '@nestjs/common';
import { SourceCalls } from '../news/gathering/source-calls.ts';
import { RUNTIME } from '../providers.ts';
import type { Runtime } from '../runtime.ts';

/** The counters of the day that all workers share. */
@Injectable()
export class DayCounters {
  /** A check makes one call, perhaps in a process of its own: it takes none for later. */
  readonly calls: SourceCalls;

  constructor(
    @Inject(RUNTIME) private readonly runtime: Runtime,
    private readonly quotas: SourceQuotas,
    private readonly usage: ModelUsageRepository,
  ) {
    const { environment, clock } = runtime;
    this.calls = new SourceCalls(quotas, readCallsPerDay(environment), clock, Number.POSITIVE_INFINITY);
  }

  /** Returns the calls that are left today; null where they are not counted. */
  async callsLeft(kind: CheckedSource): Promise<number | null> {
    const { environment, clock } = this.runtime;
    const now = clock.now();
    if (kind === 'model') {
      return Math.max(0, environment.MODEL_CALLS_PER_DAY - (await this.usage.findOfService(now)).calls);
    }
    const limit = readCallsPerDay(environment)[kind];
    return limit === undefined ? null : Math.max(0, limit - ((await this.quotas.findUse(kind, now))?.all ?? 0));
  }
}
