import type { Today } from '@gaemi/contracts/today';
import { type Stream, StreamRepository } from '@gaemi/database/streams/stream.repository';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { Clock } from '@gaemi/runtime/clock';
import type { DataSources } from '@gaemi/runtime/settings/data-sources';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DATA_SOURCES } from '../../providers.ts';
import { WorkerPresence } from '../health/worker-presence.ts';

/** Says which sources are read for everybody, and since when. */
@Injectable()
export class ReadSources {
  constructor(
    private readonly streams: StreamRepository,
    private readonly workers: WorkerSourcesRepository,
    private readonly presence: WorkerPresence,
    @Inject(DATA_SOURCES) private readonly dataSources: DataSources,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The sources in use that have streams; none where nothing is read. */
  async list(): Promise<Today['sources']> {
    const now = this.clock.now();
    const [streams, published, { workerless }] = await Promise.all([
      this.streams.listAll(),
      this.workers.findCurrent(now),
      this.presence.ask(),
    ]);
    const inUse: readonly string[] = published?.news ?? this.dataSources.news.map(({ name }) => name);
    const bySource = Map.groupBy(streams, ({ source }) => source);
    return [...bySource]
      .filter(([source]) => inUse.includes(source))
      .map(([name, own]) => ({
        name,
        status: workerless ? 'failed' : statusOf(own),
        since: findSince(own)?.toISOString() ?? null,
      }));
  }
}

function statusOf(streams: readonly Stream[]): Today['sources'][number]['status'] {
  const failed = streams.filter(({ error }) => error !== null).length;
  if (failed === 0) return 'ok';
  return failed === streams.length ? 'failed' : 'limited';
}

/** Moment of the first read of any of them. */
function findSince(streams: readonly Stream[]): Date | undefined {
  return streams.flatMap(({ since }) => since ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
}
