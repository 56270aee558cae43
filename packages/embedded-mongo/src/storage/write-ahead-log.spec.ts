import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WriteAheadLog } from './write-ahead-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-ahead-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the write-ahead log', () => {
  it('shares one sync among the calls before it, and not with calls during it', async () => {
    writeFileSync(join(folder, 'a.sqlite-wal'), 'written');
    const log = new WriteAheadLog(join(folder, 'a.sqlite'));
    const [one, two] = [log.sync(), log.sync()];
    expect(two).toBe(one);
    await Promise.resolve();
    await Promise.resolve();
    const later = log.sync();
    expect(later).not.toBe(one);
    await Promise.all([one, later]);
    log.close();
  });

  it('always rejects after a failed sync', async () => {
    const log = new WriteAheadLog(join(folder, 'a.sqlite'));
    await expect(log.sync()).rejects.toThrow('ENOENT');
    writeFileSync(join(folder, 'a.sqlite-wal'), 'there again');
    await expect(log.sync()).rejects.toThrow('ENOENT');
    log.close();
  });

  it('resolves pending syncs when the database is closed', async () => {
    writeFileSync(join(folder, 'a.sqlite-wal'), 'written');
    const log = new WriteAheadLog(join(folder, 'a.sqlite'));
    const first = log.sync();
    await Promise.resolve();
    await Promise.resolve();
    const second = log.sync();
    log.close();
    await expect(Promise.all([first, second])).resolves.toHaveLength(2);
  });
});
