import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import {
  cutOff,
  disconnect,
  type Fault,
  gzipBomb,
  hang,
  large,
  redirect,
  status,
  switchProtocols,
} from '@gaemi/testing/providers/faults';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProviderError } from '../provider-error.ts';
import type { FetchOptions } from './fetch-body.ts';
import { fetchText } from './fetch-text.ts';

let stub: StubServer;
let elsewhere: StubServer;
beforeAll(async () => {
  stub = await startStubServer((_, response) => void response.end('안녕'));
  elsewhere = await startStubServer((_, response) => void response.end('비밀'));
});
afterEach(() => {
  for (const server of [stub, elsewhere]) {
    server.recover();
    server.requests.length = 0;
  }
});
afterAll(() => Promise.all([stub.close(), elsewhere.close()]));

const get = (options: Partial<FetchOptions> = {}, path = '/') =>
  fetchText(stub.url + path, { provider: 'stub', signal: new AbortController().signal, backoffMs: 5, ...options });

async function catchFailure(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProviderError)) throw new Error('Expected a ProviderError', { cause: error });
  return error;
}

describe('fetchText', () => {
  it('returns the text and sends the headers', async () => {
    expect(await get({ headers: { 'x-key': 'k' } })).toBe('안녕');
    expect(stub.requests[0]?.headers['x-key']).toBe('k');
  });

  it.each([
    ['500', status(500), 'unreachable'],
    ['429', status(429), 'quota'],
    ['a broken connection', disconnect, 'unreachable'],
    ['a change of protocol', switchProtocols, 'unreachable'],
    ['half an answer', cutOff, 'unreachable'],
  ] as const)('retries after %s, at most twice', async (_, fault, kind) => {
    stub.fail(fault, 2);
    expect(await get()).toBe('안녕');
    expect(stub.requests).toHaveLength(3);
    stub.fail(fault, Number.POSITIVE_INFINITY);
    expect(await catchFailure(get())).toMatchObject({ kind, retryable: true, provider: 'stub' });
    expect(stub.requests).toHaveLength(6);
  });

  it.each([400, 401, 403, 404])('never retries after %d', async (code) => {
    stub.fail(status(code));
    expect(await catchFailure(get())).toMatchObject({ kind: 'refused', retryable: false });
    expect(stub.requests).toHaveLength(1);
  });

  it('waits as long as Retry-After asks', async () => {
    stub.fail(status(429, { retryAfter: 1 }));
    const started = performance.now();
    expect(await get()).toBe('안녕');
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });

  it('does not wait for a Retry-After past its deadline, and reports its length', async () => {
    stub.fail(status(429, { retryAfter: 30 }), Number.POSITIVE_INFINITY);
    expect(await catchFailure(get({ totalMs: 5_000 }))).toMatchObject({ kind: 'quota', retryAfterMs: 30_000 });
    expect(stub.requests).toHaveLength(1);
  });

  it('stays within its deadline and count of tries through 429, 500 and silence [R42]', async () => {
    stub.fail(status(429, { retryAfter: 0 }));
    stub.fail(status(500));
    stub.fail(hang);
    expect(await catchFailure(get({ timeoutMs: 1_000 }))).toMatchObject({ kind: 'timeout' });
    expect(stub.requests).toHaveLength(3);
  });

  it('ends at once when the caller gives up', async () => {
    stub.fail(hang, Number.POSITIVE_INFINITY);
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 50);
    const failure = await catchFailure(get({ signal: caller.signal }));
    expect(failure).toMatchObject({ kind: 'given-up', retryable: false });
    expect(stub.requests).toHaveLength(1);
  });

  it('ends at once at a time limit of the caller, which counts as silence of the provider', async () => {
    stub.fail(hang, Number.POSITIVE_INFINITY);
    const signal = AbortSignal.any([new AbortController().signal, AbortSignal.timeout(50)]);
    expect(await catchFailure(get({ signal }))).toMatchObject({ kind: 'timeout', retryable: false });
    expect(stub.requests).toHaveLength(1);
  });

  it('waits as long as Retry-After asks after a 503, too', async () => {
    stub.fail(status(503, { retryAfter: 1 }));
    const started = performance.now();
    expect(await get()).toBe('안녕');
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
    expect(stub.requests).toHaveLength(2);
  });

  it('asks again where a packed answer was cut off', async () => {
    const packed = gzipSync('안녕'.repeat(1_000));
    stub.fail((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', connection: 'close' });
      response.end(packed.subarray(0, packed.length - 12));
    });
    expect(await get()).toBe('안녕');
    expect(stub.requests).toHaveLength(2);
  });

  it('asks again without counting a try where the server closed a kept connection unannounced', async () => {
    let sockets = 0;
    // Keep-alive is promised, and broken after each answer.
    const server = createServer((socket) => {
      sockets += 1;
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: keep-alive\r\n\r\nok');
        socket.once('data', () => socket.resetAndDestroy());
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const signal = new AbortController().signal;
    for (let call = 0; call < 5; call += 1)
      expect(
        await fetchText(`http://127.0.0.1:${port}/`, { provider: 'stub', signal, retries: 0, repeatsLost: true }),
      ).toBe('ok');
    expect(sockets).toBeGreaterThan(2);
    server.close();
  });

  it('stops at the size limit, compressed or not [R45]', async () => {
    stub.fail(gzipBomb(50_000_000));
    expect(await catchFailure(get({ maxBytes: 1_000_000 }))).toMatchObject({ kind: 'malformed' });
    stub.fail(large(50_000_000));
    expect(await catchFailure(get({ maxBytes: 1_000_000 }))).toMatchObject({ kind: 'malformed' });
    expect(stub.requests).toHaveLength(2);
  });

  it('decompresses known encodings and refuses the others', async () => {
    stub.fail(gzipBomb(1000));
    expect(await get({ maxBytes: 1000 })).toHaveLength(1000);
    stub.fail((response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed'));
    expect(await catchFailure(get())).toMatchObject({ kind: 'malformed' });
    stub.fail((response) => void response.writeHead(200, { 'content-encoding': 'rot13' }).end('x'));
    expect(await catchFailure(get())).toMatchObject({ kind: 'malformed' });
  });

  it.each<[string, Fault]>([
    ['is empty', (response) => response.end()],
    ['is not packed', (response) => response.end('too many requests')],
    ['is cut off', (response) => response.write('\x1f\x8b', () => response.destroy())],
  ])('hears a refusal whose packed body %s', async (_, end) => {
    const refuse = (code: number): Fault => {
      return (response, request) => {
        response.writeHead(code, { 'content-encoding': 'gzip', 'retry-after': '90' });
        end(response, request);
      };
    };
    stub.fail(refuse(429));
    expect(await catchFailure(get())).toMatchObject({ kind: 'quota', status: 429, retryAfterMs: 90_000 });
    stub.fail(refuse(403));
    expect(await catchFailure(get())).toMatchObject({ kind: 'refused', status: 403, retryable: false });
    expect(stub.requests).toHaveLength(2);
  });

  it('hears a refusal whose body is too large', async () => {
    stub.fail((response) => void response.writeHead(403).end('x'.repeat(2_000)));
    expect(await catchFailure(get({ maxBytes: 1_000 }))).toMatchObject({ kind: 'refused', status: 403 });
  });

  it.each(['none', 'UTF-8'])('reads a body that calls its encoding %s as it is', async (encoding) => {
    stub.fail((response) => void response.writeHead(200, { 'content-encoding': encoding }).end('안녕'));
    expect(await get()).toBe('안녕');
  });

  it.each([
    ['1.5', 1_500],
    ['0', 0],
    ['-1', undefined],
    ['soon', undefined],
  ])(
    'takes a Retry-After of %s for %s milliseconds, and never for "at once" where it is unreadable',
    async (header, wait) => {
      stub.fail(status(503, { retryAfter: header }));
      const failure = await catchFailure(get({ retries: 0 }));
      expect(failure.retryAfterMs).toBe(wait);
    },
  );

  it.each([-7, 0, 7])('reads a Retry-After with a date by the clock of the server, %d minutes off', async (minutes) => {
    const sentAt = Date.now() + minutes * 60_000;
    const [date, retryAfter] = [sentAt, sentAt + 90_000].map((moment) => new Date(moment).toUTCString());
    stub.fail((response) => void response.writeHead(429, { date, 'retry-after': retryAfter }).end());
    expect(await catchFailure(get({ retries: 0 }))).toMatchObject({ kind: 'quota', retryAfterMs: 90_000 });
  });

  it('tells a silent server from a limit of the caller that was too short for all requests', async () => {
    stub.fail(hang);
    expect(await catchFailure(get({ signal: AbortSignal.timeout(100) }))).toMatchObject({
      kind: 'timeout',
      ownLimit: false,
    });
    const signal = AbortSignal.timeout(500);
    await get({ signal });
    stub.fail(hang);
    expect(await catchFailure(get({ signal }))).toMatchObject({ kind: 'timeout', ownLimit: true });
  });

  it('follows at most three redirects of the configured server', async () => {
    stub.fail(redirect('/next'), 3);
    expect(await get()).toBe('안녕');
    stub.fail(redirect('/next'), 4);
    expect(await catchFailure(get())).toMatchObject({ kind: 'refused' });
  });

  it('never follows a redirect to a private address [R45]', async () => {
    const inside = [
      elsewhere.url,
      elsewhere.url.replace('127.0.0.1', 'localhost'),
      elsewhere.url.replace('127.0.0.1', '2130706433'),
      elsewhere.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'https://10.0.0.1/',
    ];
    for (const target of inside) {
      stub.fail(redirect(target));
      expect(await catchFailure(get())).toMatchObject({ kind: 'refused', retryable: false });
    }
    expect(elsewhere.requests).toHaveLength(0);
  });

  it('refuses redirects without a target and to other protocols', async () => {
    for (const target of ['', 'file:///etc/passwd', 'ftp://example.com/', 'http://user:pw@example.com/']) {
      stub.fail(redirect(target));
      expect(await catchFailure(get())).toMatchObject({ kind: 'refused' });
    }
  });

  it('has no key and no query in its errors', async () => {
    stub.fail(status(401, { body: 'bad key sesame' }));
    const failure = await catchFailure(get({ headers: { 'x-key': 'sesame' } }, '/news?query=secret'));
    expect(`${failure.message} ${JSON.stringify(failure)}`).not.toMatch(/sesame|secret/);
  });

  it('names the provider that cannot be reached', async () => {
    const gone = await startStubServer(() => undefined);
    await gone.close();
    const signal = new AbortController().signal;
    const failure = await catchFailure(fetchText(gone.url, { provider: 'stub', signal, backoffMs: 1 }));
    expect(failure).toMatchObject({ kind: 'unreachable', retryable: true });
    expect(failure.message).toContain('ECONNREFUSED');
  });
});
