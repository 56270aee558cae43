import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryError } from '../settings/data-directory.ts';

export const storeFolder = (dataDir: string) => join(dataDir, 'mongo');
const usedMark = (dataDir: string) => join(dataDir, 'store-used');
const restoreMark = (dataDir: string) => join(dataDir, 'restore-unfinished');

/** Whether there is a store, whole or damaged: of an empty file, which a full disk or a crash leaves, SQLite would make a new one. */
export const hasStore = (dataDir: string): boolean =>
  (statSync(join(storeFolder(dataDir), 'mongo.sqlite'), { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Notes that a whole store ran in the data directory. */
export const markUsed = (dataDir: string): void => writeFileSync(usedMark(dataDir), '', { mode: 0o600 });

/** Whether a restore into the data directory did not end. */
export const hasUnfinishedRestore = (dataDir: string): boolean => existsSync(restoreMark(dataDir));

/** Notes that the store is made for a restore: until that has ended, nothing else may take it for an empty product. */
export const beginRestore = (dataDir: string): void => writeFileSync(restoreMark(dataDir), '', { mode: 0o600 });

export function endRestore(dataDir: string): void {
  rmSync(restoreMark(dataDir), { force: true });
  markUsed(dataDir);
}

/**
 * Makes sure that this user may look into the data directory: what is closed to it seems missing, or cannot be told.
 * @throws DataDirectoryError
 */
export function requireReadable(dataDir: string): void {
  for (const folder of [dataDir, storeFolder(dataDir)]) {
    try {
      accessSync(folder, constants.R_OK | constants.X_OK);
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EACCES')) continue;
      throw new DataDirectoryError(
        `DATA_DIR: ${folder} cannot be read: this user may not read there. Run it as the user of the product.`,
        { cause },
      );
    }
  }
}

/**
 * Makes sure that a store that once was there still is: a lost one must not become an empty product.
 * @throws DataDirectoryError
 */
export function requireUsedStore(dataDir: string): void {
  if (hasUnfinishedRestore(dataDir))
    throw new DataDirectoryError(
      `DATA_DIR: a restore into ${dataDir} did not end: run \`pnpm restore FILE\` with a backup, or remove ${storeFolder(dataDir)} and ${restoreMark(dataDir)} to begin with an empty store.`,
    );
  if (!existsSync(usedMark(dataDir)) || hasStore(dataDir)) return;
  throw new DataDirectoryError(
    `DATA_DIR: the store in ${storeFolder(dataDir)} is gone: run \`pnpm restore FILE\` with a backup, or remove ${usedMark(dataDir)} to begin with an empty one.`,
  );
}

/**
 * Makes sure that there is a store, before a command makes an empty one in a folder that it was not meant to look at.
 * @throws DataDirectoryError
 */
export function requireMadeStore(dataDir: string): void {
  requireUsedStore(dataDir);
  if (!hasStore(dataDir))
    throw new DataDirectoryError(
      `DATA_DIR: there is no store in ${dataDir}: name the folder of the product, or start it once with \`pnpm start\`.`,
    );
}
