import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { ReconcileLedger } from '@gaemi/database/ledger/reconcile-ledger';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { alarms } from '@gaemi/runtime/metrics/alarms';
import { Inject, Injectable } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { isNightOver, MISSED_LOOK_MS } from '../missed-nights.ts';
import { CLOCK, LOGGER } from '../providers.ts';

/** Name of its cluster task, whose figures the metrics report. */
export const RECONCILE_TASK = 'reconcile-credits';
/** Longer than the comparison of all balances takes. */
const LEASE_MS = 30 * 60_000;

/**
 * Compares each balance with the sum of its log every night, or later in the day where no worker ran then. Reports the
 * ids of members with a mismatch, and repairs nothing. One worker does it; after a failure or a crash, another one does
 * it ten minutes later.
 */
@Injectable()
export class ReconciliationSchedule {
  constructor(
    private readonly ledger: ReconcileLedger,
    private readonly tasks: ClusterTasks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('0 */10 4-5 * * *', { timeZone: 'Asia/Seoul' })
  async reconcileOnce(): Promise<void> {
    const now = this.clock.now();
    const task = { name: RECONCILE_TASK, period: seoulDay(now), leaseMs: LEASE_MS, now };
    try {
      await this.tasks.runOnce(task, () => this.reconcile());
    } catch (error) {
      this.logger.error({ err: error }, 'credits could not be reconciled; tried again');
    }
  }

  @Interval(MISSED_LOOK_MS)
  async reconcileMissed(): Promise<void> {
    if (isNightOver(this.clock.now())) await this.reconcileOnce();
  }

  private async reconcile(): Promise<void> {
    const { compared, drifted } = await this.ledger.reconcile();
    const endedAt = this.clock.now().getTime() / 1_000;
    await this.tasks.setFigures(RECONCILE_TASK, { compared, drifted: drifted.length, endedAt });
    if (drifted.length === 0) this.logger.info({ compared }, 'credits reconciled');
    else {
      const alarm = alarms.balanceMismatch;
      this.logger.error({ alarm, compared, userIds: drifted }, 'balances differ from the credit log');
    }
  }
}
