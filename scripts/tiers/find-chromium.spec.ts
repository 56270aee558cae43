import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, findHeadlessChromium } from './find-chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gaemi-chromium-'));
  for (const name of ['a', 'b']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

describe('findChromium', () => {
  it('finds whichever browser is on PATH, a Chromium before a Chrome', () => {
    const PATH = `${join(folder, 'a')}:${join(folder, 'b')}`;
    const chrome = install('a/google-chrome');
    expect(findChromium({ PATH })).toBe(chrome);
    const chromium = install('b/chromium-browser');
    expect(findChromium({ PATH })).toBe(chromium);
  });

  it('takes CHROMIUM before all, and nothing else where that does not exist', () => {
    const PATH = join(folder, 'a');
    install('a/chromium');
    const CHROMIUM = install('own');
    expect(findChromium({ PATH, CHROMIUM })).toBe(CHROMIUM);
    expect(findChromium({ PATH, CHROMIUM: join(folder, 'missing') })).toBeNull();
  });
});

describe('findHeadlessChromium', () => {
  it('takes the headless shell beside a browser, and the browser where there is no shell', () => {
    const PATH = `${join(folder, 'a')}:${join(folder, 'b')}`;
    expect(findHeadlessChromium({ PATH })).toBeNull();
    const chromium = install('a/chromium');
    expect(findHeadlessChromium({ PATH })).toBe(chromium);
    const shell = install('b/chromium-headless-shell');
    expect(findHeadlessChromium({ PATH })).toBe(shell);
    expect(findHeadlessChromium({ PATH, CHROMIUM: chromium })).toBe(chromium);
    expect(findHeadlessChromium({ PATH, CHROMIUM: join(folder, 'missing') })).toBeNull();
  });
});
