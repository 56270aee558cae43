import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityHeaders } from '@gaemi/api/src/http/security-headers.ts';
import { STREAM_SILENCE_MS } from '@gaemi/api/src/http/stream-silence.ts';
import { MAX_WAIT_SECONDS } from '@gaemi/contracts/analyses';
import { errorTable } from '@gaemi/contracts/errors';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { readText } from './compose-file.ts';

const configuration = readText('infra/docker/nginx/nginx.conf');

/** The security headers of a page as the API itself would send them. */
async function headersOfApi(behindTls: boolean): Promise<Record<string, string>> {
  const app = express().disable('x-powered-by').use(securityHeaders(behindTls));
  app.use((_request, response) => void response.end());
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  const transport = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries([...headers].filter(([name]) => !transport.includes(name)));
}

/** What a variable of the configuration is over http or https. */
function mapped(variable: string, scheme: 'http' | 'https'): string {
  const block = new RegExp(`map \\$outer_scheme \\$${variable} \\{([^}]*)\\}`).exec(configuration)?.[1] ?? '';
  const name = scheme === 'https' ? 'https' : 'default';
  return new RegExp(`${name} "([^"]*)";`).exec(block)?.[1] ?? 'no such variable';
}

/** What nginx adds to a file: an empty value is not sent. */
function headersOfNginx(scheme: 'http' | 'https'): Record<string, string> {
  const lines = readText('infra/docker/nginx/security-headers.conf').matchAll(
    /^add_header (\S+) (?:"([^"]*)"|\$(\w+)) always;$/gm,
  );
  const headers = [...lines].map(([, name = '', text, variable]) => [
    name.toLowerCase(),
    text ?? mapped(variable ?? '', scheme),
  ]);
  return Object.fromEntries(headers.filter(([, value]) => value !== ''));
}

describe('the configuration of nginx', () => {
  it.each(['http', 'https'] as const)('sends with a page over %s what the API would send', async (scheme) => {
    expect(headersOfNginx(scheme)).toEqual(await headersOfApi(scheme === 'https'));
  });

  it('lets the inline parts of the page through, and nothing else that is inline', () => {
    const hash = (...names: string[]) =>
      createHash('sha256')
        .update(names.map((name) => readText(`apps/web/first-paint/${name}`)).join(''))
        .digest('base64');
    const { 'content-security-policy': policy } = headersOfNginx('https');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('theme.js')}' 'sha256-${hash('early.js')}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('skeleton.css', 'result.css')}';`);
  });

  it('sends them in every place that answers by itself', () => {
    const places = configuration.split(/\n {4}location /).slice(1);
    const answering = places.filter((place) => !place.includes('proxy_pass'));
    expect(answering).toHaveLength(4);
    for (const place of answering) expect(place).toContain('include /etc/nginx/gaemi/security-headers.conf;');
  });

  it('leaves shared results, their pictures and the end of mails to the API, and no other screen', () => {
    const [, pattern = ''] = /location ~\* (\S+) \{[^}]*proxy_pass/.exec(configuration) ?? [];
    const ofApi = new RegExp(pattern, 'i');
    for (const path of ['/r/abc', '/r/abc/card.png', '/u/abc', '/api', '/API/v1/shared/abc'])
      expect(path).toMatch(ofApi);
    for (const path of ['/', '/robots.txt', '/register', '/users', '/apis', '/assets/r/abc.js'])
      expect(path).not.toMatch(ofApi);
  });

  it('waits longer for the API than a stream of events is silent', () => {
    const [, seconds = ''] = /proxy_read_timeout (\d+)s;/.exec(configuration) ?? [];
    // A stream of events looks once a second, and a busy machine is late.
    expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(STREAM_SILENCE_MS + 4_000);
  });

  it.each(['docker/nginx/nginx.conf', 'without-containers/nginx-site.conf'])(
    'waits in %s longer for the API than an answer is held',
    (file) => {
      const [, seconds = ''] = /proxy_read_timeout (\d+)s;/.exec(readText(`infra/${file}`)) ?? [];
      expect(Number(seconds)).toBeGreaterThanOrEqual(MAX_WAIT_SECONDS + 5);
    },
  );

  it('answers for the API with its own sentences', () => {
    for (const [, status, body] of configuration.matchAll(/return (\d+) '([^']+)';/g)) {
      const { detail, code } = JSON.parse(body ?? '');
      expect(Object.entries(errorTable)).toContainEqual([code, { status: Number(status), detail }]);
    }
  });
});
