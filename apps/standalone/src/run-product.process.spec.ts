import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { unwritableBackupDir } from '@gaemi/runtime/settings/backup-settings';
import { freePort } from '@gaemi/testing/free-port';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLastStart } from './settings/last-start.ts';
import { findStoreProcess } from './testing/store-process.ts';

const moduleUrl = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Runs the product with a stand-in for the API and one for the worker, as `main.ts` does with the real ones. */
const mainCode = (dir: string) => `
  const { readStandaloneEnvironmentOrExit } = await import(${moduleUrl('./settings/environment.ts')});
  const { runProduct } = await import(${moduleUrl('./run-product.ts')});
  const { stopSignal } = await import(${moduleUrl('./processes/stop-signal.ts')});
  const env = readStandaloneEnvironmentOrExit();
  process.exit(await runProduct(env, {
    commands: ['api', 'worker'].map((name) => ({
      name, args: [${JSON.stringify(dir)} + '/' + name + '.mjs'], ...(name === 'worker' && { saysReady: 'message' }),
    })),
    stop: stopSignal({ watchRunners: env.underPackageScript }),
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  }));
`;

/** Shuts down as the real ones do, and tells what it was given. */
const standIn = (serve: string) => `
  const { onShutdown } = await import(${moduleUrl('../../../packages/runtime/src/start/shutdown.ts')});
  const { writeFileSync } = await import('node:fs');
  const timer = setInterval(() => {}, 1000);
  onShutdown(async () => console.log('closed'));
  writeFileSync(import.meta.filename + '.pid', String(process.pid));
  ${serve}
`;
const serveHealth = `
  const { createServer } = await import('node:http');
  const sources = { news: 'sample', judge: 'offline', trading: 'sample', prices: 'sample', stock_master: 'bundled' };
  const stock_master = { source: 'bundled', as_of: '2026-11-20', size: 2600 };
  createServer((request, response) => response.end(JSON.stringify({ status: 'ok', sources, stock_master, env: process.env })))
    .listen(Number(process.env.PORT));
`;

const sayReady = `process.send('ready');`;

const serveIllness = `
  const { createServer } = await import('node:http');
  createServer((request, response) => response.writeHead(503).end()).listen(Number(process.env.PORT));
`;

type Start = ChildProcessByStdio<null, Readable, Readable>;

let dir: string;
let port: number;
let starts: Start[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gaemi-run-'));
  port = await freePort();
  starts = [];
  await writeFile(join(dir, 'main.mjs'), mainCode(dir));
  await writeFile(join(dir, 'api.mjs'), standIn(serveHealth));
  await writeFile(join(dir, 'worker.mjs'), standIn(sayReady));
});
afterEach(async () => {
  for (const start of starts) start.kill('SIGKILL');
  await rm(dir, { recursive: true });
});

