import type { Health } from '@gaemi/contracts/health';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import { limitsLine } from '@gaemi/domain/rights/limits-line';
import type { RightsRegister, RightsSource } from '@gaemi/domain/rights/source-rights';
import type { SourceNames } from '@gaemi/domain/sources';
import type { Clock } from '@gaemi/runtime/clock';
import { type DataSources, sourceNames } from '@gaemi/runtime/settings/data-sources';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DATA_SOURCES, RIGHTS } from '../../providers.ts';

/** The data sources of the service and their rights. */
@Injectable()
export class SourceReport {
  constructor(
    private readonly workers: WorkerSourcesRepository,
    @Inject(DATA_SOURCES) private readonly dataSources: DataSources,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The sources that the workers have published; until one has, those of this process. */
  async published(): Promise<SourceNames> {
    return (await this.workers.findCurrent(this.clock.now())) ?? this.own();
  }

  own(): SourceNames {
    return sourceNames(this.dataSources);
  }

  rightsOf({ news, trading, prices, stockMaster }: SourceNames): Health['rights'] {
    const shown: RightsSource[] = prices === 'none' ? [] : [prices];
    return [...new Set<RightsSource>([...news, trading, ...shown, stockMaster])].map((source) => {
      const rights = this.rights.rightsOf(source);
      const { storeDays, reviewedAt, descriptions: _, ...sameNames } = rights;
      const limits = limitsLine(source, rights);
      return { source, store_days: storeDays, ...sameNames, reviewed_at: reviewedAt, limits };
    });
  }
}
