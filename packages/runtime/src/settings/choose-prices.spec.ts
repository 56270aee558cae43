import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { choosePrices } from './choose-prices.ts';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { sourceVariables } from './environment-fields.ts';

const choose = (variables: Record<string, string>, realNews = false) =>
  choosePrices(parseEnvironment(z.object(sourceVariables), variables), { realNews });
const kiwoomKeys = { KIWOOM_APP_KEY: 'app', KIWOOM_SECRET_KEY: 'secret' };
const kisKeys = { KIS_APP_KEY: 'app', KIS_APP_SECRET: 'secret' };

let folder: string;
let csvFile: { PRICE_CSV_FILE: string };
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gaemi-prices-'));
  csvFile = { PRICE_CSV_FILE: join(folder, 'prices.csv') };
  writeFileSync(csvFile.PRICE_CSV_FILE, 'code,day,close,volume\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the source of prices', () => {
  it('is automatically Kiwoom, else KIS, else the file, else samples', () => {
    expect(choose({ ...kiwoomKeys, ...kisKeys, ...csvFile })).toEqual({
      name: 'kiwoom',
      baseUrl: 'https://api.kiwoom.com',
      venue: 'KRX+NXT',
      appKey: 'app',
      secretKey: 'secret',
      requestsPerSecond: 1,
    });
    expect(choose({ ...kisKeys, ...csvFile })).toEqual({
      name: 'kis',
      baseUrl: 'https://openapi.koreainvestment.com:9443',
      appKey: 'app',
      appSecret: 'secret',
    });
    expect(choose(csvFile)).toEqual({ name: 'csv', path: csvFile.PRICE_CSV_FILE });
    expect(choose({})).toEqual({ name: 'sample' });
  });

  it('is none beside real news, and never sample', () => {
    expect(choose({}, true)).toEqual({ name: 'none' });
    expect(choose(kisKeys, true).name).toBe('kis');
    expect(() => choose({ PRICE_SOURCE: 'sample' }, true)).toThrow(
      /^PRICE_SOURCE: must not be sample beside real news/,
    );
  });

  it('is the named one, whatever keys there are', () => {
    const all = { ...kiwoomKeys, ...kisKeys, ...csvFile };
    for (const name of ['kiwoom', 'kis', 'csv', 'sample', 'none'] as const) {
      expect(choose({ ...all, PRICE_SOURCE: name }).name).toBe(name);
    }
    expect(choose({ ...kisKeys, KIS_API_URL: 'http://localhost:9000/' })).toMatchObject({
      baseUrl: 'http://localhost:9000',
    });
  });

  it.each([
    [{ PRICE_SOURCE: 'yahoo' }, /^PRICE_SOURCE: must be auto, kiwoom, kis, csv, sample or none$/],
    [{ PRICE_SOURCE: 'kiwoom' }, /^KIWOOM_APP_KEY, KIWOOM_SECRET_KEY: must be set for PRICE_SOURCE=kiwoom$/],
    [{ PRICE_SOURCE: 'kis' }, /^KIS_APP_KEY, KIS_APP_SECRET: must be set for PRICE_SOURCE=kis$/],
    [{ PRICE_SOURCE: 'csv' }, /^PRICE_CSV_FILE: must be set for PRICE_SOURCE=csv$/],
    [{ KIWOOM_SECRET_KEY: 'key' }, /^KIWOOM_APP_KEY, KIWOOM_SECRET_KEY: must be set together$/],
    [{ KIS_APP_KEY: 'key' }, /^KIS_APP_KEY, KIS_APP_SECRET: must be set together$/],
    [{ PRICE_SOURCE: 'none', KIS_APP_SECRET: 'key' }, /^KIS_APP_KEY, KIS_APP_SECRET: must be set together$/],
    [{ PRICE_CSV_FILE: '/no/such/file.csv' }, /^PRICE_CSV_FILE: is not found$/],
    [{ PRICE_CSV_FILE: tmpdir() }, /^PRICE_CSV_FILE: must be a file that can be read$/],
    [{ KIS_API_URL: 'openapi' }, /^KIS_API_URL: must be an http/],
  ])('stops the start on %j', (variables, line) => {
    expect(() => choose(variables)).toThrow(EnvironmentError);
    expect(() => choose(variables)).toThrow(line);
  });
});
