import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';
import { PostponedNotifier } from './postponed-notifier.ts';

/** Notifies every minute of what was postponed and is due. Every worker does it: no event is notified twice. */
@Injectable()
export class PostponedSchedule {
  private readonly runs = new SingleRun();

  constructor(
    private readonly notifier: PostponedNotifier,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never rejects. */
  @Cron('20 * * * * *', { timeZone: 'Asia/Seoul' })
  async run(): Promise<void> {
    await this.runs.run(() => this.attempt());
  }

  private async attempt(): Promise<void> {
    try {
      const notified = await this.notifier.notify(this.clock.now());
      if (notified > 0) this.logger.info({ notified }, 'postponed notifications made');
    } catch (err) {
      this.logger.error({ err }, 'postponed notifications could not be made; tried again');
    }
  }
}
