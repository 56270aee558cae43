import type { CheckedBackup } from '@gaemi/database/backup/read-backup';

/** What a backup holds, in one line without an end. */
export function describeBackup({ head, collections }: Pick<CheckedBackup, 'head' | 'collections'>): string {
  const counts = Object.values(collections).map(({ count }) => count);
  const documents = counts.reduce((sum, count) => sum + count, 0).toLocaleString('en');
  return `${documents} documents in ${counts.length} collections as of ${head.at}, version ${head.version} (${head.commit.slice(0, 8)})`;
}

export const formatSize = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
