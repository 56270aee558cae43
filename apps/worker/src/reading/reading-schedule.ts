import { createHash } from 'node:crypto';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CompanyMatchers } from '../news/evidence/company-matchers.ts';
import type { ReaderTimes } from '../news/gathering/news-archive.ts';
import { CLOCK, LOGGER, READER_TIMES } from '../providers.ts';
import { StreamReader } from './stream-reader.ts';

/** How often a worker looks whether a read is due. */
const LOOK_MS = 2_000;
/** A dead reader's lease ends with it; that of a slow one is renewed. */
const LEASE_MS = 10 * 60_000;

/** Reads all streams of the installation at the start and then regularly. One of the workers does it. */
@Injectable()
export class ReadingSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly runs = new SingleRun();
  /** The last round that some worker has read. */
  private doneRound: string | null = null;
  private isStart = true;

  constructor(
    private readonly reader: StreamReader,
    private readonly matchers: CompanyMatchers,
    private readonly tasks: ClusterTasks,
    @Inject(READER_TIMES) private readonly times: ReaderTimes,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  onModuleDestroy(): Promise<void> {
    return this.runs.stop();
  }

  /** Reads the streams if that is due. Never rejects. */
  @Interval(LOOK_MS)
  async run(): Promise<void> {
    if (this.reader.streams.length === 0 || this.times.everyMs === 0) return;
    await this.runs.run(() => this.attempt());
  }

  private async attempt(): Promise<void> {
    const now = this.clock.now();
    const round = this.roundAt(now);
    if (round === this.doneRound) return;
    try {
      const market = await this.matchers.current();
      // At the first start the list of companies is on its way.
      if (market === null) return;
      // What failed may have got its right key or address by this start.
      const again = this.isStart && (await this.reader.hasFailed());
      const task = { name: 'read-streams', period: round, again, leaseMs: LEASE_MS, now };
      const isDone = await this.tasks.runOnce(task, () => this.reader.readAll(market, this.runs.signal));
      this.isStart = false;
      // Another worker reads, or has read; one that died is taken over.
      if (isDone && !this.runs.signal.aborted) this.doneRound = round;
    } catch (err) {
      if (!this.runs.signal.aborted) this.logger.error({ err }, 'the streams could not be read; tried again');
    }
  }

  /** Rounds of an installation with other streams are others: a new source is read at the start that adds it. */
  private roundAt(now: Date): string {
    const names = this.reader.streams.map(({ name }) => name).toSorted();
    const streams = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8);
    return `${Math.floor(now.getTime() / this.times.everyMs)}:${streams}`;
  }
}
