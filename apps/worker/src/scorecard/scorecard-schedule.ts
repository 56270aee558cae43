import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { isNightOver, MISSED_LOOK_MS } from '../missed-nights.ts';
import { CLOCK, LOGGER } from '../providers.ts';
import { ScorecardComputer } from './scorecard-computer.ts';

/** Longer than prices, rows and figures of a year take. */
const LEASE_MS = 30 * 60_000;

/**
 * Computes the scorecard every night, once the night's prices are there, or later in the day where no worker ran then. One worker does it; after a failure
 * or a crash, another one does it ten minutes later.
 */
@Injectable()
export class ScorecardSchedule {
  constructor(
    private readonly computer: ScorecardComputer,
    private readonly tasks: ClusterTasks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('0 5/10 6 * * *', { timeZone: 'Asia/Seoul' })
  async computeOnce(): Promise<void> {
    const now = this.clock.now();
    const task = { name: 'compute-scorecard', period: seoulDay(now), leaseMs: LEASE_MS, now };
    try {
      await this.tasks.runOnce(task, async () => {
        this.logger.info(await this.computer.compute(now), 'scorecard computed');
      });
    } catch (err) {
      this.logger.error({ err }, 'the scorecard could not be computed; tried again');
    }
  }

  @Interval(MISSED_LOOK_MS)
  async computeMissed(): Promise<void> {
    if (isNightOver(this.clock.now())) await this.computeOnce();
  }
}
