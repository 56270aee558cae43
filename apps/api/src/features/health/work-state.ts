import { LastBackup } from '@gaemi/database/backup/last-backup';
import { WaitingWorkRepository } from '@gaemi/database/overview/waiting-work.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { WorkerPresence } from './worker-presence.ts';

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
  constructor(
    private readonly presence: WorkerPresence,
    private readonly work: WaitingWorkRepository,
    private readonly backups: LastBackup,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async ask(): Promise<Work> {
    const now = this.clock.now();
    const [{ alive, workerless }, { count, oldest }, backup] = await Promise.all([
      this.presence.ask(),
      this.work.findWaiting(),
      this.backups.find(),
    ]);
    return {
      workers: alive,
      // Orders are taken that nobody works on.
      workerless,
      waiting: count,
      oldest: oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()) / 1_000,
      lastBackup: backup?.at.toISOString() ?? null,
    };
  }
}
