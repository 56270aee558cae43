import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { FailedAnalysesRepository } from '@gaemi/database/retention/failed-analyses.repository';
import { FAILED_ANALYSIS_DAYS } from '@gaemi/domain/analysis/retention';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';

/** Longer than the removal takes. */
const LEASE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Removes failed analyses whose time is over, every night, or later in the day where no worker ran then. One worker does it; after a
 * failure another one does it later.
 */
@Injectable()
export class FailedAnalysesSchedule {
  constructor(
    private readonly analyses: FailedAnalysesRepository,
    private readonly tasks: ClusterTasks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('30 */10 3-23 * * *', { timeZone: 'Asia/Seoul' })
  async removeOnce(): Promise<void> {
    const now = this.clock.now();
    const task = { name: 'remove-failed-analyses', period: seoulDay(now), leaseMs: LEASE_MS, now };
    try {
      await this.tasks.runOnce(task, async () => {
        const before = new Date(now.getTime() - FAILED_ANALYSIS_DAYS * DAY_MS);
        const removed = await this.analyses.removeBefore(before);
        this.logger.info({ removed }, 'failed analyses were removed');
      });
    } catch (err) {
      this.logger.error({ err }, 'failed analyses could not be removed; tried again');
    }
  }
}
