import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirectoryError, takeDataDirectory } from './data-directory.ts';

let parent: string;
let dataDir: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'gaemi-dir-'));
  dataDir = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

/** Another process that holds the directory until it is killed. */
async function holder() {
  const module = JSON.stringify(new URL('./data-directory.ts', import.meta.url).href);
  const code = `const { takeDataDirectory } = await import(${module});
    const held = takeDataDirectory(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => held, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('takeDataDirectory', () => {
  it('refuses while another process holds it, naming that process, and takes it once that was killed', async () => {
    const other = await holder();
    expect(() => takeDataDirectory(dataDir)).toThrow(DataDirectoryError);
    expect(() => takeDataDirectory(dataDir)).toThrow(`process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'close');
    using taken = takeDataDirectory(dataDir);
    expect(taken.unclean).toBe(true);
  });

  it('is clean after it was given back', () => {
    {
      using first = takeDataDirectory(dataDir);
      expect(first.unclean).toBe(false);
    }
    expect(existsSync(join(dataDir, 'start.pid'))).toBe(false);
    using second = takeDataDirectory(dataDir);
    expect(second.unclean).toBe(false);
  });

  it('says in one line why a directory cannot be made', async () => {
    await writeFile(dataDir, 'a file');
    expect(() => takeDataDirectory(dataDir)).toThrow(/^DATA_DIR: [^\n]+$/);
    expect(() => takeDataDirectory('/proc/gaemi/data')).toThrow(/^DATA_DIR: [^\n]+ cannot be written: [^\n]+$/);
  });

  it('names its own file where that is damaged, which is not the store, and takes it once that is removed', async () => {
    await mkdir(dataDir);
    const lock = join(dataDir, 'start.lock');
    await writeFile(lock, 'x'.repeat(4_096));
    expect(() => takeDataDirectory(dataDir)).toThrow(
      new DataDirectoryError(`DATA_DIR: ${lock} cannot be used (file is not a database): remove it. No data is in it.`),
    );
    await rm(lock);
    using _taken = takeDataDirectory(dataDir);
  });

  it('says in one line that no space is left, and leaves nothing on the disk', async () => {
    await mkdir(dataDir);
    // The system's own full disk, for the first file that is written.
    await symlink('/dev/full', join(dataDir, 'start.probe'));
    expect(() => takeDataDirectory(dataDir)).toThrow(
      new DataDirectoryError(`DATA_DIR: ${dataDir} cannot be written: no space is left on its disk`),
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('says in one line that the directory is read-only', async () => {
    await mkdir(dataDir);
    await chmod(dataDir, 0o555);
    await chmod(parent, 0o755);
    const module = JSON.stringify(new URL('./data-directory.ts', import.meta.url).href);
    const code = `const { takeDataDirectory } = await import(${module});
      try { takeDataDirectory(${JSON.stringify(dataDir)}); } catch (error) { console.log(error.message); }`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Nothing is read-only to root.
      ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
    });
    expect(await text(child.stdout)).toBe(`DATA_DIR: ${dataDir} cannot be written: this user may not write there\n`);
  });
});
