import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { parseEnvironment } from './environment.ts';
import { folderPath } from './folder-path.ts';
import { makeFolder } from './make-folder.ts';
import { wholeNumberField } from './number-fields.ts';

const secrets = z.object({
  SESSION_SECRET: z.string().optional(),
  WITHDRAWN_EMAIL_SECRET: z.string().optional(),
});

/** The secrets that belong to a store, of this process: without them sessions end, and withdrawn addresses are free. */
export function backupSecrets(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parseEnvironment(secrets)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Says in one line why no backup can be written into a folder, which is made when missing; null where one can. */
export function unwritableBackupDir(folder: string): string | null {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
    return null;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `BACKUP_DIR: nothing can be written into ${folder} (${reason}), so no backups are made. Free it for this user, or name another folder`;
  }
}

/** The schedule of backups: none where BACKUP_DIR is not set. */
export const backupVariables = {
  /** Folder of the files. */
  BACKUP_DIR: folderPath.optional(),
  /** Hours between two. */
  BACKUP_EVERY: wholeNumberField({ min: 1, max: 720 }, 'must be whole hours from 1 to 720').default(24),
  /** Number of files that are kept. */
  BACKUP_KEEP: wholeNumberField({ min: 1, max: 1_000 }).default(7),
};
