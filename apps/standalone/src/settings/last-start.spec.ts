import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLastStart, recordStart } from './last-start.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gaemi-last-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const audience = { webOrigin: 'https://gaemi.example', listenHost: 'localhost' };
const record = () => recordStart({ ...audience, all: {}, dataDir });

describe('the last start', () => {
  it('is not known before the first', () => {
    expect(readLastStart(dataDir)).toBe(null);
    record();
    expect(readLastStart(dataDir)).toEqual({ ...audience, nodeEnv: null });
    expect(readdirSync(dataDir)).toEqual(['last-start.json']);
  });

  it.each(['', '{"webOrigin":"http', '{}'])('is not guessed from a damaged file: %j', (text) => {
    writeFileSync(join(dataDir, 'last-start.json'), text);
    expect(() => readLastStart(dataDir)).toThrow(/^DATA_DIR: [^\n]*last-start.json is damaged: [^\n]+$/);
  });

  it('stays whole where the next one cannot be written', () => {
    record();
    mkdirSync(join(dataDir, 'last-start.json.new'));
    expect(() => recordStart({ ...audience, webOrigin: 'http://localhost', all: {}, dataDir })).toThrow();
    expect(readLastStart(dataDir)).toMatchObject(audience);
  });
});
