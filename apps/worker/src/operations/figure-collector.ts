import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { BacklogRepository } from '@gaemi/database/overview/backlog.repository';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { queueDepths } from '@gaemi/queue/queue-depth';
import type { Clock } from '@gaemi/runtime/clock';
import {
  analysesOldest,
  analysesRunning,
  balanceMismatches,
  balancesAge,
  balancesCompared,
  deliveriesDue,
  deliveriesOldest,
  outboxAge,
  outboxWaiting,
  queueMessages,
  refundsPending,
  withdrawGauge,
} from '@gaemi/runtime/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { Circuits } from '../circuits.ts';
import { CLOCK, QUEUE_CLIENT, type QueueClient } from '../providers.ts';
import { RECONCILE_TASK } from './reconciliation-schedule.ts';
import { StateCollector } from './state-collector.ts';

const STORE_TIMEOUT_MS = 2_500;
const states = ['waiting', 'taken', 'delayed'] as const;

/**
 * Asks store and queue how much waits and for how long. Every worker does and reports the same, so that no figure ends
 * with a worker. A figure that could not be asked for is withdrawn: its last value would outweigh the ones of the others.
 */
@Injectable()
export class FigureCollector {
  // biome-ignore lint/complexity/useMaxParams: one for each kind of figure
  constructor(
    private readonly backlog: BacklogRepository,
    private readonly news: RunningNewsAnalysis,
    private readonly accumulations: RunningAccumulation,
    private readonly tasks: ClusterTasks,
    private readonly state: StateCollector,
    private readonly circuits: Circuits,
    @Inject(QUEUE_CLIENT) private readonly client: QueueClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Rejects when something did not answer; what did is told all the same. */
  async collect(): Promise<void> {
    const asked = await Promise.allSettled([
      orWithdraw([outboxWaiting, outboxAge], () => this.askOutbox()),
      orWithdraw([queueMessages], () => this.askQueues()),
      orWithdraw([analysesRunning, analysesOldest, refundsPending], () => this.askAnalyses()),
      orWithdraw([deliveriesDue, deliveriesOldest], () => this.askDeliveries()),
      orWithdraw([balancesCompared, balanceMismatches, balancesAge], () => this.askBalances()),
      this.state.collect(),
      this.circuits.collect(),
    ]);
    const failed = asked.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /** Whether the store answers: without it no work can be done. */
  async storeAnswers(): Promise<boolean> {
    return this.backlog.outbox().then(
      () => true,
      () => false,
    );
  }

  private async askOutbox(): Promise<void> {
    const { count, oldest } = await this.backlog.outbox();
    outboxWaiting.set(count);
    outboxAge.set(this.secondsSince(oldest));
  }

  private async askQueues(): Promise<void> {
    const calls = { client: this.client, create: false, abortSignal: AbortSignal.timeout(STORE_TIMEOUT_MS) };
    const depths = await Promise.all(Object.values(queueNames).map((queue) => queueDepths(calls, queue)));
    for (const depth of depths.flat()) {
      for (const state of states) queueMessages.set({ queue: depth.queue, state }, depth[state]);
    }
  }

  private async askAnalyses(): Promise<void> {
    const found = await Promise.all([this.news, this.accumulations].map((running) => running.findBacklog()));
    for (const { kind, running, oldest, refunding } of found) {
      refundsPending.set({ kind }, refunding);
      analysesRunning.set({ kind }, running);
      analysesOldest.set({ kind }, this.secondsSince(oldest));
    }
  }

  private async askDeliveries(): Promise<void> {
    for (const { kind, count, oldest } of await this.backlog.dueDeliveries()) {
      deliveriesDue.set({ kind }, count);
      deliveriesOldest.set({ kind }, this.secondsSince(oldest));
    }
  }

  /** Before the first night only how long none has come, since the store was made. */
  private async askBalances(): Promise<void> {
    const found = await this.tasks.findFigures(RECONCILE_TASK);
    if (found === null) {
      balancesAge.set(this.secondsSince(await this.state.findStoreMade()));
      return;
    }
    balancesCompared.set(found.compared ?? 0);
    balanceMismatches.set(found.drifted ?? 0);
    balancesAge.set(this.secondsSince(new Date((found.endedAt ?? 0) * 1_000)));
  }

  private secondsSince(at: Date | null): number {
    return at === null ? 0 : Math.max(0, this.clock.now().getTime() - at.getTime()) / 1_000;
  }
}

async function orWithdraw(gauges: Parameters<typeof withdrawGauge>[0][], ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    for (const gauge of gauges) withdrawGauge(gauge);
    throw error;
  }
}
