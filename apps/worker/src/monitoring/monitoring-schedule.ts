import { randomUUID } from 'node:crypto';
import { MonitoredStockRepository } from '@gaemi/database/monitoring/monitored-stock.repository';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { CLOCK, LOGGER } from '../providers.ts';
import { MonitoringRounds } from './monitoring-rounds.ts';
import { RefusedLooks } from './refused-looks.ts';
import { StockMonitor } from './stock-monitor.ts';
import { SubscribedStocks } from './subscribed-stocks.ts';

/** Longer than a look at one stock may take, for a worker whose clock is two minutes ahead, too. */
const LEASE_MS = 5 * 60_000;
/** As long as the slowest gathering and a silent model together. */
const LIMIT_MS = 2.5 * 60_000;
/** Stocks at once. Members' analyses come before, so it is few. */
const AT_ONCE = 2;

/**
 * Monitors the stocks of all members once every hour of trading days, as long as monitoring has calls of the sources left. All workers share a round; what one leaves behind, another one
 * takes over.
 */
@Injectable()
export class MonitoringSchedule {
  private readonly owner = randomUUID();
  private doneRound: string | null = null;
  private readonly runs = new SingleRun();
  private readonly refused = new RefusedLooks();

  constructor(
    private readonly stocks: SubscribedStocks,
    private readonly monitoredStocks: MonitoredStockRepository,
    private readonly monitor: StockMonitor,
    private readonly rounds: MonitoringRounds,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Resolves when this worker can do no more in the round. Never rejects. Outside the hours it does nothing: a timer to the next morning
   * would come late by the time for which the machine slept.
   */
  @Cron('30 * * * * *', { timeZone: 'Asia/Seoul' })
  async run(): Promise<void> {
    await this.runs.run(() => this.attempt());
  }

  private async attempt(): Promise<void> {
    try {
      const round = await this.rounds.current();
      if (round === null || round === this.doneRound || this.rests()) return;
      const waiting = this.refused.behindOthers(await this.stocks.listWaiting(round, this.clock.now()));
      const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, () => this.work(waiting, round)));
      if (outcomes.every((complete) => complete)) this.doneRound = round;
    } catch (err) {
      this.logger.warn({ err }, 'the subscribed stocks could not be looked up; tried again');
    }
  }

  /** Takes stocks off the list until none is left, the round is over or no calls are left. False when one of them is still to be done. */
  private async work(waiting: string[], round: string): Promise<boolean> {
    let complete = true;
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
      if ((await this.rounds.current()) !== round) return true;
      if (this.rests()) return false;
      complete = (await this.monitorOne({ code, round, owner: this.owner })) && complete;
    }
    return complete;
  }

  /** False when it failed, or another worker has it and may fail. */
  private async monitorOne(claim: { code: string; round: string; owner: string }): Promise<boolean> {
    const now = this.clock.now();
    try {
      const stock = await this.monitoredStocks.claim(claim, { now, leaseMs: LEASE_MS });
      if (stock === null) return false;
      const alertedThrough = await this.monitor.run(stock, { now, signal: AbortSignal.timeout(LIMIT_MS) });
      this.refused.answer(claim.code);
      return await this.monitoredStocks.finish(claim, { monitoredAt: now, alertedThrough });
    } catch (err) {
      if (isRefusal(err)) this.refused.refuse(claim.code, now);
      this.logger.warn({ err, stock: claim.code, round: claim.round }, 'a stock could not be monitored; tried again');
      await this.monitoredStocks.release(claim).catch(() => undefined);
      return false;
    }
  }

  private rests(): boolean {
    return this.refused.restsAt(this.clock.now());
  }
}

/** No source answers, and none that is asked again at once would. */
const isRefusal = (err: unknown): boolean =>
  err instanceof AnalysisFailure && err.code === 'news-source-failed' && !err.retryable;
