import { expect, it } from 'vitest';
import { misspeltSettings } from './near-settings.ts';

const known = ['SESSION_SECRET', 'METRICS_PORT', 'WORKER_CONCURRENCY', 'PORT', 'KIS_APP_KEY', 'KIS_APP_SECRET'];

it.each([
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['METRIC_PORT', 'METRICS_PORT'],
  ['WORKER_CONCURENCY', 'WORKER_CONCURRENCY'],
])('names the setting that %s is near', (name, near) => {
  expect(misspeltSettings([name], known)).toEqual([`${name} is not a setting and is ignored: did you mean ${near}?`]);
});

it.each(['SESSION_SECRET', 'HOME', 'PATH', 'POST', 'SSH_AUTH_SOCK', 'SESSION_MANAGER'])(
  'says nothing of %s',
  (name) => {
    expect(misspeltSettings([name], known)).toEqual([]);
  },
);
