import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { BadLineError, readLines } from './json-lines.ts';
import { readInstant } from './published-at.ts';

const schema = z.object({ key: z.string() });
async function read(text: string): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of readLines(Readable.from([text]), schema)) values.push(value);
  return values;
}

describe('JSON lines', () => {
  it('are read one by one, without blank lines', async () => {
    expect(await read('\uFEFF{"key":"a"}\n\n{"key":"b"}\r\n')).toEqual([{ key: 'a' }, { key: 'b' }]);
    expect(await read('')).toEqual([]);
  });

  it('report a bad line and continue', async () => {
    expect(await read('{"key":"a"}\n{\n{"key":"b"}')).toEqual([
      { key: 'a' },
      new BadLineError('line 2: not JSON'),
      { key: 'b' },
    ]);
    expect(await read('\n{"key":1}')).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^line 2: key: /) }),
    ]);
  });
});

describe('a time without a zone', () => {
  it('is Seoul time', () => {
    expect(readInstant('2026-11-10T09:00:00').toISOString()).toBe('2026-11-10T00:00:00.000Z');
    expect(readInstant('2026-11-10 09:00').toISOString()).toBe('2026-11-10T00:00:00.000Z');
    expect(readInstant('2026-11-10').toISOString()).toBe('2026-11-09T15:00:00.000Z');
  });

  it('is not assumed when the time has one', () => {
    expect(readInstant('2026-11-10T09:00:00-05:00').toISOString()).toBe('2026-11-10T14:00:00.000Z');
    expect(readInstant('Tue, 10 Nov 2026 09:00:00 +0900').toISOString()).toBe('2026-11-10T00:00:00.000Z');
    expect(readInstant('yesterday').getTime()).toBeNaN();
  });
});
