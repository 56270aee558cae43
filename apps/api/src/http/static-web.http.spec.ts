import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

const compressedTexts = {
  'index.html': '<!doctype html><title>개미렌즈</title>',
  'assets/long-abc123.js': 'export const text = "개미";\n'.repeat(200),
};

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', 'main-abc123.js'), 'export {};');
  await writeFile(path.join(folder, 'ant.svg'), '<svg/>');
  for (const [name, text] of Object.entries(compressedTexts)) {
    await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text));
    await writeFile(path.join(folder, `${name}.gz`), gzipSync(text));
  }
  api = await startTestApi({ WEB_DIST_DIR: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const navigate = (address: string) => api.browser().get(address).set('accept', 'text/html,application/xhtml+xml');

describe('the built web', () => {
  it.each(['/', '/login', '/mjb-search', '/nothing/like/it'])(
    'answers its page at %s, asked for anew each time',
    async (address) => {
      const answer = await navigate(address).expect(200);
      expect(answer.text).toContain('개미렌즈');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it.each(['/', '/assets/main-abc123.js', '/gone.png', '/r/unknown', '/u/unknown', '/api/docs', '/api/v1/health'])(
    'leaves scripts of %s no camera, place or payment',
    async (address) => {
      const { headers } = await api.browser().get(address);
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
    },
  );

  it('answers its page to a tool that takes anything', async () => {
    const answer = await fetch(`${api.url}/login`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('개미렌즈');
  });

  it('keeps hashed files for ever and others not', async () => {
    const hashed = await api.browser().get('/assets/main-abc123.js').expect(200);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const other = await api.browser().get('/ant.svg').expect(200);
    expect(other.headers['cache-control']).toBe('no-cache');
  });

  it('does not answer its page for a missing file or for the API', async () => {
    for (const address of ['/assets/gone-def456.js', '/gone.png', '/robots.txt', '/assets/long-abc123.js.br']) {
      const gone = await api.browser().get(address).set('accept', 'image/*').expect(404);
      expect(gone.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(gone.text).toBe('Not found\n');
    }
    await navigate('/assets/gone-def456.js').expect(404);
    // The second as programs ask that join an address and a path with a slash too many.
    for (const address of ['/api/v1/nothing', '//api/v1/health', '/API/v1/nothing']) {
      const answer = await navigate(address).expect(404);
      expect(answer.body.code).toBe('NOT_FOUND');
    }
    await api.browser().post('/login').set('accept', 'text/html').expect(404);
  });

  it('lets nobody out of its folder', async () => {
    const answer = await fetch(`${api.url}/..%2f..%2fetc/passwd`);
    expect([400, 404]).toContain(answer.status);
  });
});

/** The bytes as they come over the wire: clients that are kinder would unpack them. */
function toBytes(address: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(`${api.url}${address}`, { headers }, async (response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

describe('the compressed web', () => {
  const script = '/assets/long-abc123.js';
  const text = compressedTexts['assets/long-abc123.js'];

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('goes out for accept-encoding %s as %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await toBytes(script, { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
    expect(unpack(body).toString()).toBe(text);
  });

  it('goes out as it is to who takes nothing else, and says that this depends on it', async () => {
    const { headers, body } = await toBytes(script, {});
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
    expect(body.toString()).toBe(text);
  });

  it('has a mark of its own for each encoding, and is not sent again to who has it', async () => {
    const marks = new Set<string | undefined>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { etag = '' } = (await toBytes(script, { 'accept-encoding': encoding })).headers;
      const again = await toBytes(script, { 'accept-encoding': encoding, 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      marks.add(etag);
    }
    expect(marks.size).toBe(3);
  });

  it('gives part of a file as part of its text', async () => {
    const { status, headers, body } = await toBytes(script, { 'accept-encoding': 'br', range: 'bytes=0-5' });
    expect(status).toBe(206);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('export');
  });

  it('has the page at every route', async () => {
    const { headers, body } = await toBytes('/mjb', { 'accept-encoding': 'br', accept: 'text/html' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['cache-control']).toBe('no-cache');
    expect(brotliDecompressSync(body).toString()).toContain('개미렌즈');
  });

  it('goes out as it is where the build left it so', async () => {
    const { headers, body } = await toBytes('/ant.svg', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('<svg/>');
  });
});
