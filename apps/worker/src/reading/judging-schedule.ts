import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';
import { COMPANY_LIMIT_MS, StockJudge } from './stock-judge.ts';

/** How often a worker looks whether anything waits. */
const LOOK_MS = 5_000;
/** After it, another worker takes over. */
const LEASE_MS = 10 * 60_000;
/** A batch begins no company after it: the last one ends within the lease. */
const BATCH_MS = LEASE_MS - 2 * COMPANY_LIMIT_MS;

/** Judges what the reader has archived. One of the workers does it. */
@Injectable()
export class JudgingSchedule implements OnModuleDestroy {
  private readonly runs = new SingleRun();

  constructor(
    private readonly judge: StockJudge,
    private readonly tasks: ClusterTasks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleDestroy(): Promise<void> {
    return this.runs.stop();
  }

  /** Judges all that waits, unless another worker does. Never rejects. */
  @Interval(LOOK_MS)
  async run(): Promise<void> {
    await this.runs.run(() => this.attempt());
  }

  private async attempt(): Promise<void> {
    const { signal } = this.runs;
    try {
      if (!(await this.judge.hasWork())) return;
      const now = this.clock.now();
      const task = { name: 'judge-read-stocks', period: '', again: true, leaseMs: LEASE_MS, now };
      await this.tasks.runOnce(task, () => this.judge.judgeBatch(signal, new Date(now.getTime() + BATCH_MS)));
    } catch (err) {
      if (!signal.aborted) this.logger.error({ err }, 'archived articles could not be judged; tried again');
    }
  }
}
