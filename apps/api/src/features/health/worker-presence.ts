import { GONE_MS, WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';

/** Says whether anybody works. */
@Injectable()
export class WorkerPresence {
  private readonly startedAt: number;

  constructor(
    private readonly workers: WorkerSourcesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.startedAt = clock.now().getTime();
  }

  /** Returns the number of workers that live, and whether none did for so long that none is on its way. */
  async ask(): Promise<{ alive: number; workerless: boolean }> {
    const now = this.clock.now();
    const { alive, lastSeen } = await this.workers.findAlive(now);
    // An API that has just started may be before its worker, whatever went before.
    const since = Math.max(this.startedAt, lastSeen?.getTime() ?? 0);
    return { alive, workerless: alive === 0 && now.getTime() - since >= GONE_MS };
  }
}
