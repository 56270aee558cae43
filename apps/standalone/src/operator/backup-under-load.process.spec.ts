import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import { startEmbeddedMongo } from '@gaemi/embedded-mongo/server';
import { freePort } from '@gaemi/testing/free-port';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appDir } from '../child-environment.ts';

const admin = { email: 'admin@gaemilens.example', password: 'lens4lens4lens' };
let folder: string;
let product: ChildProcessByStdio<null, Readable, null> | null;
beforeEach(async () => {
  product = null;
  folder = await mkdtemp(join(tmpdir(), 'gaemi-load-'));
});
afterEach(async () => {
  if (product?.exitCode === null && product.signalCode === null) {
    product.kill('SIGTERM');
    await once(product, 'exit');
  }
  await rm(folder, { recursive: true, maxRetries: 10 });
});

let ports: number[] = [];
const isRefused = (port: number) =>
  fetch(`http://127.0.0.1:${port}/live`).then(
    () => false,
    () => true,
  );
const program = (name: string) => join(import.meta.dirname, name);
const variables = (dataDir: string) => ({ ...inheritedEnvironment, DATA_DIR: join(folder, dataDir) });

/** Runs `pnpm backup` or another command on a data folder. */
const command = (dataDir: string, ...args: string[]) => runToEnd([program('main.ts'), ...args], variables(dataDir));

async function runToEnd(args: string[], env: Record<string, string | undefined>): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const output = await text(child.stdout);
  expect((await ended)[0]).toBe(0);
  return output;
}

/** The whole product as `pnpm start` runs it; resolves to its api. */
async function startProduct(dataDir: string): Promise<string> {
  const [port, workerPort] = [await freePort(), await freePort()];
  ports = [port, workerPort];
  const child = spawn(process.execPath, [program('../main.ts')], {
    cwd: folder,
    env: {
      ...variables(dataDir),
      ...{ PORT: String(port), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
      ...{ STOCK_MASTER_SOURCE: 'bundled', RATE_LIMIT_SCALE: '0', WORKER_METRICS_PORT: String(workerPort) },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  product = child;
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  await vi.waitUntil(() => printed.includes('Data directory:') || child.exitCode !== null, { timeout: 120_000 });
  return `http://127.0.0.1:${port}${API_PREFIX}`;
}

async function logIn(api: string) {
  const answer = await fetch(`${api}/${routes.logIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_email: admin.email, password: admin.password }),
  });
  expect(answer.status).toBe(200);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', 'content-type': 'application/json' };
}

/** Backs up a store that nothing runs on, without the processes that `pnpm backup` starts for it. */
async function backUpStopped(dataDir: string, file: string): Promise<void> {
  const store = await startEmbeddedMongo({ dataDir: join(folder, dataDir, 'mongo') });
  const MONGODB_URI = store.uri.replace('/?', '/gaemi?');
  await runToEnd([join(appDir('worker'), 'dist/backup.js'), file], { MONGODB_URI });
  await store.close();
}

/** Sums of all collections as a backup ends with them; without those that the backup itself and the start write. */
async function readSums(file: string): Promise<Record<string, unknown>> {
  const [last = ''] = gunzipSync(await readFile(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(-1);
  const { end } = JSON.parse(last.slice(1)) as { end: Record<string, unknown> };
  return end;
}

const stocks = ['005930', '000660', '035420', '005380', '051910', '068270'];

it('a backup made during analyses brings every collection back, with right balances', {
  timeout: 240_000,
}, async () => {
  const first = join(folder, 'first.gz');
  const second = join(folder, 'second.gz');
  const api = await startProduct('data');
  const headers = await logIn(api);
  const { items } = (await (await fetch(`${api}/admin/users`, { headers })).json()) as { items: { _id: string }[] };
  const grant = { method: 'PATCH', headers, body: '{"paid":0,"credit":1000}' };
  expect((await fetch(`${api}/admin/users-credit/${items[0]?._id}`, grant)).status).toBe(200);
  const order = (code: string) =>
    fetch(`${api}/${routes.startAnalysis.path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ stock_code: code, kind: 'news' }) },
    });
  expect((await Promise.all(stocks.map(order))).map(({ status }) => status)).toEqual(stocks.map(() => 202));
  await command('data', 'backup', first, '--with-secrets');
  // Nothing is left of the product but the file.
  const { pid } = product ?? {};
  if (product === null || pid === undefined) throw new Error('the product does not run');
  const ended = once(product, 'exit');
  process.kill(-pid, 'SIGKILL');
  await ended;
  // Api and worker may still look for their store; its name keeps them out of the next one, at the same address.
  expect(await command('restored', 'restore', first)).toMatch(/Credits reconciled: 1 balances equal their logs\./);
  await backUpStopped('restored', second);
  const [before, after] = [await readSums(first), await readSums(second)];
  // The note of the last backup is the only thing that a backup writes.
  for (const name of Object.keys({ ...before, ...after }).filter((one) => one !== 'backups'))
    expect({ name, ...(after[name] as object) }).toEqual({ name, ...(before[name] as object) });
  expect(before.news_analyses).toMatchObject({ count: stocks.length });
  // Meanwhile they have noticed that their start is gone.
  for (const port of ports) await vi.waitUntil(() => isRefused(port), { timeout: 60_000, interval: 100 });
});
