import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@gaemi/testing/free-port';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from './compose-file.ts';

const nginx = spawnSync('nginx', ['-v']).status === 0 && existsSync('/etc/nginx/mime.types');

let folder: string;
let running: ChildProcess | undefined;
let api: Server | undefined;

/** The image's folder of nginx, its places moved below a folder of the test. */
function prepare(places: Readonly<Record<string, string>>): void {
  cpSync(join(ROOT, 'infra/docker/nginx'), join(folder, 'gaemi'), { recursive: true });
  for (const name of readdirSync(join(folder, 'gaemi'))) {
    const path = join(folder, 'gaemi', name);
    const moved = Object.entries(places).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, moved);
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gaemi-nginx-'));
  // Started by root, nginx gives its workers to somebody else.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'run'));
});
afterEach(async () => {
  if (running?.exitCode === null) {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
  running = undefined;
  api?.close();
  api = undefined;
  rmSync(folder, { recursive: true });
});

describe('the start of nginx', () => {
  /** Runs it with a program in the place of nginx that does nothing. */
  function start(env: Record<string, string>) {
    prepare({ '/tmp/': `${folder}/run/` });
    writeFileSync(join(folder, 'nginx'), '#!/bin/sh\n', { mode: 0o755 });
    const { status, stderr } = spawnSync('sh', [join(folder, 'gaemi/start.sh')], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, ...env },
    });
    const written = join(folder, 'run/trusted-proxies.conf');
    return { status, stderr, written: existsSync(written) ? readFileSync(written, 'utf8') : null };
  }

  it('believes nobody by default', () => {
    const { status, written } = start({});
    expect(status).toBe(0);
    expect(written).toBe('geo $realip_remote_addr $from_proxy {\n  default 0;\n}\n');
  });

  it('believes the proxies that are named, by address or network', () => {
    expect(start({ TRUSTED_PROXY_ADDRESSES: ' 10.1.2.3, 172.16.0.0/12 fd00::/8' }).written).toBe(
      [
        'set_real_ip_from 10.1.2.3;',
        'set_real_ip_from 172.16.0.0/12;',
        'set_real_ip_from fd00::/8;',
        'geo $realip_remote_addr $from_proxy {',
        '  default 0;',
        '  10.1.2.3 1;',
        '  172.16.0.0/12 1;',
        '  fd00::/8 1;',
        '}',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [{ TRUSTED_PROXY_ADDRESSES: 'proxy.example.com' }, /^TRUSTED_PROXY_ADDRESSES: must be IP addresses [^\n]+\n$/],
    [{ TRUSTED_PROXY_ADDRESSES: '10.0.0.1 0.0.0.0/0' }, /^TRUSTED_PROXY_ADDRESSES: must be IP addresses [^\n]+\n$/],
    [{ TRUSTED_PROXY_ADDRESSES: '10.0.0.1; include /x' }, /^TRUSTED_PROXY_ADDRESSES: must be IP addresses [^\n]+\n$/],
    [{ WEB_ORIGIN: 'https://www.example.com' }, /^TRUSTED_PROXY_ADDRESSES: must name [^\n]+\n$/],
    [
      { WEB_ORIGIN: 'https://www.example.com', TRUSTED_PROXY_ADDRESSES: ' ' },
      /^TRUSTED_PROXY_ADDRESSES: must name [^\n]+\n$/,
    ],
  ])('ends with one line for %o', (env, line) => {
    expect(start(env)).toMatchObject({ status: 1, stderr: expect.stringMatching(line), written: null });
  });
});

// CI and the image have nginx; Debian: apt-get install nginx-light.
describe.runIf(nginx)('nginx', () => {
  /** Starts it before an API that answers with the headers it was sent. Its log is what it has written so far. */
  async function serve(trusted: string) {
    api = createServer((request, response) => response.end(JSON.stringify(request.headers))).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const port = await freePort();
    mkdirSync(join(folder, 'html'));
    writeFileSync(join(folder, 'html/index.html'), 'a page');
    prepare({
      '/tmp/': `${folder}/run/`,
      '/etc/nginx/gaemi/': `${folder}/gaemi/`,
      '/usr/share/nginx/html': join(folder, 'html'),
      'listen 8080': `listen 127.0.0.1:${port}`,
      'http://api:3000': `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    });
    running = spawn('sh', [join(folder, 'gaemi/start.sh')], {
      env: { PATH: process.env.PATH, TRUSTED_PROXY_ADDRESSES: trusted },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let log = '';
    running.stderr?.on('data', (written) => {
      log += written;
    });
    const url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(url).then(
        () => true,
        () => false,
      );
    await vi.waitUntil(async () => running?.exitCode !== null || (await answers()), { timeout: 60_000 });
    return { url, port, readLog: () => log };
  }

  /** What the API behind it is told, and what the caller gets, for a call with these headers from 127.0.0.1. */
  async function call(trusted: string, headers: Record<string, string>) {
    const { url } = await serve(trusted);
    const answer = await fetch(`${url}/api/v1/health`, { headers });
    const received = (await answer.json()) as IncomingHttpHeaders;
    const page = await fetch(url, { headers });
    return {
      address: received['x-forwarded-for'],
      scheme: received['x-forwarded-proto'],
      transportSecurity: page.headers.get('strict-transport-security'),
    };
  }
  const claims = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const own = { address: '127.0.0.1', scheme: 'http', transportSecurity: null };

  it.each(['', '10.0.0.0/8 192.168.0.0/16'])(
    'believes no client about its address and scheme, with %j trusted',
    async (trusted) => {
      expect(await call(trusted, claims)).toEqual(own);
    },
  );

  it('believes a proxy that is named', async () => {
    expect(await call('127.0.0.1', claims)).toEqual({
      address: '203.0.113.9',
      scheme: 'https',
      transportSecurity: expect.stringContaining('max-age='),
    });
  });

  it('believes of a chain only what its own proxy saw', async () => {
    const chain = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    expect(await call('127.0.0.1', chain)).toMatchObject({ address: '203.0.113.9' });
  });

  it('passes on the look of a balancer by HTTP/1.0 without a host', async () => {
    const { port } = await serve('');
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/v1/health HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
  });

  it('writes neither path nor address of a large body for a page into its log', async () => {
    const { url, readLog } = await serve('');
    const body = 'x'.repeat(2_000_000);
    const page = await fetch(`${url}/search?email=kim@example.com`, { method: 'POST', body });
    expect(page.status).toBe(405);
    expect((await fetch(`${url}/api/v1/alerts`, { method: 'POST', body })).status).toBe(413);
    running?.kill('SIGTERM');
    if (running) await once(running, 'close');
    expect(readLog()).toBe('');
  });
});
