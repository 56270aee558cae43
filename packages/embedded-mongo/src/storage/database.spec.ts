import { closeSync, mkdtempSync, openSync, rmSync, statSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Database } from './database.ts';
import { openingError, StoreFailure } from './store-failure.ts';

const INSERT = 'insert into documents(rid, collection, doc) values (?, 1, ?)';

describe('a database that cannot write', () => {
  it('fails permanently, and reports the failure before pending commits reject', async () => {
    const reported: string[] = [];
    const database = new Database(':memory:', ({ message }) => reported.push(message));
    database.rows('pragma max_page_count = 40');
    database.write(INSERT, 1, new Uint8Array(10));
    const waiting = database.committed()?.catch(() => reported.push('a waiter'));
    expect(() => database.write(INSERT, 2, new Uint8Array(1_000_000))).toThrow(StoreFailure);
    await waiting;
    expect(reported).toEqual(['the store cannot be written any more: database or disk is full', 'a waiter']);
    expect(() => database.write(INSERT, 3, new Uint8Array(10))).toThrow(StoreFailure);
    expect(() => database.close()).not.toThrow();
    expect(reported).toHaveLength(2);
  });

  it('fails permanently when the log cannot be synced', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'database-'));
    const file = join(directory, 'mongo.sqlite');
    const failures: StoreFailure[] = [];
    const database = new Database(file, (failure) => failures.push(failure));
    unlinkSync(`${file}-wal`);
    database.write(INSERT, 1, new Uint8Array(10));
    await expect(database.durable()).rejects.toThrow('ENOENT');
    await expect.poll(() => failures).toEqual([database.failure]);
    expect(() => database.write(INSERT, 2, new Uint8Array(10))).toThrow(StoreFailure);
    rmSync(directory, { recursive: true });
  });
});

describe('a damaged file', () => {
  it('is stated at the opening, in one line', () => {
    const directory = mkdtempSync(join(tmpdir(), 'database-'));
    const file = join(directory, 'mongo.sqlite');
    const database = new Database(file);
    for (let rid = 1; rid <= 2_000; rid += 1) database.write(INSERT, rid, new Uint8Array(1_000).fill(7));
    database.flush();
    database.close();
    const { size } = statSync(file);
    const handle = openSync(file, 'r+');
    for (let spot = 8_192; spot < size - 4_096; spot += 40_960)
      writeSync(handle, new Uint8Array(600).fill(1), 0, 600, spot);
    closeSync(handle);
    expect(() => new Database(file)).toThrow(
      /^(the file is damaged \([^\n]+\): restore a backup|database disk image is malformed)$/,
    );
    rmSync(directory, { recursive: true });
  });

  it.each([
    ['database disk image is malformed', 11],
    ['file is not a database', 26],
  ])('is stated with what to do: %s', (message, errcode) => {
    const { message: stated } = openingError('data', Object.assign(new Error(message), { errcode }));
    expect(stated).toBe('The data folder data cannot be used: the file is damaged: restore a backup');
  });
});
