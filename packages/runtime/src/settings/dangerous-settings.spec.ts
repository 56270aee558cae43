import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDangers, isPublicOrigin } from './dangerous-settings.ts';

const safe = { WEB_ORIGIN: 'https://gaemi.example', RATE_LIMIT_SCALE: 1, SMTP_URL: 'smtps://mail', LEGAL_DIR: {} };
const listNames = (settings: Partial<Parameters<typeof findDangers>[0]>) =>
  findDangers({ ...safe, ...settings }).map((line) => line.split(':')[0]);

it.each([
  [{}, []],
  [{ WEB_ORIGIN: 'http://gaemi.example' }, ['WEB_ORIGIN']],
  [{ RATE_LIMIT_SCALE: 0 }, ['RATE_LIMIT_SCALE']],
  [{ RATE_LIMIT_SCALE: 100 }, ['RATE_LIMIT_SCALE']],
  [{ RATE_LIMIT_SCALE: 99 }, []],
  [{ SMTP_URL: null }, ['SMTP_URL']],
  [{ LEGAL_DIR: undefined }, ['LEGAL_DIR']],
  [{ WEB_ORIGIN: 'http://localhost:3000', SMTP_URL: null, LEGAL_DIR: undefined }, []],
])('of %j the dangers are %j', (settings, names) => {
  expect(listNames(settings)).toEqual(names);
});

it.each([
  ['.env.example', ['SESSION_SECRET', 'WITHDRAWN_EMAIL_SECRET', 'ADMIN_PASSWORD']],
  ['docs/without-containers.md', ['SESSION_SECRET', 'ADMIN_PASSWORD']],
])('a secret that is copied out of %s is named', (file, names) => {
  const text = readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8');
  const copied = [...text.matchAll(/^\s*#?(SESSION_SECRET|WITHDRAWN_EMAIL_SECRET|ADMIN_PASSWORD)="?([^"\n]+)/gm)];
  const settings = Object.fromEntries(copied.map(([, name = '', value]) => [name, value]));
  expect(listNames(settings)).toEqual(names);
  expect(listNames({ ...settings, WEB_ORIGIN: 'http://localhost:3000' })).toEqual([]);
});

it.each([
  ['http://localhost:3000', false],
  ['http://127.0.0.1', false],
  ['http://[::1]:3000', false],
  ['http://192.168.0.7', false],
  ['http://gaemi.local', false],
  ['http://server', false],
  ['http://8.8.8.8', true],
  ['https://gaemi.example', true],
])('%s is public: %s', (origin, isPublic) => {
  expect(isPublicOrigin(origin)).toBe(isPublic);
});
