import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import { freePort } from '@gaemi/testing/free-port';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findStoreProcess } from './testing/store-process.ts';

const admin = { email: 'admin@gaemilens.example', password: 'lens4lens4lens' };
let dataDir: string;
let start: ChildProcessByStdio<null, Readable, null> | null;

beforeEach(async () => {
  start = null;
  dataDir = await mkdtemp(join(tmpdir(), 'gaemi-recovery-'));
});
afterEach(async () => {
  if (start !== null) {
    start.kill('SIGTERM');
    if (start.exitCode === null) await once(start, 'exit');
  }
  await rm(dataDir, { recursive: true });
});

/** The whole product as `pnpm start` runs it. */
async function startProduct() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: dataDir,
    env: {
      ...inheritedEnvironment,
      PORT: String(port),
      DATA_DIR: join(dataDir, 'data'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      STOCK_MASTER_SOURCE: 'bundled',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  start = child;
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  await vi.waitUntil(() => printed.includes('Data directory:') || child.exitCode !== null, { timeout: 60_000 });
  return { child, api: `http://127.0.0.1:${port}${API_PREFIX}`, printed: () => printed };
}

describe('the embedded store of a start', () => {
  it('comes back by itself when it was killed, with everything that was acknowledged', async () => {
    const { child, api, printed } = await startProduct();
    const health = async () => (await fetch(`${api}/${routes.health.path}`)).status;
    expect(await health()).toBe(200);
    const loggedIn = await fetch(`${api}/${routes.logIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_email: admin.email, password: admin.password }),
    });
    expect(loggedIn.status).toBe(200);
    const headers = {
      cookie: loggedIn.headers.get('set-cookie')?.split(';')[0] ?? '',
      'content-type': 'application/json',
    };
    const added = await fetch(`${api}/${routes.addToWatchlist.path}`, {
      method: 'POST',
      headers,
      body: '{"stocks":{"005930":""}}',
    });
    expect(added.status).toBe(201);

    // Health waits for a store that is back within a second. Each end doubles the pause before the next start.
    for (let ends = 0; ends < 4; ends += 1) {
      const store = await vi.waitUntil(() => findStoreProcess(child.pid ?? 0), { timeout: 60_000, interval: 20 });
      process.kill(store, 'SIGKILL');
      await vi.waitUntil(() => findStoreProcess(child.pid ?? 0) !== store, { timeout: 10_000, interval: 20 });
    }
    expect(await health()).toBe(503);
    await vi.waitUntil(async () => (await health()) === 200, { timeout: 60_000 });
    const list = await fetch(`${api}/${routes.listWatchlist.path}`, { headers });
    expect(await list.json()).toMatchObject({ items: [{ code: '005930' }] });
    expect(printed()).toMatch(/^\[store\] ended \(SIGKILL\), starts again in 1 s; its log is .*store\.log$/m);

    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });
});
