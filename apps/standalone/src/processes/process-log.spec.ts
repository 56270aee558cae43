import { mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consoleText, openProcessLog } from './process-log.ts';

describe('consoleText', () => {
  it.each([
    ['{"level":30,"msg":"listening"}', 'stdout', null],
    ['{"level":40,"msg":"slow"}', 'stdout', 'warning: slow'],
    ['{"level":50,"msg":"failed","err":{"message":"no route"}}', 'stdout', 'error: failed (no route)'],
    ['plain output', 'stdout', null],
    ['plain complaint', 'stderr', 'plain complaint'],
    ['{not json', 'stderr', '{not json'],
    ['', 'stderr', null],
  ] as const)('of %s on %s is %s', (line, stream, text) => {
    expect(consoleText(line, stream)).toBe(text);
  });
});

describe('openProcessLog', () => {
  let logDir: string;
  beforeEach(async () => {
    logDir = await mkdtemp(join(tmpdir(), 'gaemi-log-'));
  });
  afterEach(() => rm(logDir, { recursive: true }));

  it('appends to the file and remembers the last 100 lines', async () => {
    await writeFile(join(logDir, 'api.log'), 'before\n');
    const log = openProcessLog(logDir, 'api');
    for (let line = 1; line <= 125; line += 1) log.write(`line ${line}`, 'stdout');
    expect(log.complaints()).toHaveLength(100);
    expect(log.complaints().at(-1)).toBe('line 125');
    await log[Symbol.asyncDispose]();
    expect(await readFile(log.path, 'utf8')).toMatch(/^before\nline 1\n.*line 125\n$/s);
  });

  it('lets nobody else read the file, nor one that was there', async () => {
    await writeFile(join(logDir, 'api.log'), 'before\n', { mode: 0o644 });
    await using before = openProcessLog(logDir, 'api');
    await using fresh = openProcessLog(logDir, 'worker');
    fresh.write('line', 'stdout');
    for (const { path } of [before, fresh]) expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('remembers, where something was complained of, only that', async () => {
    await using log = openProcessLog(logDir, 'api');
    log.write('{"level":30,"msg":"listening"}', 'stdout');
    log.write('PORT: must be a port number', 'stderr');
    expect(log.complaints()).toEqual(['PORT: must be a port number']);
  });

  it('gives the messages of JSON lines where nothing was complained of', async () => {
    await using log = openProcessLog(logDir, 'api');
    log.write('{"level":30,"time":"2026-11-27T21:17:45.945Z","msg":"stock list refreshed"}', 'stdout');
    log.write('plain', 'stdout');
    expect(log.complaints()).toEqual(['stock list refreshed', 'plain']);
  });

  it('puts files aside while it runs, and keeps three of them', async () => {
    const log = openProcessLog(logDir, 'api');
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let line = 0; line < 60; line += 1) log.write(megabyte, 'stdout');
    const names = (await readdir(logDir)).toSorted();
    expect(names).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3']);
    for (const name of names) expect((await stat(join(logDir, name))).size).toBeLessThan(12 * 1024 * 1024);
  });

  it('goes on after a disk that took nothing, and tells how many lines are missing', async () => {
    const log = openProcessLog(logDir, 'api');
    log.write('one', 'stdout');
    // Root writes wherever permissions forbid it, but never into a folder that is gone.
    await rename(logDir, `${logDir}-away`);
    log.write('two', 'stdout');
    log.write('three', 'stdout');
    await rename(`${logDir}-away`, logDir);
    log.write('four', 'stdout');
    expect(await readFile(log.path, 'utf8')).toBe('one\n2 lines could not be written here\nfour\n');
  });

  it('puts a file that has grown too large aside', async () => {
    await writeFile(join(logDir, 'api.log'), '');
    await truncate(join(logDir, 'api.log'), 11 * 1024 * 1024);
    const log = openProcessLog(logDir, 'api');
    log.write('fresh', 'stdout');
    await log[Symbol.asyncDispose]();
    expect(await readFile(log.path, 'utf8')).toBe('fresh\n');
    expect((await readFile(`${log.path}.1`)).byteLength).toBe(11 * 1024 * 1024);
  });
});
