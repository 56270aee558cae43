import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { SourceChecksRepository } from '@gaemi/database/source-checks/source-checks.repository';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER, RUNTIME } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { SourceChecker } from './source-checker.ts';

/** How soon a request of an admin is seen. */
const LOOK_MS = 3_000;
/** Longer than the slowest question. */
const LEASE_MS = 4 * 60_000;

/**
 * Asks all sources once when the worker starts, and whenever an admin asks for it: the api has no keys. One worker does
 * it for all, and the result is stored.
 */
@Injectable()
export class SourceCheckSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly runs = new SingleRun();

  constructor(
    private readonly checker: SourceChecker,
    private readonly checks: SourceChecksRepository,
    private readonly tasks: ClusterTasks,
    @Inject(RUNTIME) private readonly runtime: Runtime,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The worker is ready whatever the sources do. */
  onApplicationBootstrap(): void {
    if (this.runtime.environment.CHECK_SOURCES_AT_START) void this.checkAtStart();
  }

  onModuleDestroy(): Promise<void> {
    return this.runs.stop();
  }

  /** Does the check that was asked for, unless another worker does. Never rejects. */
  @Interval(LOOK_MS)
  async checkWhereAsked(): Promise<void> {
    await this.runs.run(() => this.checkOnce());
  }

  private async checkAtStart(): Promise<void> {
    try {
      await this.checks.request(this.clock.now());
    } catch (err) {
      this.logger.warn({ err }, 'the check of the sources at the start could not be asked for');
    }
    await this.checkWhereAsked();
  }

  private async checkOnce(): Promise<void> {
    try {
      const now = this.clock.now();
      const requestedAt = await this.checks.findRequest(now);
      if (requestedAt === null || this.runs.signal.aborted) return;
      const task = { name: 'check-sources', period: requestedAt.toISOString(), leaseMs: LEASE_MS, now };
      await this.tasks.runOnce(task, () => this.checkAndStore());
    } catch (err) {
      if (!this.runs.signal.aborted) this.logger.warn({ err }, 'the sources could not be checked; tried again');
    }
  }

  private async checkAndStore(): Promise<void> {
    const { signal } = this.runs;
    const items = await this.checker.check(signal);
    // What an ending worker cut off says nothing about the sources.
    signal.throwIfAborted();
    await this.checks.save(items, this.clock.now());
  }
}
