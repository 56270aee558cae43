import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type EmbeddedMongo, startEmbeddedMongo } from '@gaemi/embedded-mongo/server';
import { freePort } from '@gaemi/testing/free-port';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { appDir } from './child-environment.ts';

/**
 * How much longer than a start that fails at once: the reason is there within 10 s, and a busy machine has twice as long. It took
 * more than a minute once.
 */
const LIMIT_SECONDS = 20;

let dir: string;
let mongo: EmbeddedMongo | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gaemi-checks-'));
});
afterEach(async () => {
  await mongo?.close();
  mongo = undefined;
  await rm(dir, { recursive: true });
});

const programs = {
  'pnpm start': join(import.meta.dirname, 'main.ts'),
  'the api alone': join(appDir('api'), 'dist/main.js'),
  'the worker alone': join(appDir('worker'), 'dist/main.js'),
};

/** Everything that a start says that is to fail, with what it needs set and `changed` over it. */
async function failedStart(
  program: keyof typeof programs,
  changed: Record<string, string>,
  args: readonly string[] = [],
) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [programs[program], ...args], {
    cwd: dir,
    env: {
      ...inheritedEnvironment,
      // Credentials of whoever runs the tests are not looked for.
      HOME: dir,
      AWS_EC2_METADATA_DISABLED: 'true',
      PORT: String(port),
      DATA_DIR: join(dir, 'data'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      SESSION_SECRET: 'a secret of sixteen characters',
      SQS_ENDPOINT: 'http://127.0.0.1:9',
      STOCK_MASTER_SOURCE: 'bundled',
      ...changed,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'exit')]);
  const seconds = (performance.now() - began) / 1_000;
  return { code: child.exitCode, lines: said.trimEnd().split('\n'), seconds };
}

it.each(['api', 'worker'] as const)('a Node that is too old is told in one line by the %s', async (app) => {
  // Only that file is read by it: the others have newer syntax.
  const program = join(appDir(app), 'dist/main.js');
  expect(await readFile(program, 'utf8')).not.toMatch(/^import\b|\busing\b|\bwithResolvers\b/m);
  const old = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.19.0"})';
  const child = spawn(process.execPath, ['--import', old, program], { stdio: ['ignore', 'ignore', 'pipe'] });
  expect(await text(child.stderr)).toBe('Node.js 20.19.0 is too old: install Node.js 24\n');
});

/** An embedded store that answers one command as a server that does not know it. */
async function storeWithout(command: string): Promise<string> {
  mongo = await startEmbeddedMongo({});
  const client = await new MongoClient(mongo.uri).connect();
  await client.db('admin').command({
    configureFailPoint: 'failCommand',
    mode: 'alwaysOn',
    data: { failCommands: [command], errorCode: 59 },
  });
  await client.close();
  return mongo.uri.replace('/?', '/gaemi?');
}

/** A start that finds its store, and no keys for its queue. */
async function startWithoutKeys(program: keyof typeof programs) {
  mongo = await startEmbeddedMongo({});
  return failedStart(program, { MONGODB_URI: mongo.uri.replace('/?', '/gaemi?') });
}

const keys = { AWS_ACCESS_KEY_ID: 'some', AWS_SECRET_ACCESS_KEY: 'keys' };

describe.each(Object.keys(programs) as (keyof typeof programs)[])('%s ends with one line', (program) => {
  const from = program === 'pnpm start' ? '(api|worker) did not start: ' : '';

  it('when nobody answers at MONGODB_URI', async () => {
    const atOnce = await startWithoutKeys(program);
    const MONGODB_URI = 'mongodb://somebody:password@127.0.0.1:9/gaemi';
    const { code, lines, seconds } = await failedStart(program, { ...keys, MONGODB_URI });
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${from}MONGODB_URI: the database does not answer: .*ECONNREFUSED.*$`)),
    ]);
    expect(lines[0]).not.toContain('password');
    expect(code).toBe(1);
    expect(seconds - atOnce.seconds).toBeLessThan(LIMIT_SECONDS);
  });

  it('when the database has no transactions', async () => {
    const MONGODB_URI = await storeWithout('commitTransaction');
    const { code, lines } = await failedStart(program, { ...keys, MONGODB_URI });
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${from}MONGODB_URI: the database has no transactions \\(.*$`)),
    ]);
    expect(code).toBe(1);
  });

  it('when the database does not remove what has expired', async () => {
    const MONGODB_URI = await storeWithout('createIndexes');
    const { code, lines } = await failedStart(program, { ...keys, MONGODB_URI });
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${from}MONGODB_URI: the database has no indexes that remove .* \\(TTL\\).*$`)),
    ]);
    expect(code).toBe(1);
  });

  it('when there are no credentials for SQS_ENDPOINT', async () => {
    const { code, lines } = await startWithoutKeys(program);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${from}SQS_ENDPOINT: the queue needs AWS credentials;`)),
    ]);
    expect(code).toBe(1);
  });
});

it.each(Object.keys(programs) as (keyof typeof programs)[])('%s names a wrong ALLOW_NEWER_STORE', async (program) => {
  mongo = await startEmbeddedMongo({});
  const MONGODB_URI = mongo.uri.replace('/?', '/gaemi?');
  const { code, lines } = await failedStart(program, { ...keys, MONGODB_URI, ALLOW_NEWER_STORE: 'yes' });
  expect([code, lines]).toEqual([1, ['ALLOW_NEWER_STORE: must be true or false']]);
});

it('a worker ends with one line where the queue refuses its keys', async () => {
  const queue = createServer((_, response) => {
    response.writeHead(403, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify({ __type: 'com.amazonaws.sqs#AccessDeniedException', message: 'no' }));
  });
  queue.listen(0, '127.0.0.1');
  await once(queue, 'listening');
  const { port } = z.object({ port: z.number() }).parse(queue.address());
  mongo = await startEmbeddedMongo({});
  const variables = {
    ...keys,
    MONGODB_URI: mongo.uri.replace('/?', '/gaemi?'),
    SQS_ENDPOINT: `http://127.0.0.1:${port}`,
  };
  const { code, lines } = await failedStart('the worker alone', variables);
  expect(lines).toEqual([
    expect.stringMatching(/^SQS_ENDPOINT: the queue gaemi-\S+ does not accept this program \(AccessDeniedException\)$/),
  ]);
  expect(code).toBe(1);
  queue.close();
});

it('pnpm start refuses an option: settings are variables', async () => {
  const { code, lines } = await failedStart('pnpm start', {}, ['--port', '4000']);
  expect(lines).toEqual([
    "Unknown option '--port'",
    expect.stringMatching(/^usage: pnpm start \(settings are variables/),
  ]);
  expect(code).toBe(1);
});
