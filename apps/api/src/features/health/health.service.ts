import type { Health } from '@gaemi/contracts/health';
import { StockDirectory, type StockDirectoryList } from '@gaemi/database/stock-master/stock-directory';
import { isStoreConnected } from '@gaemi/database/store-link';
import { type QueueName, queueNames } from '@gaemi/domain/analysis/jobs';
import type { SourceNames } from '@gaemi/domain/sources';
import { deadLetterCount } from '@gaemi/queue/queue-depth';
import { queueAnswers } from '@gaemi/queue/queues';
import { buildInfo } from '@gaemi/runtime/settings/build-info';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { QUEUE_CLIENT, type QueueClient } from '../../providers.ts';
import { SourceReport } from './source-report.ts';
import { unknownWork, type Work, WorkState } from './work-state.ts';

/** Less than askers wait, as a load balancer: five seconds. The driver waits for half a minute and longer. */
const STORE_TIMEOUT_MS = 4_000;
/** A question that hangs is followed by another one after this time, which may go by a sound connection. */
const ASK_AGAIN_MS = 10_000;
/** An answer stands this long, so that many askers cost no more than one. */
const FRESH_MS = 1_000;

interface StoredHealth {
  list: StockDirectoryList | null;
  state: Work;
  sources: SourceNames;
}

/** Asks every part of the service whether it answers, and names the data sources. */
@Injectable()
export class HealthService {
  private last: { at: number; health: Promise<Health> } | null = null;
  private asking: { at: number; stored: Promise<StoredHealth | null> } | null = null;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(QUEUE_CLIENT) private readonly queueClient: QueueClient,
    private readonly report: SourceReport,
    private readonly directory: StockDirectory,
    private readonly work: WorkState,
  ) {}

  /** The health of the service, at most a second old. */
  check(): Promise<Health> {
    const now = performance.now();
    if (this.last === null || now - this.last.at >= FRESH_MS) this.last = { at: now, health: this.ask() };
    return this.last.health;
  }

  private async ask(): Promise<Health> {
    const [stored, queues] = await Promise.all([
      within(STORE_TIMEOUT_MS, this.askStoreOnce()),
      Promise.all(Object.values(queueNames).map((name) => this.lookAt(name))),
    ]);
    const database = stored !== null;
    const queue = queues.every(({ status }) => status === 'ok');
    const { list, state, sources } = stored ?? { list: null, state: unknownWork, sources: this.report.own() };
    return {
      status: database && queue && list !== null ? (state.workerless ? 'degraded' : 'ok') : 'down',
      parts: { database: database ? 'ok' : 'down', queue: queue ? 'ok' : 'down' },
      queues,
      sources: {
        news: sources.news.join(','),
        judge: sources.judge,
        trading: sources.trading,
        prices: sources.prices,
        stock_master: sources.stockMaster,
      },
      rights: this.report.rightsOf(sources),
      stock_master: {
        source: list?.source ?? sources.stockMaster,
        as_of: list?.asOf ?? '',
        size: list?.companies.length ?? 0,
      },
      ...buildInfo(),
      workers: state.workers,
      waiting: state.waiting,
      oldest_waiting_seconds: state.oldest,
      last_backup_at: state.lastBackup,
    };
  }

  private async lookAt(name: QueueName): Promise<Health['queues'][number]> {
    const [answers, deadLetters] = await Promise.all([
      queueAnswers(this.queueClient, name),
      deadLetterCount(this.queueClient, name),
    ]);
    return { name, status: answers ? 'ok' : 'down', dead_letters: deadLetters };
  }

  /** Each question to a store that hangs holds a connection for a minute: many would leave none to whatever is still answered. */
  private askStoreOnce(): Promise<StoredHealth | null> {
    const now = performance.now();
    if (this.asking !== null && now - this.asking.at < ASK_AGAIN_MS) return this.asking.stored;
    const asking = { at: now, stored: this.askStore() };
    this.asking = asking;
    const end = () => {
      if (this.asking === asking) this.asking = null;
    };
    asking.stored.then(end, end);
    return asking.stored;
  }

  /** Returns what the store says; null where it takes no write. A store with a full disk still answers reads. */
  private async askStore(): Promise<StoredHealth | null> {
    if (!isStoreConnected(this.connection) || !(await this.takesWrites())) return null;
    return {
      list: await this.directory.current(),
      state: await this.work.ask(),
      sources: await this.report.published(),
    };
  }

  private takesWrites(): Promise<boolean> {
    const probes = this.connection.collection<{ _id: string; at: Date }>('health');
    return probes.updateOne({ _id: 'probe' }, { $set: { at: new Date() } }, { upsert: true }).then(
      () => true,
      () => false,
    );
  }
}

/** The outcome, or null when it takes longer. */
async function within<T>(limitMs: number, outcome: Promise<T>): Promise<T | null> {
  const limit = Promise.withResolvers<null>();
  const timer = setTimeout(() => limit.resolve(null), limitMs);
  return Promise.race([outcome, limit.promise]).finally(() => clearTimeout(timer));
}