function start(env: Record<string, string> = {}): Start {
  const child = spawn(process.execPath, [join(dir, 'main.mjs')], {
    cwd: dir,
    env: {
      ...inheritedEnvironment,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      PORT: String(port),
      DATA_DIR: join(dir, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  starts.push(child);
  return child;
}

/** Everything it printed until it was up. */
async function untilUp(child: Start): Promise<string> {
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    printed += String(chunk);
  });
  await vi.waitUntil(() => printed.includes('Data directory:') || child.exitCode !== null, { timeout: 60_000 });
  return printed;
}

async function endOf(child: Start): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Process ids of the stand-ins, as soon as both run. */
const pids = () =>
  vi.waitUntil(
    () =>
      Promise.all(
        ['api', 'worker'].map(async (name) => Number(await readFile(join(dir, `${name}.mjs.pid`), 'utf8'))),
      ).catch(() => null),
    { timeout: 60_000 },
  );

/** A process that has ended counts as such although its new parent may not have taken note of it yet. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return error instanceof Error && error.message.includes('/proc');
  }
}

const untilGone = (processes: number[]) =>
  vi.waitUntil(() => !processes.some(isAlive), { timeout: 60_000, interval: 100 });

const given = async () => {
  const answer: unknown = await (await fetch(`http://127.0.0.1:${port}/api/v1/health`)).json();
  return (answer as { env: Record<string, string> }).env;
};

describe('runProduct', () => {
  it('tells what its processes warned of while they started, and nothing twice', async () => {
    const BACKUP_DIR = join(dir, 'main.mjs/backups');
    const lost = 'SESSION_SECRET: not the one of the last start';
    const lines = [unwritableBackupDir(BACKUP_DIR), lost].map((msg) => JSON.stringify({ level: 40, msg }));
    await writeFile(join(dir, 'worker.mjs'), standIn(`console.log(${JSON.stringify(lines.join('\n'))}); ${sayReady}`));
    const child = start({ BACKUP_DIR });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += String(chunk);
      });
    await vi.waitUntil(() => printed.includes(`[worker] warning: ${lost}\n`), { timeout: 60_000 });
    expect(printed.match(/so no backups are made/g)).toHaveLength(1);
  });

  it('tells its processes where everything is and prints what the user wants to know', async () => {
    const BACKUP_DIR = join(dir, 'main.mjs/backups');
    const printed = await untilUp(start({ NEWS_SOURCE: 'auto', AWS_PROFILE: 'mine', BACKUP_DIR }));
    const env = await given();
    expect(env).toMatchObject({
      PORT: String(port),
      LISTEN_HOST: 'localhost',
      MONGODB_URI: expect.stringMatching(/^mongodb:\/\/127\.0\.0\.1:\d+\/gaemi(\?.*)?$/),
      SQS_ENDPOINT: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      AWS_REGION: 'ap-northeast-2',
      AWS_ACCESS_KEY_ID: expect.stringMatching(/^GAEMI[0-9a-f]{16}$/),
      AWS_SECRET_ACCESS_KEY: expect.stringMatching(/^[0-9a-f]{64}$/),
      SMTP_URL: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
      WEB_ORIGIN: `http://localhost:${port}`,
      WEB_DIST_DIR: expect.stringMatching(/apps\/web\/dist$/),
      ADMIN_EMAIL: 'admin@gaemilens.local',
      ADMIN_PASSWORD_GENERATED: 'true',
      NEWS_SOURCE: 'auto',
      SESSION_SECRET: expect.any(String),
    });
    expect(env.AWS_PROFILE).toBeUndefined();
    expect(printed).toContain(`http://localhost:${port}`);
    expect(printed).toMatch(/Open to: +this machine only/);
    expect(printed).toMatch(/Mailbox: +http:\/\/127\.0\.0\.1:\d+/);
    expect(printed).toMatch(/Admin e-mail: +admin@gaemilens\.local/);
    expect(printed).toContain(env.ADMIN_PASSWORD);
    expect(printed).toContain(
      'news = sample, judge = offline, trading = sample, prices = sample, stock master = bundled',
    );
    expect(printed).toContain(join(dir, 'data'));
    expect(printed).toMatch(/^BACKUP_DIR: nothing can be written into [^\n]+$/m);
  });

  it('prints a generated admin password at the first start only, and a given one never', async () => {
    const first = start();
    const printed = await untilUp(first);
    const { ADMIN_PASSWORD } = await given();
    expect(printed).toContain(`${ADMIN_PASSWORD} (printed only now`);
    first.kill('SIGTERM');
    await endOf(first);
    const second = start();
    const again = await untilUp(second);
    expect(again).not.toContain(ADMIN_PASSWORD);
    expect(again).toContain(join(dir, 'data/admin-password'));
    second.kill('SIGTERM');
    await endOf(second);
    const chosen = await untilUp(start({ ADMIN_PASSWORD: 'chosen4by4me' }));
    expect(chosen).not.toContain('chosen4by4me');
    expect(chosen).toMatch(/Admin password: +as before: ADMIN_PASSWORD is for a store that has no admin yet/);
    expect((await given()).ADMIN_PASSWORD_GENERATED).toBeUndefined();
  });

  it('leads to no password that is not the admin’s where the file of the printed one was removed', async () => {
    for (const _start of ['first', 'second', 'third']) {
      const product = start();
      await untilUp(product);
      product.kill('SIGTERM');
      await endOf(product);
      await rm(join(dir, 'data/admin-password'));
    }
    const printed = await untilUp(start());
    expect(printed).toMatch(/Admin password: +the one printed at the first start, whose file was removed; of a store/);
    expect(printed).not.toContain((await given()).ADMIN_PASSWORD);
  });

  it('prints no generated password where the first start was given one, which stays the admin’s', async () => {
    const first = start({ ADMIN_PASSWORD: 'chosen4by4me' });
    expect(await untilUp(first)).toMatch(/Admin password: +the one in ADMIN_PASSWORD/);
    first.kill('SIGTERM');
    await endOf(first);
    const again = await untilUp(start());
    expect(again).not.toContain((await given()).ADMIN_PASSWORD);
    expect(again).toMatch(/Admin password: +the one that ADMIN_PASSWORD gave at the first start/);
  });

  it('opens itself to other machines where an http WEB_ORIGIN names another host, and says so', async () => {
    const printed = await untilUp(start({ WEB_ORIGIN: 'http://www.example.com' }));
    expect(await given()).toMatchObject({ LISTEN_HOST: 'all' });
    expect(printed).toMatch(/Open to: +every machine that reaches this one/);
    expect(printed).not.toContain('TRUSTED_PROXY_ADDRESSES');
  });

  it('listens to this machine only where WEB_ORIGIN is https, and asks for the proxy until one is named', async () => {
    const WEB_ORIGIN = 'https://www.example.com';
    const unnamed = start({ WEB_ORIGIN });
    const printed = await untilUp(unnamed);
    expect(await given()).toMatchObject({ LISTEN_HOST: 'localhost' });
    expect(readLastStart(join(dir, 'data'))).toEqual({ webOrigin: WEB_ORIGIN, listenHost: 'localhost', nodeEnv: null });
    expect(printed).toMatch(/Open to: +this machine only/);
    expect(printed).toMatch(/^TRUSTED_PROXY_ADDRESSES: not set, [^\n]+$/m);
    unnamed.kill('SIGTERM');
    await endOf(unnamed);
    const named = await untilUp(start({ WEB_ORIGIN, TRUSTED_PROXY_ADDRESSES: '127.0.0.1' }));
    expect(named).not.toContain('TRUSTED_PROXY_ADDRESSES');
    expect(await given()).toMatchObject({ TRUSTED_PROXY_ADDRESSES: '127.0.0.1' });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends everything on %s, with exit code 0', async (signal) => {
    const child = start();
    await untilUp(child);
    const processes = await pids();
    child.kill(signal);
    // A package manager passes on what the terminal has sent already.
    child.kill(signal);
    expect(await endOf(child)).toBe(0);
    expect(processes.map(isAlive)).toEqual([false, false]);
    for (const name of ['api', 'worker']) {
      expect(await readFile(join(dir, 'data/logs', `${name}.log`), 'utf8')).toBe('closed\n');
    }
  });

  it('leaves no process behind when it is killed, and starts again with the same secrets', async () => {
    const killed = start();
    await untilUp(killed);
    const store = findStoreProcess(killed.pid ?? 0);
    expect(store).not.toBeNull();
    const processes = [...(await pids()), store ?? 0];
    const before = await given();
    killed.kill('SIGKILL');
    // At once: the ports may still be held for a moment by what is just ending.
    await untilUp(start());
    await untilGone(processes);
    const { SESSION_SECRET, ADMIN_PASSWORD } = await given();
    expect({ SESSION_SECRET, ADMIN_PASSWORD }).toEqual({
      SESSION_SECRET: before.SESSION_SECRET,
      ADMIN_PASSWORD: before.ADMIN_PASSWORD,
    });
    expect((await stat(join(dir, 'data'))).mode & 0o777).toBe(0o700);
  });

  it('ends when the shell of a package script was ended without passing the signal on', async () => {
    const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" ${join(dir, 'main.mjs')}; true`], {
      env: { ...process.env, PORT: String(port), DATA_DIR: join(dir, 'data'), npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilUp(shell);
    const processes = await pids();
    shell.kill('SIGKILL');
    await untilGone(processes);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('refuses a taken PORT with one line', async () => {
    const other = createServer();
    await once(other.listen(port, '127.0.0.1'), 'listening');
    const child = start();
    expect(await text(child.stderr)).toBe(`PORT: ${port} is already in use. Stop what uses it or choose another.\n`);
    expect(await endOf(child)).toBe(1);
    other.close();
  });

  it('refuses a second start on the same data directory with one line', async () => {
    const first = start();
    await untilUp(first);
    const second = start({ PORT: String(await freePort()) });
    expect(await text(second.stderr)).toMatch(new RegExp(`^DATA_DIR: [^\n]* \\(process ${first.pid}\\)[^\n]*\n$`));
    expect(await endOf(second)).toBe(1);
    expect(await given()).toMatchObject({ PORT: String(port) });
  });

  it('shows why a process did not start, and leaves nothing running', async () => {
    // An API that is never well: the worker's end comes first however slow the machine is.
    await writeFile(join(dir, 'api.mjs'), standIn(serveIllness));
    await writeFile(join(dir, 'worker.mjs'), `console.error('NEWS_SOURCE: needs a key'); process.exitCode = 1;`);
    const child = start();
    expect(await text(child.stderr)).toBe('worker did not start: NEWS_SOURCE: needs a key\n');
    expect(await endOf(child)).toBe(1);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it.each(['mongo', 'queue', 'mail', 'session-secret'])(
    'names in one line what of its data it cannot use: %s',
    async (name) => {
      await mkdir(join(dir, 'data'));
      // A file where a folder is needed, and the other way round.
      if (name === 'session-secret') await mkdir(join(dir, 'data', `${name}.new`));
      else await writeFile(join(dir, 'data', name), '');
      const child = start();
      expect(await text(child.stderr)).toMatch(/^DATA_DIR: [^\n]+\n$/);
      expect(await endOf(child)).toBe(1);
    },
  );

  it('does not look well while the worker cannot start', async () => {
    await writeFile(
      join(dir, 'worker.mjs'),
      `setTimeout(() => { console.error('no disk'); process.exit(1); }, 2_000);`,
    );
    const child = start();
    expect(await text(child.stderr)).toBe('worker did not start: no disk\n');
    expect(await endOf(child)).toBe(1);
  });

  it('reads .env in the folder it is started in; the environment wins', async () => {
    await writeFile(join(dir, '.env'), `PORT=1\nADMIN_EMAIL=from-file@gaemilens.example\nLOG_LEVEL="warn"\n`);
    await untilUp(start());
    expect(await given()).toMatchObject({
      PORT: String(port),
      ADMIN_EMAIL: 'from-file@gaemilens.example',
      LOG_LEVEL: 'warn',
    });
  });

  it('names a wrong line of .env', async () => {
    await writeFile(join(dir, '.env'), `NEWS_SOURCE=sample\nthis is a mistake\n`);
    const child = start();
    expect(await text(child.stderr)).toBe('.env, line 2: must be NAME=value\n');
    expect(await endOf(child)).toBe(1);
  });

  it('refuses wrong values with a line each', async () => {
    const child = start({ PORT: 'x', SMTP_URL: 'x' });
    expect((await text(child.stderr)).trimEnd().split('\n')).toEqual([
      'PORT: must be a port number',
      'SMTP_URL: must be an smtp(s) address',
    ]);
    expect(await endOf(child)).toBe(1);
  });
});
