import { randomUUID } from 'node:crypto';
import { REFRESH_MS, WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { SourceNames } from '@gaemi/domain/sources';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER, SOURCE_NAMES } from '../providers.ts';

/** Publishes the sources of this worker for the API, which has no keys and cannot know them. Every worker publishes its own. */
@Injectable()
export class SourcePublisher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly id = randomUUID();

  constructor(
    private readonly workers: WorkerSourcesRepository,
    @Inject(SOURCE_NAMES) private readonly sources: SourceNames,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.publish();
  }

  async onModuleDestroy(): Promise<void> {
    // Without it, this worker counts as gone two minutes later.
    await this.workers.end(this.id, this.clock.now()).catch(() => undefined);
  }

  @Interval(REFRESH_MS)
  async publish(): Promise<void> {
    const { id, sources } = this;
    try {
      await this.workers.publish({ id, sources }, this.clock.now());
    } catch (err) {
      this.logger.warn({ err }, 'the sources of this worker could not be published; tried again');
    }
  }
}
