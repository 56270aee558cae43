import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { isRestored } from '../settings/secrets.ts';
import {
  command,
  dataDir,
  folder,
  insertMembers,
  runningProduct,
  useOperatorFolder,
} from './testing/operator-folder.ts';

// Each takes several commands, and each of those starts processes; `operator.process.spec.ts` has one of each kind.
useOperatorFolder();

describe('backup and restore', () => {
  it('leaves secrets out, names them, and tells a balance that has drifted', async () => {
    const file = join(folder, 'store.gz');
    {
      await using product = await runningProduct();
      await insertMembers(product.parts.mongodbUri, 7);
      const client = await MongoClient.connect(product.parts.mongodbUri);
      await client
        .db()
        .collection('users')
        .updateOne({}, { $inc: { credit: 1 } });
      await client.close();
    }
    await writeFile(join(dataDir, 'session-secret'), 'a-secret-of-this-product\n');
    const made = await command(['backup', file]);
    expect(made.output).toContain('Not in it: SESSION_SECRET.');
    await rm(dataDir, { recursive: true });
    const restored = await command(['restore', file]);
    expect(restored.code).toBe(1);
    expect(restored.output).toContain('Set what the backup does not hold: SESSION_SECRET.');
    expect(restored.errors).toMatch(/^1 of 2 balances differ from their logs: [0-9a-f]{24}\n$/);
    expect(await readdir(dataDir)).not.toContain('session-secret');
    // The store is whole all the same: no start prints a password that is not its admin's, or asks for a restore.
    expect(isRestored({ dataDir })).toBe(true);
    await using _product = await runningProduct();
  });
});

describe('redrive', () => {
  it('lists the letters of a running and of a stopped product', async () => {
    {
      await using _product = await runningProduct();
      expect(await command(['redrive', 'list'])).toMatchObject({ code: 0, output: '', errors: '' });
      expect(await command(['redrive', 'show', '0123456789abcdef01234567'])).toMatchObject({ code: 1, output: '' });
    }
    expect(await command(['redrive', 'list'])).toMatchObject({ code: 0, output: '', errors: '' });
    expect(await command(['redrive', 'send', '0123456789abcdef01234567'])).toMatchObject({ code: 1 });
  });
});

describe('a store that is gone beside a used data folder', () => {
  it('stops the start, and is restored', async () => {
    const file = join(folder, 'store.gz');
    {
      await using product = await runningProduct();
      await insertMembers(product.parts.mongodbUri, 7);
      await command(['backup', file]);
    }
    await truncate(join(dataDir, 'mongo/mongo.sqlite'));
    await expect(runningProduct()).rejects.toThrow(/the store in .* is gone/);
    await rm(join(dataDir, 'mongo'), { recursive: true });
    await expect(runningProduct()).rejects.toThrow(/the store in .* is gone: run `pnpm restore FILE`/);
    // No command makes an empty one, from which a product would start.
    expect(await command(['admin', 'list'])).toMatchObject({
      ...{ code: 1, output: '', errors: expect.stringMatching(/is gone: [^\n]*\n$/) },
    });
    const shown: { check: string; detail: string }[] = JSON.parse((await command(['diagnose', '--json'])).output);
    expect(shown.find(({ check }) => check === 'store')?.detail).toContain('is gone: run `pnpm restore FILE`');
    await writeFile(join(folder, 'none.gz'), 'no gzip');
    expect(await command(['restore', join(folder, 'none.gz')])).toMatchObject({ code: 1 });
    await expect(runningProduct()).rejects.toThrow(/a restore into .* did not end: run `pnpm restore FILE`/);
    expect(await command(['restore', file])).toMatchObject({ code: 0 });
    await using product = await runningProduct();
    const client = await MongoClient.connect(product.parts.mongodbUri);
    expect(await client.db().collection('users').countDocuments()).toBe(2);
    await client.close();
  });
});

describe('diagnose', () => {
  it('names dangerous and misspelt settings, and asks the configured sources', { timeout: 120_000 }, async () => {
    await using _product = await runningProduct();
    const { output } = await command(['diagnose', '--json'], {
      ...{ DATA_DIR: dataDir, WEB_ORIGIN: 'http://gaemi.example', RATE_LIMIT_SCALE: '0', SESION_SECRET: 'a' },
      ...{ NEWS_SOURCE: 'feed', NEWS_FEED_URLS: 'http://127.0.0.1:9/feed', PRICE_SOURCE: 'none' },
    });
    const findings: { check: string; ok: boolean; detail: string }[] = JSON.parse(output);
    const { ok, detail } = findings.find(({ check }) => check === 'warnings') ?? {};
    expect(ok).toBe(false);
    for (const name of ['WEB_ORIGIN', 'RATE_LIMIT_SCALE', 'SMTP_URL', 'LEGAL_DIR', 'SESSION_SECRET'])
      expect(detail).toContain(name);
    expect(findings.find(({ check }) => check === 'source feed:127.0.0.1:9/feed')).toMatchObject({ ok: false });
    // Nothing has migrated the store of the parts, and a command that reads leaves it so.
    expect(findings.find(({ check }) => check === 'migrations')).toMatchObject({
      ok: false,
      detail: expect.stringContaining('The store is of an older version'),
    });
  });
});
