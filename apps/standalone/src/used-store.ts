import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryError } from './data-directory.ts';

const mark = (dataDir: string) => join(dataDir, 'store-used');

/** Notes that a store ran in the data directory. */
export const markUsed = (dataDir: string) => writeFileSync(mark(dataDir), '', { mode: 0o600 });

/**
 * Makes sure that a store that once was there still is: a lost one must not become an empty product.
 * @throws DataDirectoryError
 */
export function requireUsedStore(dataDir: string): void {
  const store = join(dataDir, 'mongo');
  if (!existsSync(mark(dataDir)) || (existsSync(store) && readdirSync(store).length > 0)) return;
  throw new DataDirectoryError(
    `DATA_DIR: the store in ${store} is gone: run \`pnpm restore FILE\` with a backup, or remove ${mark(dataDir)} to begin with an empty one.`,
  );
}
