import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>개미렌즈</title>');
  await writeFile(path.join(folder, 'assets', 'main-abc123.js'), 'export {};');
  await writeFile(path.join(folder, 'ant.svg'), '<svg/>');
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
    await navigate('/assets/gone-def456.js').expect(404);
    await api.browser().get('/gone.png').set('accept', 'image/*').expect(404);
    const answer = await navigate('/api/v1/nothing').expect(404);
    expect(answer.body.code).toBe('NOT_FOUND');
    await api.browser().post('/login').set('accept', 'text/html').expect(404);
  });

  it('lets nobody out of its folder', async () => {
    const answer = await fetch(`${api.url}/..%2f..%2fetc/passwd`);
    expect([400, 404]).toContain(answer.status);
  });
});
