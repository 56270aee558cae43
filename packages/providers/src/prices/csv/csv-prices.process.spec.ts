import { execFile } from 'node:child_process';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundledCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { encodeEucKr } from '@gaemi/testing/providers/euc-kr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createCsvPrices } from './csv-prices.ts';
import { openPriceFile } from './price-file.ts';

const run = promisify(execFile);
const command = join(import.meta.dirname, 'check-prices.ts');
const now = () => new Date('2026-11-20T21:00:00+09:00');
const { signal } = new AbortController();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gaemi-prices-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const sourceOf = (path: string) => createCsvPrices(openPriceFile(path, { now, calendar: bundledCalendar }));
const fetchDays = (path: string, source = sourceOf(path)) =>
  source.fetchDays({ company, from: '2026-11-17', to: '2026-11-19', signal });

describe('prices out of a file', () => {
  it('are those of the stock and period, also in code page 949', async () => {
    const lines = ['005930,2026-11-16,1,1', '005930,2026-11-18,2,1', '005930,2026-11-20,3,1', '000660,2026-11-18,9,9'];
    for (const content of [
      ['code,day,close,volume', ...lines].join('\n'),
      encodeEucKr(['종목코드,일자,종가,거래량', ...lines].join('\n')),
    ]) {
      expect(await fetchDays(await write('prices.csv', content))).toEqual({
        days: [{ day: '2026-11-18', close: 2, volume: 1 }],
        asOf: '2026-11-19',
        completeFrom: '2026-11-17',
      });
    }
  });

  it('are read again when the file changes, and not before', async () => {
    const path = await write('changing.csv', 'code,day,close,volume\n005930,2026-11-18,2,1\n');
    const source = sourceOf(path);
    expect((await fetchDays(path, source)).asOf).toBe('2026-11-18');
    await writeFile(path, 'code,day,close,volume\n005930,2026-11-18,2,1\n005930,2026-11-19,3,1\n');
    await utimes(path, new Date(), new Date(Date.now() + 5_000));
    expect((await fetchDays(path, source)).days.at(-1)?.close).toBe(3);
    await rm(path);
    await expect(fetchDays(path, source)).rejects.toMatchObject({ kind: 'unreachable', retryable: false });
  });

  it('are read again after a read that failed, also when the file looks the same', async () => {
    const path = await write('mended.csv', 'code,day,close,volume\n005930,2026-11-18,x,1\n');
    const source = sourceOf(path);
    const at = new Date('2026-11-20T10:00:00Z');
    await utimes(path, at, at);
    await expect(fetchDays(path, source)).rejects.toMatchObject({ kind: 'malformed' });
    await writeFile(path, 'code,day,close,volume\n005930,2026-11-18,2,1\n');
    await utimes(path, at, at);
    expect((await fetchDays(path, source)).days).toHaveLength(1);
  });

  it('are none while the file has a wrong line, which the error names', async () => {
    const path = await write('wrong.csv', 'code,day,close,volume\n5930,2026-11-18,2,1\n005930,x,2,1\n');
    await expect(fetchDays(path)).rejects.toMatchObject({
      kind: 'malformed',
      message: expect.stringMatching(
        /^csv: line 2: the code must have six characters.*, and 1 more; pnpm check-prices/,
      ),
    });
  });
});

describe('the check of a price file', () => {
  const check = (...paths: string[]) =>
    run(process.execPath, [command, ...paths]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );

  it('says what a sound file has', async () => {
    const path = await write('sound.csv', 'code,day,close,volume\n005930,2026-11-18,2,1\n000660,2026-11-19,2,1\n');
    expect(await check(path)).toEqual({ code: 0, stdout: '2 stocks, 2 prices, the last of 2026-11-19\n', stderr: '' });
  });

  it('lists every wrong line', async () => {
    const path = await write('listed.csv', 'code,day,close,volume\n5930,2026-11-18,2,1\n005930,x,2,1\n');
    expect(await check(path)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^line 2: the code .*\nline 3: the day must be like 2026-11-20\n$/),
    });
  });

  it('says that a file has no price', async () => {
    const path = await write('header.csv', 'code,day,close,volume\n\n');
    expect(await check(path)).toEqual({ code: 1, stdout: '', stderr: `${path}: has no price below its header\n` });
  });

  it('refuses a file that is larger than workers read', async () => {
    const rows = 'code,day,close,volume\n005930,2026-11-18,2,1\n';
    const path = await write('large.csv', Buffer.concat([Buffer.from(rows), Buffer.alloc(200_000_000, ' ')]));
    const problem = 'the file is larger than 200 MB';
    await expect(fetchDays(path)).rejects.toMatchObject({ message: `csv: ${problem}` });
    expect(await check(path)).toEqual({ code: 1, stdout: '', stderr: `${path}: ${problem}\n` });
    await rm(path);
  });

  it('says how it is used', async () => {
    expect(await check()).toMatchObject({ code: 1, stderr: 'Usage: pnpm check-prices FILE\n' });
    expect(await check('--help')).toEqual({ code: 0, stdout: 'Usage: pnpm check-prices FILE\n', stderr: '' });
    expect(await check('/no/such/file')).toMatchObject({ code: 1, stderr: '/no/such/file: cannot be read\n' });
  });
});
