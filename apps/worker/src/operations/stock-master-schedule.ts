import { createHash } from 'node:crypto';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { despiteCuts } from '@gaemi/database/setup/despite-cuts';
import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { isCredibleSize } from '@gaemi/domain/stock-master/credible-size';
import { mergeStockMaster } from '@gaemi/domain/stock-master/merge-stock-master';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { bundledStockMaster } from '@gaemi/providers/stock-master/bundled/bundled-stock-master';
import type { StockMasterSource } from '@gaemi/providers/stock-master/stock-master';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER, STOCK_MASTER_SOURCE } from '../providers.ts';

/** How soon a source that failed is asked again. */
const RETRY_MS = 30 * 60_000;
/** Longer than a source takes for its list, with all tries. */
const LEASE_MS = 5 * 60_000;
/** From midnight in Seoul to the time of day at which a new list is due. */
const DUE_MS = 7.5 * 3_600_000;

/**
 * Puts the source's list of companies in force, at start and every morning before the market opens. One worker asks the source for a day's
 * list; where it failed, or died, one asks again half an hour later. A source that fails leaves the last good list, at first the bundled one.
 */
@Injectable()
export class StockMasterSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly runs = new SingleRun();
  private failed = false;

  constructor(
    @Inject(STOCK_MASTER_SOURCE) private readonly source: StockMasterSource,
    private readonly masters: StockMasterRepository,
    private readonly tasks: ClusterTasks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A list is in force when the worker is ready; a list from outside comes when it comes. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.source.builtIn) {
      // Nobody asks for it again.
      return this.runs.run(() => this.attempt(() => despiteCuts(() => this.putInForce(this.source))));
    }
    try {
      await despiteCuts(async () => {
        if ((await this.masters.findVersion()) === null) await this.putInForce(bundledStockMaster);
      });
    } catch (error) {
      this.logger.error({ err: error }, 'no stock list could be put in force');
    }
    void this.refreshOfDay();
  }

  onModuleDestroy(): Promise<void> {
    return this.runs.stop();
  }

  /** Resolves when the newest list is in force, or could not be had. Never rejects. */
  async refresh(): Promise<void> {
    await this.runs.run(() => this.attempt(() => this.putInForce(this.source)));
  }

  /** Asks the source unless one of the workers has its list of the day. Never rejects. */
  @Cron('0 30 7 * * *', { timeZone: 'Asia/Seoul' })
  async refreshOfDay(): Promise<void> {
    if (this.source.builtIn) return;
    await this.runs.run(() => this.attempt(() => this.putInForceOnce()));
  }

  /** A method has one schedule: Nest forgets all but one of them. */
  @Interval(RETRY_MS)
  retry(): Promise<void> {
    return this.refreshOfDay();
  }

  private async putInForceOnce(): Promise<void> {
    const now = this.clock.now();
    const day = seoulDay(new Date(now.getTime() - DUE_MS));
    // The list of another source, of the bundled one for a start, is replaced at once.
    const again = (await this.masters.findSource()) !== this.source.name;
    const task = { name: 'refresh-stock-master', period: day, again, leaseMs: LEASE_MS, now };
    await this.tasks.runOnce(task, () => this.putInForce(this.source));
  }

  private async attempt(putInForce: () => Promise<void>): Promise<void> {
    try {
      await putInForce();
      this.failed = false;
    } catch (error) {
      if (this.runs.signal.aborted) return;
      // Once, and not at every retry.
      if (!this.failed) {
        this.logger.warn({ err: error }, 'the stock list could not be refreshed; the last one stays in force');
      }
      this.failed = true;
    }
  }

  private async putInForce(source: StockMasterSource): Promise<void> {
    const { companies: listed, asOf } = await source.load({ signal: this.runs.signal, now: this.clock.now() });
    const inForce = await this.masters.find();
    const sizeBefore = inForce?.companies.length ?? 0;
    // Sizes are comparable within a source only: the bundled list ages, and counts other kinds of shares.
    const sameSource = inForce?.source === source.name;
    if (!source.builtIn && sameSource && !isCredibleSize(listed.length, sizeBefore)) {
      throw new Error(`the stock list shrank from ${sizeBefore} to ${listed.length} companies`);
    }
    const companies = mergeStockMaster(listed, { inForce: inForce?.companies ?? [], bundled: bundledCompanies });
    const version = createHash('sha256')
      .update(JSON.stringify([source.name, asOf, companies]))
      .digest('hex')
      .slice(0, 16);
    if (inForce?.version === version) return;
    await this.masters.replace({ version, source: source.name, asOf, companies });
    this.logger.info({ source: source.name, asOf, size: companies.length, sizeBefore }, 'stock list refreshed');
  }
}
