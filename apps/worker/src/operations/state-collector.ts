import { LastBackup } from '@gaemi/database/backup/last-backup';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { backupAge, stateGauges, workersAlive } from '@gaemi/runtime/metrics/state-metrics';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, RUNTIME } from '../providers.ts';
import type { Runtime } from '../runtime.ts';

/** Asks the store for the workers that live and for the last backup. */
@Injectable()
export class StateCollector {
  constructor(
    private readonly workers: WorkerSourcesRepository,
    private readonly backups: LastBackup,
    @Inject(RUNTIME) private readonly runtime: { environment: Pick<Runtime['environment'], 'BACKUP_DIR'> },
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async collect(): Promise<void> {
    const now = this.clock.now();
    try {
      const [{ alive }, since] = await Promise.all([this.workers.findAlive(now), this.findUnsavedSince()]);
      workersAlive.set(alive);
      if (since !== null) backupAge.set(Math.max(0, now.getTime() - since.getTime()) / 1_000);
    } catch (error) {
      for (const gauge of stateGauges) gauge.remove({});
      throw error;
    }
  }

  /** When the store was made, null before its first migration. */
  findStoreMade(): Promise<Date | null> {
    return this.backups.findStoreMade();
  }

  /** Before the first backup, where a schedule makes them, since the store was made. */
  private async findUnsavedSince(): Promise<Date | null> {
    const last = await this.backups.find();
    if (last !== null) return last.at;
    return this.runtime.environment.BACKUP_DIR === undefined ? null : this.findStoreMade();
  }
}
