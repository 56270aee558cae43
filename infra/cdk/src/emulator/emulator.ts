import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REGION = 'ap-northeast-2';
const READY = /Running on (http:\/\/127\.0\.0\.1:\d+)/;

/** moto, which answers as AWS does, in a process of its own. */
export interface Emulator extends AsyncDisposable {
  /** Types of resources that it makes. */
  types: ReadonlySet<string>;
  /** Makes its account an empty one. */
  empty(): Promise<void>;
  /** Calls a service that takes forms, and returns its XML. */
  call(service: string, action: string, fields: Readonly<Record<string, string>>): Promise<string>;
  /** Calls a service that takes JSON. */
  ask(service: string, target: string, body: object): Promise<Record<string, unknown>>;
}

/** Installs moto into a folder that goes with it, and starts it. Rejects where it cannot be had. */
export async function startEmulator(): Promise<Emulator> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gaemi-emulator-'));
  const inVenv = (program: string) => path.join(folder, 'venv/bin', program);
  await run('python3', ['-m', 'venv', path.join(folder, 'venv')]);
  await run(inVenv('pip'), ['install', '--quiet', '--disable-pip-version-check', 'moto[server]>=5.2,<6']);
  const known = await run(inVenv('python'), [path.join(import.meta.dirname, 'known-types.py')]);
  const server = spawn(inVenv('moto_server'), ['--port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(server, 'close');
  let said = '';
  server.stderr.on('data', (chunk: unknown) => {
    said += String(chunk);
  });
  while (!READY.test(said)) {
    if (server.exitCode !== null) throw new Error(`moto ended: ${said}`);
    await sleep(100);
  }
  const [, url = ''] = READY.exec(said) ?? [];
  const send = async (service: string, headers: Record<string, string>, body: string) => {
    // It reads the service out of the signature, and checks none.
    const scope = `Credential=test/20260101/${REGION}/${service}/aws4_request`;
    const authorization = `AWS4-HMAC-SHA256 ${scope}, SignedHeaders=host, Signature=0`;
    const response = await fetch(url, { method: 'POST', headers: { ...headers, authorization }, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${service} answers ${response.status}: ${text}\n${said.slice(-2_000)}`);
    return text;
  };
  const types: string[] = JSON.parse(known.stdout);
  return {
    types: new Set(types),
    async empty() {
      await fetch(`${url}/moto-api/reset`, { method: 'POST' });
    },
    call: (service, action, fields) =>
      send(
        service,
        { 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams({ ...fields, Action: action }).toString(),
      ),
    ask: async (service, target, body) => {
      const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target };
      return JSON.parse(await send(service, headers, JSON.stringify(body)));
    },
    async [Symbol.asyncDispose]() {
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
