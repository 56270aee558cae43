import type { BrowserError, SeenBrowserError } from '@gaemi/contracts/browser-errors';
import { type Paged, type Paging, paged } from '@gaemi/contracts/paging';
import { BrowserErrorRepository } from '@gaemi/database/browser-errors/browser-error.repository';
import type { BrowserErrorRecord } from '@gaemi/database/browser-errors/browser-error.schema';
import { computeFingerprint } from '@gaemi/domain/browser-errors/browser-error';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { browserErrors } from '@gaemi/runtime/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CLOCK } from '../../providers.ts';

/** The same error is a log line once in this time. */
const QUIET_MS = 10 * 60_000;
/** Different errors that are told apart; one that fell out is logged again. */
const MAX_KNOWN = 500;

interface Known {
  loggedAt: number;
  /** Reports since then. */
  repeated: number;
}

/** Counts every reported error, keeps it for operators, and logs each different one once in a while. */
@Injectable()
export class BrowserErrorsService {
  private readonly known = new LRUCache<string, Known>({ max: MAX_KNOWN });

  constructor(
    private readonly errors: BrowserErrorRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async record(error: BrowserError, logger: Logger): Promise<void> {
    browserErrors.inc({ kind: error.kind });
    this.log(error, logger);
    try {
      await this.errors.count(error, this.clock.now());
    } catch (err) {
      // Log and metric have it; a browser could not do anything about it.
      logger.warn({ err }, 'the error of a browser could not be kept');
    }
  }

  /** Errors that browsers reported, the one seen last first. */
  async list(paging: Paging): Promise<Paged<SeenBrowserError>> {
    const { items, total } = await this.errors.list(paging);
    return paged(items.map(toSeenBrowserError), total, paging);
  }

  /** With the number of repetitions since the last line. */
  private log(error: BrowserError, logger: Logger): void {
    const key = computeFingerprint(error);
    const now = this.clock.now().getTime();
    const before = this.known.get(key);
    if (before !== undefined && now < before.loggedAt + QUIET_MS) {
      before.repeated += 1;
      return;
    }
    this.known.set(key, { loggedAt: now, repeated: 0 });
    const { name: errorName, ...rest } = error;
    logger.warn({ ...rest, errorName, repeated: before?.repeated ?? 0 }, 'a browser reported an error');
  }
}

function toSeenBrowserError({ firstSeenAt, lastSeenAt, frames, ...error }: BrowserErrorRecord): SeenBrowserError {
  return {
    ...error,
    frames: frames.map(({ file, line, column }) => ({ file, line, column })),
    first_seen_at: firstSeenAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
  };
}
