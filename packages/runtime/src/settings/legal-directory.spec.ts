import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { legalVariables } from './legal-directory.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'legal-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const operator = {
  name: '개미',
  representative: '김개미',
  registration: '1',
  address: '서울',
  contact: 'a@example.com',
};
const whole: Record<string, string> = {
  'terms.md': '---\nversion: 2\neffective: 2026-12-01\n---\n\n# 이용약관\n',
  'privacy.md': '\uFEFF---\r\nversion: "2026-1"\r\neffective: 2026-12-02\r\n---\r\n# 처리방침\r\n',
  'operator.json': JSON.stringify(operator),
};

function read(files: Record<string, string>) {
  const folder = join(root, crypto.randomUUID());
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return parseEnvironment(z.object(legalVariables), { LEGAL_DIR: folder }).LEGAL_DIR;
}
function refuse(files: Record<string, string>): string {
  try {
    read(files);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
  }
  throw new Error('it was accepted');
}

describe('the folder of legal texts', () => {
  it('is read with versions, days and the operator', () => {
    expect(read(whole)).toEqual({
      operator,
      documents: [
        { kind: 'terms', version: '2', effective: '2026-12-01', markdown: '# 이용약관' },
        { kind: 'privacy', version: '2026-1', effective: '2026-12-02', markdown: '# 처리방침' },
      ],
    });
  });

  it.each([
    ['a missing file', { 'privacy.md': null }, 'privacy.md is not found'],
    ['a text without a head', { 'terms.md': '# 이용약관' }, 'terms.md: must begin with ---'],
    ['a head without a version', { 'terms.md': '---\neffective: 2026-12-01\n---\na' }, 'terms.md: version must be set'],
    ['a day that is none', { 'terms.md': '---\nversion: 1\neffective: soon\n---\na' }, 'effective must be a day'],
    ['an empty text', { 'terms.md': '---\nversion: 1\neffective: 2026-12-01\n---\n\n' }, 'must have a text'],
    ['an operator without an address', { 'operator.json': '{"name": "개미"}' }, 'operator.json: representative'],
    ['an operator that is no JSON', { 'operator.json': '{' }, 'operator.json: must have name'],
  ])('is refused in one line with %s', (_, changed, line) => {
    const files = Object.entries({ ...whole, ...changed }).filter((file): file is [string, string] => file[1] !== null);
    const message = refuse(Object.fromEntries(files));
    expect(message).toContain(line);
    expect(message.split('\n')).toHaveLength(1);
    expect(message).toMatch(/^LEGAL_DIR: /);
  });

  it('tells a file that cannot be read from one that is missing', () => {
    const folder = join(root, 'unreadable');
    mkdirSync(join(folder, 'operator.json'), { recursive: true });
    expect(() => parseEnvironment(z.object(legalVariables), { LEGAL_DIR: folder })).toThrow(
      'operator.json cannot be read',
    );
  });
});
