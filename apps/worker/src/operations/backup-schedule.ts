import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LastBackup } from '@gaemi/database/backup/last-backup';
import { writeBackup } from '@gaemi/database/backup/write-backup';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { unwritableBackupDir } from '@gaemi/runtime/backup-settings';
import { buildInfo } from '@gaemi/runtime/build-info';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { makeFolder } from '@gaemi/runtime/make-folder';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER, RUNTIME } from '../providers.ts';
import type { Runtime } from '../runtime.ts';

const HOUR_MS = 3_600_000;
const LOOK_MS = 60_000;
/** Longer than a backup takes. */
const LEASE_MS = 6 * HOUR_MS;
/** Names of the schedule's files alone: those of operators stay. */
const OWN = /^gaemi-\d{8}T\d{6}Z\.gz$/;

/** Backs the store up every BACKUP_EVERY hours into BACKUP_DIR and keeps the newest BACKUP_KEEP files. One worker does. */
@Injectable()
export class BackupSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly last: LastBackup,
    private readonly tasks: ClusterTasks,
    @Inject(RUNTIME) private readonly runtime: Pick<Runtime, 'environment'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Told at the start: the first backup may be a day away. */
  onApplicationBootstrap(): void {
    const { BACKUP_DIR: folder } = this.runtime.environment;
    const problem = folder === undefined ? null : unwritableBackupDir(folder);
    if (problem !== null) this.logger.warn(problem);
  }

  @Interval(LOOK_MS)
  async backUpWhenDue(): Promise<void> {
    const { BACKUP_DIR: folder, BACKUP_EVERY: hours } = this.runtime.environment;
    if (folder === undefined) return;
    try {
      const now = this.clock.now();
      const found = await this.last.find();
      if (found !== null && now.getTime() - found.at.getTime() < hours * HOUR_MS) return;
      const task = { name: 'backup', period: '', again: true, leaseMs: LEASE_MS, now };
      await this.tasks.runOnce(task, () => this.backUp(folder, now));
    } catch (error) {
      this.logger.error({ err: error }, 'the store could not be backed up; tried again');
    }
  }

  private async backUp(folder: string, now: Date): Promise<void> {
    makeFolder(folder);
    const file = join(folder, `gaemi-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.gz`);
    const { MONGODB_URI: uri, BACKUP_KEEP: keep } = this.runtime.environment;
    const { bytes } = await writeBackup({ uri, file, build: buildInfo(), secretNames: ['SESSION_SECRET'], at: now });
    const own = (await readdir(folder)).filter((name) => OWN.test(name)).sort();
    for (const name of own.slice(0, -keep)) await rm(join(folder, name), { force: true });
    this.logger.info({ file, bytes }, 'store backed up');
  }
}
