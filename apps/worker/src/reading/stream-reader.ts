import { StreamRepository } from '@gaemi/database/streams/stream.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import type { NewsStream, StreamRead } from '@gaemi/providers/news/news-stream';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { articlesRead } from '@gaemi/runtime/metrics/reader-metrics';
import { Inject, Injectable } from '@nestjs/common';
import type { Market } from '../news/evidence/company-matchers.ts';
import { CLOCK, LOGGER, NEWS_STREAMS, RIGHTS } from '../providers.ts';
import { StreamArchiver } from './stream-archiver.ts';

/** The archive forgets older articles: a little less than it keeps them. */
const ARCHIVED_MS = 199 * 86_400_000;

/** Streams read at the same time. */
const AT_ONCE = 4;

/** Reads the streams, matches their articles against all listed companies, and archives them for whoever asks later. */
@Injectable()
export class StreamReader {
  constructor(
    @Inject(NEWS_STREAMS) readonly streams: readonly NewsStream[],
    private readonly positions: StreamRepository,
    private readonly archiver: StreamArchiver,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns whether the last read of a stream failed. */
  async hasFailed(): Promise<boolean> {
    const states = await this.positions.list(this.streams.map(({ name }) => name));
    return states.some(({ error }) => error !== null);
  }

  /** Reads all streams. Rejects only where the store fails or the signal ends it. */
  async readAll(market: Market, signal: AbortSignal): Promise<void> {
    await this.positions.forgetFailuresOfOthers(this.streams.map(({ name }) => name));
    const waiting = [...this.streams];
    const work = async () => {
      for (let stream = waiting.shift(); stream !== undefined; stream = waiting.shift()) {
        await this.read(stream, market, signal);
      }
    };
    const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    const failed = outcomes.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    signal.throwIfAborted();
  }

  /**
   * Reads a stream up to its end. The position moves on once the articles are archived, so a read that ends early is repeated, and
   * archiving an article twice changes nothing. A stream that fails says so and harms no other.
   */
  private async read(stream: NewsStream, market: Market, signal: AbortSignal): Promise<void> {
    const { storeDays } = this.rights.rightsOf(stream.source);
    if (storeDays === 0) return;
    const before = await this.positions.find(stream.name);
    let position = before?.position ?? null;
    for (let more = true; more && !signal.aborted; ) {
      const now = this.clock.now();
      const read = await stream
        .read({ position, companies: market.list.companies, now, signal })
        .catch(asProviderError);
      if (read instanceof ProviderError) {
        await this.fail(stream, read, before?.error ?? null, signal);
        return;
      }
      const archivedFrom = new Date(now.getTime() - Math.min(ARCHIVED_MS, (storeDays ?? Infinity) * 86_400_000));
      const matched = await this.keep({ stream, read, market }, { archivedFrom, at: now });
      this.logger.debug({ stream: stream.name, articles: read.articles.length, matched }, 'stream read');
      ({ position, more } = read);
    }
  }

  /** Archives what was read, then stores the position. Returns the number of pairs of an article and a company. */
  private async keep(
    { stream, read, market }: { stream: NewsStream; read: StreamRead; market: Market },
    times: { archivedFrom: Date; at: Date },
  ): Promise<number> {
    try {
      const matched = await this.archiver.archive(stream.source, read, market);
      await this.positions.finishRead(stream, { ...read, ...times });
      articlesRead.inc({ source: stream.source }, read.articles.length);
      return matched;
    } catch (error) {
      stream.forget();
      throw error;
    }
  }

  private async fail(
    stream: NewsStream,
    error: ProviderError,
    before: string | null,
    signal: AbortSignal,
  ): Promise<void> {
    if (signal.aborted) return;
    // Once, and not at every read.
    if (error.message !== before) this.logger.warn({ err: error, stream: stream.name }, 'a stream could not be read');
    await this.positions.failRead(stream, error.message);
  }
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  throw error;
}
