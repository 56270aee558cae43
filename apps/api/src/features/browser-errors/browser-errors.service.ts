import type { BrowserError } from '@gaemi/contracts/browser-errors';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { browserErrors } from '@gaemi/runtime/metrics';
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

/** Counts every reported error, and logs each different one once in a while with the number of its repetitions. */
@Injectable()
export class BrowserErrorsService {
  private readonly known = new LRUCache<string, Known>({ max: MAX_KNOWN });

  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  record(error: BrowserError, logger: Logger): void {
    browserErrors.inc({ kind: error.kind });
    const key = JSON.stringify([error.release, error.kind, error.name, error.route, error.frames[0]]);
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
