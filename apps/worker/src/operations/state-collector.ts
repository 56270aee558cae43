import { LastBackup } from '@gaemi/database/backup/last-backup';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { backupAge, stateGauges, workersAlive } from '@gaemi/runtime/state-metrics';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../providers.ts';

/** Asks the store for the workers that live and for the last backup. */
@Injectable()
export class StateCollector {
  constructor(
    private readonly workers: WorkerSourcesRepository,
    private readonly backups: LastBackup,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async collect(): Promise<void> {
    const now = this.clock.now();
    try {
      const [{ alive }, backup] = await Promise.all([this.workers.findAlive(now), this.backups.find()]);
      workersAlive.set(alive);
      if (backup !== null) backupAge.set(Math.max(0, now.getTime() - backup.at.getTime()) / 1_000);
    } catch (error) {
      for (const gauge of stateGauges) gauge.remove({});
      throw error;
    }
  }
}
