import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unwritableBackupDir } from './backup-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'gaemi-backup-dir-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes the folder of the backups, and leaves nothing in it', () => {
  const backups = join(folder, 'a/b');
  expect(unwritableBackupDir(backups)).toBeNull();
  expect(existsSync(backups)).toBe(true);
  expect(readdirSync(backups)).toEqual([]);
});

it('names in one line a folder that nothing can be written into', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(unwritableBackupDir(join(folder, 'file'))).toMatch(
    /^BACKUP_DIR: nothing can be written into \S+ \(EEXIST\), so [^\n]+$/,
  );
  expect(unwritableBackupDir(join(folder, 'file/backups'))).toContain('(ENOTDIR)');
  // Where nothing can be made, whoever asks.
  expect(unwritableBackupDir('/proc/gaemi/backups')).toContain('(ENOENT)');
});
