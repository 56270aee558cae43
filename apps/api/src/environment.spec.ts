import { EnvironmentError } from '@gaemi/runtime/settings/environment';
import { describe, expect, it } from 'vitest';
import { environmentFrom, isBehindTls } from './environment.ts';

const needed = {
  MONGODB_URI: 'mongodb://localhost:27017/gaemi',
  SMTP_URL: 'smtp://localhost:1025',
  SESSION_SECRET: 'sixteen characters',
};

function problems(variables: Record<string, string>): readonly string[] {
  try {
    environmentFrom(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('the environment of the API', () => {
  it('needs a database, a mail server and a secret; everything else has its default', () => {
    expect(environmentFrom(needed)).toMatchObject({
      PORT: 3000,
      LISTEN_HOST: 'localhost',
      WEB_ORIGIN: 'http://localhost:3000',
      RATE_LIMIT_SCALE: 1,
      LOG_LEVEL: 'info',
    });
    expect(problems({})).toEqual([
      'MONGODB_URI: must be set',
      'SMTP_URL: must be an smtp(s) address',
      'SESSION_SECRET: must be set',
    ]);
  });

  it('takes the port into the default address of the site', () => {
    expect(environmentFrom({ ...needed, PORT: '8080' }).WEB_ORIGIN).toBe('http://localhost:8080');
  });

  it('refuses one port for two servers, and takes a free one for each', () => {
    expect(problems({ ...needed, METRICS_PORT: '3000' })).toEqual(['PORT, METRICS_PORT: must be two different ports']);
    expect(environmentFrom({ ...needed, PORT: '0', METRICS_PORT: '0' })).toMatchObject({ PORT: 0, METRICS_PORT: 0 });
  });

  it('takes no blanks for a secret, and leaves those around one as they are', () => {
    const SESSION_SECRET = ' sixteen characters ';
    expect(problems({ ...needed, SESSION_SECRET: ' '.repeat(16) })).toEqual([
      'SESSION_SECRET: must have at least 16 characters',
    ]);
    expect(environmentFrom({ ...needed, SESSION_SECRET }).SESSION_SECRET).toBe(SESSION_SECRET);
  });

  it('knows from the address whether the site is behind TLS, and drops a trailing slash', () => {
    const environment = environmentFrom({ ...needed, WEB_ORIGIN: 'https://gaemilens.example/' });
    expect(environment.WEB_ORIGIN).toBe('https://gaemilens.example');
    expect(isBehindTls(environment)).toBe(true);
    expect(isBehindTls(environmentFrom(needed))).toBe(false);
  });

  it('trusts no proxy but those that are named, behind TLS either', () => {
    const proxies = (given: Record<string, string>) => environmentFrom({ ...needed, ...given }).TRUSTED_PROXY_ADDRESSES;
    expect(proxies({})).toEqual([]);
    expect(proxies({ WEB_ORIGIN: 'https://gaemilens.example' })).toEqual([]);
    expect(proxies({ TRUSTED_PROXY_ADDRESSES: '127.0.0.1, 10.0.0.0/8' })).toEqual(['127.0.0.1', '10.0.0.0/8']);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT: must be a port number'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL: must be an smtp(s) address'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: must have at least 16 characters'],
    [{ WEB_ORIGIN: 'localhost' }, 'WEB_ORIGIN: must be an http(s) address without a path'],
    [{ WEB_ORIGIN: 'https://a.example/app' }, 'WEB_ORIGIN: must be an http(s) address without a path'],
    [
      { TRUSTED_PROXY_ADDRESSES: '1' },
      'TRUSTED_PROXY_ADDRESSES: must be IP addresses or networks (10.0.0.0/8), and not all of them',
    ],
    [{ RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE: must be a number, 0 or more'],
    [{ RATE_LIMIT_SCALE: 'many' }, 'RATE_LIMIT_SCALE: must be a number, 0 or more'],
    [{ ADMIN_EMAIL: 'a@b.co' }, 'ADMIN_EMAIL, ADMIN_PASSWORD: must be set together'],
    [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL: must be an e-mail address'],
    [
      { ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD: must have at least 10 characters and at most 72 bytes',
    ],
  ])('refuses %o with one clear line', (variables, line) => {
    expect(problems({ ...needed, ...variables })).toEqual([line]);
  });
});
