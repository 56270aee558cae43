import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EnvironmentError } from '@gaemi/runtime/settings/environment';
import { describe, expect, it } from 'vitest';
import { findMisspelt, readStandaloneEnvironment } from './environment.ts';

function findProblems(variables: Record<string, string>): readonly string[] {
  try {
    readStandaloneEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('readStandaloneEnvironment', () => {
  it('needs nothing: everything has a default or is embedded', () => {
    expect(readStandaloneEnvironment({})).toMatchObject({
      port: 3000,
      dataDir: resolve('.data'),
      mongodbUri: null,
      sqsEndpoint: null,
      smtpUrl: null,
      webOrigin: 'http://localhost:3000',
      adminEmail: 'admin@gaemilens.local',
      adminPassword: null,
      logLevel: 'info',
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readStandaloneEnvironment({ PORT: '', MONGODB_URI: '', NEWS_SOURCE: '' })).toMatchObject({
      port: 3000,
      mongodbUri: null,
    });
  });

  it('takes what is given', () => {
    expect(
      readStandaloneEnvironment({
        PORT: '3100',
        MONGODB_URI: 'mongodb+srv://db.example.com/gaemi',
        SQS_ENDPOINT: 'http://localhost:4566',
        SMTP_URL: 'smtps://user:pw@mail.example.com:465',
        WEB_ORIGIN: 'https://www.example.com/',
        NEWS_SOURCE: 'naver',
        NAVER_CLIENT_ID: 'id',
        NAVER_CLIENT_SECRET: 'secret',
      }),
    ).toMatchObject({
      port: 3100,
      mongodbUri: 'mongodb+srv://db.example.com/gaemi',
      sqsEndpoint: 'http://localhost:4566',
      smtpUrl: 'smtps://user:pw@mail.example.com:465',
      webOrigin: 'https://www.example.com',
      all: { NEWS_SOURCE: 'naver' },
    });
  });

  it.each([
    [undefined, 'localhost'],
    ['http://localhost:3000', 'localhost'],
    ['http://127.0.0.1:3000', 'localhost'],
    ['http://[::1]:3000', 'localhost'],
    ['https://www.example.com', 'localhost'],
    ['http://www.example.com', 'all'],
    ['http://192.168.0.5:3000', 'all'],
    ['http://localhost.example.com', 'all'],
    ['https://localhost.example.com', 'localhost'],
  ])('with WEB_ORIGIN=%s it listens on %s', (WEB_ORIGIN, listenHost) => {
    expect(readStandaloneEnvironment({ WEB_ORIGIN })).toMatchObject({ listenHost });
  });

  it('listens where it is told to, whatever WEB_ORIGIN says', () => {
    const WEB_ORIGIN = 'https://www.example.com';
    expect(readStandaloneEnvironment({ WEB_ORIGIN, LISTEN_HOST: '10.0.0.5' })).toMatchObject({
      listenHost: '10.0.0.5',
    });
  });

  it('gives the worker the next port for metrics, or the named one', () => {
    const ports = (variables: Record<string, string>) => readStandaloneEnvironment(variables).workerMetricsPort;
    expect(ports({})).toBeNull();
    expect(ports({ METRICS_PORT: '9464' })).toBe(9465);
    expect(ports({ METRICS_PORT: '9464', WORKER_METRICS_PORT: '9500' })).toBe(9500);
    // A free port for each.
    expect(ports({ METRICS_PORT: '0' })).toBe(0);
    expect(ports({ METRICS_PORT: '65535', WORKER_METRICS_PORT: '9465' })).toBe(9465);
    expect(findProblems({ METRICS_PORT: '65535' })).toEqual([
      'METRICS_PORT: no port is left after it: set WORKER_METRICS_PORT',
    ]);
  });

  it.each([
    [{ METRICS_PORT: '3000' }, 'PORT, METRICS_PORT: must be two different ports'],
    [{ PORT: '8080', WORKER_METRICS_PORT: '8080' }, 'PORT, WORKER_METRICS_PORT: must be two different ports'],
    [
      { METRICS_PORT: '9464', WORKER_METRICS_PORT: '9464' },
      'METRICS_PORT, WORKER_METRICS_PORT: must be two different ports',
    ],
    [{ METRICS_PORT: '2999' }, 'METRICS_PORT: the port after it is PORT: set WORKER_METRICS_PORT'],
  ])('names both settings of one port: %j', (variables, problem) => {
    expect(findProblems(variables)).toEqual([problem]);
  });

  it.each(['0', '65536', 'abc', '3000.5', '-1', ' '])('refuses PORT=%j', (PORT) => {
    expect(findProblems({ PORT })).toEqual(['PORT: must be a port number']);
  });

  it.each([
    ['MONGODB_URI', 'postgres://db'],
    ['SQS_ENDPOINT', 'localhost:4566'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', '개미렌즈'],
    ['MAIL_FROM', 'lens@gaemi.example, ants@gaemi.example'],
    ['WEB_ORIGIN', 'https://www.example.com/path'],
    ['WEB_ORIGIN', 'https://www.example.com?a=b'],
    ['WEB_ORIGIN', 'https://user@www.example.com'],
    ['WEB_ORIGIN', 'gaemi.example'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', ' '.repeat(16)],
    ['WITHDRAWN_EMAIL_SECRET', `short${' '.repeat(16)}`],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short1'],
    ['ADMIN_PASSWORD', '가'.repeat(30)],
    ['RATE_LIMIT_SCALE', '-1'],
    ['RATE_LIMIT_SCALE', ' '],
    ['READER_EVERY', ' '],
    ['NEWS_SHARED_MINUTES', '\t'],
    ['METRICS_PORT', ' '],
    ['KIWOOM_REQUESTS_PER_SECOND', ' '],
    ['OPENAI_MODEL_PREMIUM', ' '],
    ['AWS_REGION', ' '],
    ['BACKUP_DIR', ' '],
    ['LOG_LEVEL', 'loud'],
    ['LISTEN_HOST', 'everywhere'],
    ['TRUSTED_PROXY_ADDRESSES', 'nginx'],
    ['NEWS_SOURCE', 'bing'],
    ['NAVER_API_URL', 'naver'],
    ['TRADING_SOURCE', 'guess'],
    ['WITHDRAWN_EMAIL_SECRET', 'short'],
    ['WORKER_CONCURRENCY', 'many'],
    ['WORKER_METRICS_PORT', 'many'],
    ['DATA_DIR', '~/gaemi'],
    ['BACKUP_DIR', '~/gaemi'],
    ['PLANS_FILE', '/etc/none.json'],
    ['READER_EVERY', 'hourly'],
    ['ALLOW_NEWER_STORE', 'yes'],
  ])('refuses %s=%s with one line that does not repeat the value', (name, value) => {
    const problems = findProblems({ [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: must [^\n]+$`))]);
    if (value.trim() !== '') expect(problems[0]).not.toContain(value);
  });

  it.each(['lens@gaemi.example', '개미렌즈 <lens@localhost>', '"개미렌즈, (주)" <lens@gaemi.example>'])(
    'takes mails from %s',
    (MAIL_FROM) => expect(findProblems({ MAIL_FROM })).toEqual([]),
  );

  it('refuses a worker that would do nothing', () => {
    expect(findProblems({ WORKER_CONCURRENCY: '0' })).toEqual([
      'WORKER_CONCURRENCY: must be a whole number from 1 to 64',
    ]);
  });

  it('names the keys that a source needs', () => {
    expect(findProblems({ NEWS_SOURCE: 'naver' })).toEqual([expect.stringContaining('NAVER_CLIENT_ID')]);
  });

  it('names every wrong variable at once', () => {
    expect(findProblems({ PORT: 'x', SMTP_URL: 'x', ANALYZER: 'x' })).toHaveLength(3);
  });
});

it('names a variable that is nearly a setting, and knows every one of the example file', () => {
  expect(findMisspelt({ SESION_SECRET: 'x', HOME: '/' })).toEqual([
    'SESION_SECRET is not a setting and is ignored: did you mean SESSION_SECRET?',
  ]);
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => [name, '']);
  expect(findMisspelt(Object.fromEntries(names))).toEqual([]);
});
