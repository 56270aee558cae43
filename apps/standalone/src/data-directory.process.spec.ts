import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  });
});
