import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { Backfill } from '../backfill/backfill.ts';
import { isNightOver, MISSED_LOOK_MS } from '../missed-nights.ts';
import type { ReaderTimes } from '../news/gathering/news-archive.ts';
import { CLOCK, LOGGER, READER_TIMES } from '../providers.ts';
import { BaseRatesComputer } from './base-rates-computer.ts';

/** Longer than the prices of a few hundred stocks take. */
const LEASE_MS = 60 * 60_000;
/** Days of the past that the sample mode tells of. */
const SAMPLE_DAYS = 60;
/** After a start the reader and the judge go first. */
const FIRST_LOOK_MS = 45_000;

/** Computes what followed events of each type every night, or later in the day, and after the first start. One of the workers does it. */
@Injectable()
export class BaseRatesSchedule implements OnModuleDestroy {
  private readonly runs = new SingleRun();
  /** Nothing is left to do before the night. */
  private isFirstOver = false;

  constructor(
    private readonly computer: BaseRatesComputer,
    private readonly backfill: Backfill,
    private readonly tasks: ClusterTasks,
    @Inject(READER_TIMES) private readonly reader: ReaderTimes,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleDestroy(): Promise<void> {
    return this.runs.stop();
  }

  @Interval(FIRST_LOOK_MS)
  async computeFirst(): Promise<void> {
    if (this.isFirstOver) return;
    // Where nothing is read, no past is made up either.
    const isDue =
      this.computer.isSample && this.reader.everyMs === 0 ? false : await this.computer.isDue().catch(() => null);
    if (isDue === true) await this.run({ again: true, first: true });
    if (isDue === false) this.isFirstOver = true;
  }

  @Cron('0 20/10 3-5 * * *', { timeZone: 'Asia/Seoul' })
  async computeOnce(): Promise<void> {
    await this.run({ again: false, first: false });
  }

  @Interval(MISSED_LOOK_MS)
  async computeMissed(): Promise<void> {
    if (isNightOver(this.clock.now())) await this.computeOnce();
  }

  private async run(how: { again: boolean; first: boolean }): Promise<void> {
    await this.runs.run(() => this.attempt(how));
  }

  private async attempt({ again, first }: { again: boolean; first: boolean }): Promise<void> {
    const { signal } = this.runs;
    const now = this.clock.now();
    const task = { name: 'compute-base-rates', period: seoulDay(now), again, leaseMs: LEASE_MS, now };
    try {
      // Another worker does it, or one that died began it: looked at again, since this one may have to.
      this.isFirstOver = await this.tasks.runOnce(task, async () => {
        // Made-up news of the past costs nobody a call.
        if (first && this.computer.isSample)
          await this.backfill.run(addDays(seoulDay(now), -SAMPLE_DAYS), { progress: () => undefined, signal });
        this.logger.info(await this.computer.compute(now, signal), 'what followed events computed');
      });
    } catch (err) {
      this.isFirstOver = true;
      if (!signal.aborted) this.logger.error({ err }, 'what followed events could not be computed; tried again');
    }
  }
}
