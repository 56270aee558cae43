import type { Health } from '@gaemi/contracts/health';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import { type QueueName, queueNames } from '@gaemi/domain/analysis/jobs';
import { deadLetterCount } from '@gaemi/queue/queue-depth';
import { queueAnswers } from '@gaemi/queue/queues';
import type { Clock } from '@gaemi/runtime/clock';
import { type DataSources, sourceNames } from '@gaemi/runtime/data-sources';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, STATES } from 'mongoose';
import packageJson from '../../../package.json' with { type: 'json' };
import { CLOCK, DATA_SOURCES, QUEUE_CLIENT, type QueueClient } from '../../providers.ts';

const STORE_TIMEOUT_MS = 2_000;
/** An answer stands this long, so that many askers cost no more than one. */
const FRESH_MS = 1_000;

/** Asks every part of the service whether it answers, and names the data sources. */
@Injectable()
export class HealthService {
  private last: { at: number; health: Promise<Health> } | null = null;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(QUEUE_CLIENT) private readonly queueClient: QueueClient,
    @Inject(DATA_SOURCES) private readonly dataSources: DataSources,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly workers: WorkerSourcesRepository,
    private readonly directory: StockDirectory,
  ) {}

  /** The health of the service, at most a second old. */
  check(): Promise<Health> {
    const now = performance.now();
    if (this.last === null || now - this.last.at >= FRESH_MS) this.last = { at: now, health: this.ask() };
    return this.last.health;
  }

  private async ask(): Promise<Health> {
    const [database, queues] = await Promise.all([
      this.databaseWrites(),
      Promise.all(Object.values(queueNames).map((name) => this.lookAt(name))),
    ]);
    const queue = queues.every(({ status }) => status === 'ok');
    const list = database ? await this.directory.current() : null;
    const published = database ? await this.workers.findCurrent(this.clock.now()) : null;
    // Until a worker has published its sources, those of this process.
    const sources = published ?? sourceNames(this.dataSources);
    return {
      status: database && queue && list !== null ? 'ok' : 'down',
      parts: { database: database ? 'ok' : 'down', queue: queue ? 'ok' : 'down' },
      queues,
      sources: {
        news: sources.news,
        judge: sources.judge,
        trading: sources.trading,
        prices: sources.prices,
        stock_master: sources.stockMaster,
      },
      stock_master: {
        source: list?.source ?? sources.stockMaster,
        as_of: list?.asOf ?? '',
        size: list?.companies.length ?? 0,
      },
      version: packageJson.version,
    };
  }

  private async lookAt(name: QueueName): Promise<Health['queues'][number]> {
    const [answers, deadLetters] = await Promise.all([
      queueAnswers(this.queueClient, name),
      deadLetterCount(this.queueClient, name),
    ]);
    return { name, status: answers ? 'ok' : 'down', dead_letters: deadLetters };
  }

  /** Returns true when the store accepts a write. A store with a full disk still answers reads. */
  private async databaseWrites(): Promise<boolean> {
    if (this.connection.readyState !== STATES.connected) return false;
    const probes = this.connection.collection<{ _id: string; at: Date }>('health');
    const probe = probes.updateOne(
      { _id: 'probe' },
      { $set: { at: new Date() } },
      { upsert: true, timeoutMS: STORE_TIMEOUT_MS },
    );
    return probe.then(
      () => true,
      () => false,
    );
  }
}
