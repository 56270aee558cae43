import { readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { LastBackup } from '@gaemi/database/backup/last-backup';
import { writeBackup } from '@gaemi/database/backup/write-backup';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { unwritableBackupDir } from '@gaemi/runtime/settings/backup-settings';
import { buildInfo } from '@gaemi/runtime/settings/build-info';
import { makeFolder } from '@gaemi/runtime/settings/make-folder';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER, RUNTIME } from '../providers.ts';
import type { Runtime } from '../runtime.ts';

const HOUR_MS = 3_600_000;
const LOOK_MS = 60_000;
/** Longer than a backup takes. */
const LEASE_MS = 6 * HOUR_MS;
/** Each try reads the whole store: what failed for a full disk does so again a minute later. */
const RETRY_MS = HOUR_MS / 4;
/** Names of the schedule's files alone: those of operators stay. */
const OWN = /^gaemi-\d{8}T\d{6}Z\.gz$/;
/** What a worker has left that was killed meanwhile. */
const OWN_PART = /^gaemi-\d{8}T\d{6}Z\.gz\..*part$/;

/** Backs the store up every BACKUP_EVERY hours into BACKUP_DIR and keeps the newest BACKUP_KEEP files. One worker does. */
@Injectable()
export class BackupSchedule implements OnApplicationBootstrap {
  #failedAt = Number.NEGATIVE_INFINITY;

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
    const now = this.clock.now();
    if (Math.abs(now.getTime() - this.#failedAt) < RETRY_MS) return;
    try {
      const found = await this.last.find();
      // One further ahead was written before the clock was set right.
      if (found !== null && Math.abs(now.getTime() - found.at.getTime()) < hours * HOUR_MS) return;
      const task = { name: 'backup', period: '', again: true, leaseMs: LEASE_MS, now };
      await this.tasks.runOnce(task, () => this.backUp(folder, { now, lastBytes: found?.bytes ?? 0 }));
    } catch (error) {
      this.#failedAt = now.getTime();
      this.logger.error({ err: error }, 'the store could not be backed up; tried again');
    }
  }

  private async backUp(folder: string, { now, lastBytes }: { now: Date; lastBytes: number }): Promise<void> {
    makeFolder(folder);
    await requireRoom(folder, lastBytes);
    const name = nameFile(now);
    const file = join(folder, name);
    const { MONGODB_URI: uri, BACKUP_KEEP: keep } = this.runtime.environment;
    const { bytes } = await writeBackup({ uri, file, build: buildInfo(), secretNames: ['SESSION_SECRET'], at: now });
    const found = await readdir(folder, { withFileTypes: true });
    const names = found.filter((entry) => entry.isFile()).map((entry) => entry.name);
    const own = names.filter((each) => OWN.test(each)).sort();
    // Those of a clock that was ahead go first: they would outlast what is made from now on.
    const ordered = [...own.filter((each) => each > name), ...own.filter((each) => each <= name)];
    const parts = names.filter((each) => OWN_PART.test(each));
    for (const each of [...ordered.slice(0, -keep), ...parts]) await rm(join(folder, each), { force: true });
    this.logger.info({ file, bytes }, 'store backed up');
  }
}

/** The store often lives on the same disk, and takes no writes while a file that does not fit is being written. */
async function requireRoom(folder: string, lastBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [bavail * bsize, 2 * lastBytes];
  if (free < needed)
    throw new Error(`BACKUP_DIR: needs ${needed} bytes, twice the last backup, and the disk has ${free} left`);
}

const nameFile = (at: Date) => `gaemi-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.gz`;
