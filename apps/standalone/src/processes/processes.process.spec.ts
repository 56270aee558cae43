import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@gaemi/testing/free-port';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChildCommand } from './child-process.ts';
import { type Processes, startProcesses } from './processes.ts';
import { StartFailedError } from './supervised-process.ts';

/** Answers health with its own pid, the first time only its head; ends on SIGTERM, dies on request. */
const server = `
  const { createServer } = await import('node:http');
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url === '/die') process.exit(3);
    asked += 1;
    if (asked === 1) {
      response.writeHead(200, { 'content-length': 50 }).flushHeaders();
      return void setTimeout(() => response.destroy(), 50);
    }
    response.end(JSON.stringify({ pid: process.pid }));
  }).listen(Number(process.env.PORT), '127.0.0.1');
  process.on('SIGTERM', () => { console.log('closing'); server.close(); server.closeAllConnections(); process.disconnect(); });
  console.error('{"level":40,"msg":"early warning"}');
`;
const idle = `setInterval(() => {}, 1000); console.log('idle ' + process.pid);`;

let dir: string;
let port: number;
let said: string[];
let processes: Processes | null;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gaemi-processes-'));
  port = await freePort();
  said = [];
  processes = null;
});
afterEach(async () => {
  await processes?.[Symbol.asyncDispose]();
  await rm(dir, { recursive: true });
});

async function standIn(name: string, code: string): Promise<ChildCommand> {
  await writeFile(join(dir, `${name}.mjs`), code);
  return { name, args: [join(dir, `${name}.mjs`)] };
}

function start(commands: ChildCommand[], signal = new AbortController().signal) {
  return startProcesses({
    commands,
    env: { ...process.env, PORT: String(port) },
    logDir: join(dir, 'logs'),
    healthUrl: `http://127.0.0.1:${port}/health`,
    say: (line) => said.push(line),
    signal,
  });
}

const logOf = (name: string) => readFile(join(dir, 'logs', `${name}.log`), 'utf8');

async function readPid(name: string): Promise<number> {
  return Number(/idle (\d+)/.exec(await logOf(name))?.[1]);
}

/** The pid of a stand-in that does not say when it is ready, once its log has it. */
const awaitPid = (name: string) => vi.waitUntil(() => readPid(name).catch(() => 0), { timeout: 60_000 });

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('startProcesses', () => {
  it('waits for health, then ends all processes in peace and keeps their output', async () => {
    processes = await start([await standIn('api', server), await standIn('worker', idle)]);
    expect(processes.health).toEqual({ pid: expect.any(Number) });
    const worker = await awaitPid('worker');
    expect(isAlive(worker)).toBe(true);

    await processes[Symbol.asyncDispose]();
    expect(isAlive(worker)).toBe(false);
    expect(await logOf('api')).toContain('closing');
    expect(said).toEqual([]);
  });

  it('stops everything and shows the last lines when one ends before the product is ready', async () => {
    const failing = await standIn('api', `console.error('PORT: must be a port number'); process.exitCode = 1;`);
    const starting = start([failing, await standIn('worker', idle)]);
    await expect(starting).rejects.toThrow(StartFailedError);
    await expect(starting).rejects.toThrow('api did not start: PORT: must be a port number');
    const worker = await readPid('worker').catch(() => 0);
    expect(worker > 0 && isAlive(worker)).toBe(false);
  });

  it('stops everything when the user does not want to wait', async () => {
    const stop = new AbortController();
    const starting = start([await standIn('worker', idle)], stop.signal);
    const worker = await awaitPid('worker');
    stop.abort();
    await expect(starting).rejects.toMatchObject({ name: 'AbortError' });
    expect(isAlive(worker)).toBe(false);
  });

  it('says in one line what a slow start waits for', async () => {
    const stop = new AbortController();
    const silent = { ...(await standIn('worker', idle)), saysReady: 'message' as const };
    const warning = `console.log('{"level":40,"msg":"waiting for the store"}'); setInterval(() => {}, 1000);`;
    const starting = start([await standIn('api', warning), silent], stop.signal);
    await vi.waitUntil(() => said.length > 0, { timeout: 60_000 });
    expect(said).toEqual([
      expect.stringMatching(
        /^Still starting, waiting for api \(warning: waiting for the store\) and worker \(idle \d+\)$/,
      ),
    ]);
    stop.abort();
    await expect(starting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('starts a process again that ended, and says so', async () => {
    processes = await start([await standIn('api', server)]);
    expect(processes.warnings).toEqual(['[api] warning: early warning']);
    await fetch(`http://127.0.0.1:${port}/die`).catch(() => null);
    const health = () => fetch(`http://127.0.0.1:${port}/health`).then((response) => response.json());
    const again = await vi.waitUntil(() => health().catch(() => null), { timeout: 60_000 });
    expect(again).not.toEqual(processes.health);
    expect(said[0]).toMatch(/^\[api\] ended \(exit code 3\), starts again in 1 s; its log is .*api\.log$/);
    await vi.waitUntil(() => said.includes('[api] warning: early warning'), { timeout: 60_000 });
  });
});
