import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '@gaemi/runtime/settings/make-folder';

/** Less would not hold a fresh store. */
const PROBE_BYTES = 1024 * 1024;
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on its disk',
  EDQUOT: 'the quota of its disk is used up',
  EROFS: 'it is on a read-only disk',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
};

/** Raised when the data directory cannot be had; the message is one clear line. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

/** Is there while a start runs, and after one that was killed. */
export const startPidFile = (dataDir: string) => join(dataDir, 'start.pid');

export interface DataDirectory extends Disposable {
  /** True when the start before this one was killed, so that its processes may still be ending. */
  unclean: boolean;
}

/**
 * Makes the data directory when missing and takes it for this process alone until disposed or dead.
 * @throws DataDirectoryError when another start holds it, or it cannot be written
 */
export function takeDataDirectory(dataDir: string): DataDirectory {
  const pidFile = startPidFile(dataDir);
  requireRoom(dataDir);
  const lock = lockFile(dataDir);
  const unclean = readText(pidFile) !== null;
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    unclean,
    [Symbol.dispose]() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

/** Makes the directory when missing, and sure that something can be written there. */
function requireRoom(dataDir: string): void {
  const probe = join(dataDir, 'start.probe');
  try {
    makeFolder(dataDir);
    try {
      writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    } finally {
      // What fitted on a full disk must not stay there. A start at the same moment may have removed it already.
      rmSync(probe, { force: true });
    }
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = reasons[code] ?? (cause instanceof Error ? cause.message : String(cause));
    throw new DataDirectoryError(`DATA_DIR: ${dataDir} cannot be written: ${reason}`, { cause });
  }
}

function lockFile(dataDir: string): DatabaseSync {
  const path = join(dataDir, 'start.lock');
  try {
    // The operating system drops this lock with the process, however it ends. A pid alone would not do: another
    // process may have it by now, after a restart of the machine or in a container.
    const lock = new DatabaseSync(path);
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    // It holds nothing: whoever reads that a database is damaged would take it for the store.
    if (reason !== 'database is locked')
      throw new DataDirectoryError(`DATA_DIR: ${path} cannot be used (${reason}): remove it. No data is in it.`, {
        cause,
      });
    const pid = readText(startPidFile(dataDir)) ?? 'unknown';
    throw new DataDirectoryError(
      `DATA_DIR: ${dataDir} is already in use by a start or a command that is still running (process ${pid}). Stop it or choose another.`,
    );
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}
