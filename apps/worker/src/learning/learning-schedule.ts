import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { isNightOver, MISSED_LOOK_MS } from '../missed-nights.ts';
import { LearnedRows } from '../news/judging/learned-rows.ts';
import { LearnedWeights } from '../news/judging/learned-weights.ts';
import { CLOCK, LOGGER } from '../providers.ts';
import { JudgeLearner } from './judge-learner.ts';

/** Longer than learning from the most rows takes. */
const LEASE_MS = 30 * 60_000;
const REFRESH_MS = 60_000;

/** Learns every night, or later in the day, on one worker, and takes over on all what was switched to or taken back. */
@Injectable()
export class LearningSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly learner: JudgeLearner,
    private readonly rows: LearnedRows,
    private readonly weights: LearnedWeights,
    private readonly tasks: ClusterTasks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  @Interval(REFRESH_MS)
  async refresh(): Promise<void> {
    if (!this.rows.isOn) return;
    await this.weights
      .refresh()
      .catch((err: unknown) => this.logger.warn({ err }, 'the learned weights could not be read; tried again'));
  }

  @Cron('0 15/10 4-5 * * *', { timeZone: 'Asia/Seoul' })
  async learnOnce(): Promise<void> {
    if (!this.rows.isOn) return;
    const now = this.clock.now();
    const task = { name: 'learn-judge', period: seoulDay(now), leaseMs: LEASE_MS, now };
    try {
      await this.tasks.runOnce(task, async () => {
        this.logger.info({ version: await this.learner.learn(now) }, 'the judge learned');
      });
    } catch (err) {
      this.logger.error({ err }, 'the judge could not learn; tried again');
    }
  }

  @Interval(MISSED_LOOK_MS)
  async learnMissed(): Promise<void> {
    if (isNightOver(this.clock.now())) await this.learnOnce();
  }
}
