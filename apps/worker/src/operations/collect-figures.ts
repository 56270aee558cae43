import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { OutboxRepository } from '@gaemi/database/outbox/outbox.repository';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { queueDepths } from '@gaemi/queue/queue-depth';
import type { Clock } from '@gaemi/runtime/clock';
import { analysesOldest, analysesRunning, outboxAge, outboxWaiting, queueMessages } from '@gaemi/runtime/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, QUEUE_CLIENT, type QueueClient } from '../providers.ts';

const STORE_TIMEOUT_MS = 2_500;
const states = ['waiting', 'taken', 'delayed'] as const;

/** Asks store and queue how much waits and for how long. */
@Injectable()
export class CollectFigures {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly news: RunningNewsAnalysis,
    private readonly accumulations: RunningAccumulation,
    @Inject(QUEUE_CLIENT) private readonly client: QueueClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Rejects when something did not answer; what did is told all the same. */
  async collect(): Promise<void> {
    const asked = await Promise.allSettled([
      this.askOutbox(),
      ...Object.values(queueNames).map((queue) => this.askQueue(queue)),
      ...[this.news, this.accumulations].map((running) => this.askAnalyses(running)),
    ]);
    const failed = asked.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /** Whether the store answers: without it no work can be done. */
  async storeAnswers(): Promise<boolean> {
    return this.outbox.findOldest().then(
      () => true,
      () => false,
    );
  }

  private async askOutbox(): Promise<void> {
    const [count, oldest] = await Promise.all([this.outbox.count(), this.outbox.findOldest()]);
    outboxWaiting.set(count);
    outboxAge.set(this.secondsSince(oldest));
  }

  private async askQueue(name: (typeof queueNames)[keyof typeof queueNames]): Promise<void> {
    const abortSignal = AbortSignal.timeout(STORE_TIMEOUT_MS);
    for (const depth of await queueDepths({ client: this.client, create: false, abortSignal }, name)) {
      for (const state of states) queueMessages.set({ queue: depth.queue, state }, depth[state]);
    }
  }

  private async askAnalyses(of: RunningNewsAnalysis | RunningAccumulation): Promise<void> {
    const { kind, running, oldest } = await of.findBacklog();
    analysesRunning.set({ kind }, running);
    analysesOldest.set({ kind }, this.secondsSince(oldest));
  }

  private secondsSince(at: Date | null): number {
    return at === null ? 0 : Math.max(0, this.clock.now().getTime() - at.getTime()) / 1_000;
  }
}
