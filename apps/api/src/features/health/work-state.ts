import { LastBackup } from '@gaemi/database/backup/last-backup';
import { WaitingWorkRepository } from '@gaemi/database/overview/waiting-work.repository';
import { GONE_MS, WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';

export interface Work {
  workers: number;
  workerless: boolean;
  waiting: number;
  /** Seconds. */
  oldest: number;
  lastBackup: string | null;
}

/** While the store does not answer. */
export const unknownWork: Work = { workers: 0, workerless: false, waiting: 0, oldest: 0, lastBackup: null };

/** Looks at workers, waiting work and backups. */
@Injectable()
export class WorkState {
  private readonly startedAt: number;

  constructor(
    private readonly workers: WorkerSourcesRepository,
    private readonly work: WaitingWorkRepository,
    private readonly backups: LastBackup,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.startedAt = clock.now().getTime();
  }

  async ask(): Promise<Work> {
    const now = this.clock.now();
    const [{ alive, lastSeen }, { count, oldest }, backup] = await Promise.all([
      this.workers.findAlive(now),
      this.work.findWaiting(),
      this.backups.find(),
    ]);
    // An API that has just started may be before its worker.
    const since = Math.max(this.startedAt, lastSeen?.getTime() ?? 0);
    return {
      workers: alive,
      // Orders are taken that nobody works on.
      workerless: alive === 0 && now.getTime() - since >= GONE_MS,
      waiting: count,
      oldest: oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()) / 1_000,
      lastBackup: backup?.at.toISOString() ?? null,
    };
  }
}
