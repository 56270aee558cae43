import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvFile } from './env-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gaemi-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(join(folder, '.env'), text);
  return readEnvFile(join(folder, '.env'));
}

describe('readEnvFile', () => {
  it('reads names, values, quotes, comments and values of several lines', () => {
    const text = [
      '# settings',
      '',
      'PORT=3100',
      'export MAIL_FROM="개미렌즈 <a@b.kr>" # who',
      'EMPTY=',
      "KEY='one",
      "two'",
    ];
    expect(read(text.join('\r\n').replaceAll('\r', ''))).toEqual({
      PORT: '3100',
      MAIL_FROM: '개미렌즈 <a@b.kr>',
      EMPTY: '',
      KEY: 'one\ntwo',
    });
  });

  it('reads nothing where there is no file', () => {
    expect(readEnvFile(join(folder, 'none'))).toEqual({});
  });

  it.each([
    ['PORT 3000', ['.env, line 1: must be NAME=value']],
    ['A=1\n\n=x\n3B=1', ['.env, line 3: must be NAME=value', '.env, line 4: must be NAME=value']],
    ['A=1\nKEY="never closed\nB=2', ['.env, line 2: must be NAME=value']],
  ])('names the wrong lines of %j, without what is in them', (text, problems) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ problems }));
  });
});
