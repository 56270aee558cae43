import { mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Database } from './database.ts';
import { StoreFailure } from './store-failure.ts';

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
