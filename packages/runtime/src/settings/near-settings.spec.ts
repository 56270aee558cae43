import { expect, it } from 'vitest';
import { misspeltSettings } from './near-settings.ts';

const known = ['SESSION_SECRET', 'METRICS_PORT', 'WORKER_CONCURRENCY', 'PORT', 'KIS_APP_KEY', 'KIS_APP_SECRET'];

it.each([
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['METRIC_PORT', 'METRICS_PORT'],
  ['WORKER_CONCURENCY', 'WORKER_CONCURRENCY'],
  ['session_secret', 'SESSION_SECRET'],
  ['Kis_AppKey', 'KIS_APP_KEY'],
  ['SESION_SECRT', 'SESSION_SECRET'],
  ['METRICS_PORTED', 'METRICS_PORT'],
  ['PORTED', 'PORT'],
])('names the setting that %s is near', (name, near) => {
  expect(misspeltSettings([name], known)).toEqual([`${name} is not a setting and is ignored: did you mean ${near}?`]);
});

it.each([
  'SESSION_SECRET',
  'HOME',
  'PATH',
  'POST',
  'SSH_AUTH_SOCK',
  'SESSION_MANAGER',
  'SSION_SECRT',
  'PORTS',
  'HOME_FILE',
  'PORTAL_FILE',
])('says nothing of %s', (name) => {
  expect(misspeltSettings([name], known)).toEqual([]);
});

it('tells that a file with a secret is not read here', () => {
  const line = 'SESSION_SECRET_FILE is read in images only, and is ignored: set SESSION_SECRET';
  expect(misspeltSettings(['SESSION_SECRET_FILE'], known)).toEqual([line]);
});
