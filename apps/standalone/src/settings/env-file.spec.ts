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

const cutShort = 'a value with # or quotes must stand in quotes that are not in it';

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

  it('reads the first name of a file of Windows, with its mark and ends of lines', () => {
    expect(read('\ufeffDART_API_KEY=한글 키\r\nPORT=3100\r\n')).toEqual({ DART_API_KEY: '한글 키', PORT: '3100' });
  });

  it('keeps # and other quotes in quotes, and takes what stands after a blank and # for a comment', () => {
    expect(read('A="b#c"\nD=`e"f`# g\nH=i # j\'k#l\nL=#m\nN="o\np#q" # r')).toEqual({
      ...{ A: 'b#c', D: 'e"f', H: 'i', L: '', N: 'o\np#q' },
    });
  });

  it('reads nothing where there is no file', () => {
    expect(readEnvFile(join(folder, 'none'))).toEqual({});
  });

  it.each([
    ['PORT 3000', ['.env, line 1: must be NAME=value']],
    ['A=1\n\n=x\n3B=1', ['.env, line 3: must be NAME=value', '.env, line 4: must be NAME=value']],
    ['A=1\nKEY="never closed\nB=2', ['.env, line 2: must be NAME=value']],
    ['KEY=abc#def', [`.env, line 1: ${cutShort}`]],
    ['A=1\nKEY="abc"def', [`.env, line 2: ${cutShort}`]],
    ["KEY='it's mine'", [`.env, line 1: ${cutShort}`]],
    ['KEY="never closed\nB="2"\nC=3', [`.env, line 2: ${cutShort}`]],
  ])('names the wrong lines of %j, without what is in them', (text, problems) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ problems }));
  });
});
