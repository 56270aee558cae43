import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const scripts = join(import.meta.dirname, '../container');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gaemi-container-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const node = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', env, cwd: scripts, timeout: 20_000 });

describe('file-variables', () => {
  const print = ['--import', './file-variables.ts', '--eval', 'console.log(process.env.SESSION_SECRET ?? "none")'];

  it('gives a secret out of its file, unless it is set itself', () => {
    const file = join(folder, 'secret');
    writeFileSync(file, 'out of a file\n');
    expect(node(print, { SESSION_SECRET_FILE: file }).stdout).toBe('out of a file\n');
    expect(node(print, { SESSION_SECRET_FILE: file, SESSION_SECRET: 'set' }).stdout).toBe('set\n');
    expect(node(print).stdout).toBe('none\n');
  });

  it('stops with one line that does not tell the path when the file is not there', () => {
    const { status, stderr } = node(print, { SESSION_SECRET_FILE: join(folder, 'missing') });
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'SESSION_SECRET_FILE: cannot be read\n' });
  });
});

describe('make-keys', () => {
  it('makes both secrets once, for their owner only, and tells how to get in', () => {
    const env = { KEYS_DIR: folder, WEB_ORIGIN: 'http://localhost:3000', ADMIN_EMAIL: 'admin@example.com' };
    const first = node(['make-keys.ts'], env).stdout;
    const password = readFileSync(join(folder, 'admin-password'), 'utf8').trim();
    expect(password).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z\d]{18}$/);
    expect(first).toContain(`admin@example.com / ${password}`);
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'session-secret'), 'utf8').trim()).toHaveLength(43);
    const again = node(['make-keys.ts'], env).stdout;
    expect(again).toContain('admin@example.com / (printed at the first start');
    expect(again).not.toContain(password);
    expect(readFileSync(join(folder, 'admin-password'), 'utf8').trim()).toBe(password);
    expect(node(['make-keys.ts'], { ...env, ADMIN_PASSWORD: 'chosen1self' }).stdout).not.toContain('chosen1self');
  });

  it('makes whole secrets after a start that had no room to write them', () => {
    const env = { KEYS_DIR: folder, WEB_ORIGIN: 'http://localhost:3000', ADMIN_EMAIL: 'admin@example.com' };
    const full = ['-c', 'ulimit -f 0; exec "$0" make-keys.ts', process.execPath];
    expect(spawnSync('sh', full, { env, cwd: scripts, timeout: 20_000 }).status).not.toBe(0);
    const { stdout } = node(['make-keys.ts'], env);
    const [secret, password] = ['session-secret', 'admin-password'].map((name) => {
      const file = join(folder, name);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      return readFileSync(file, 'utf8').trim();
    });
    expect(secret).toHaveLength(43);
    expect(stdout).toContain(`admin@example.com / ${password}`);
    expect(readdirSync(folder).sort()).toEqual(['admin-password', 'session-secret']);
  });
});

describe('the health checks', () => {
  it('ask an app whether it is alive, or ready, at its port of operations', () => {
    const asking = (path: string) => `
      const server = require('node:http').createServer((request, response) => {
        response.writeHead(request.url === '/live' ? 200 : 503).end();
      }).listen(0, async () => {
        process.env.METRICS_PORT = server.address().port;
        process.argv.push('eval', ...${JSON.stringify(path)}.split(' ').filter(Boolean));
        await import('./operations-answer.ts');
      });`;
    expect(node(['--eval', asking('')]).status).toBe(0);
    expect(node(['--eval', asking('/live')]).status).toBe(0);
    expect(node(['--eval', asking('/ready')]).status).toBe(1);
    expect(node(['operations-answer.ts'], { METRICS_PORT: '9' }).status).toBe(1);
  });

  it('holds api and MCP server for dead when nobody answers', () => {
    expect(node(['api-answers.ts'], { PORT: '9' }).status).toBe(1);
    expect(node(['mcp-answers.ts'], { MCP_PORT: '9' }).status).toBe(1);
  });
});

describe('await-queue', () => {
  it('ends as soon as somebody answers', () => {
    const answering = `
      const server = require('node:http').createServer((_, response) => response.writeHead(400).end()).listen(0, async () => {
        process.env.SQS_ENDPOINT = 'http://127.0.0.1:' + server.address().port;
        await import('./await-queue.ts');
        server.close();
        console.log('ready');
      });`;
    expect(node(['--eval', answering]).stdout).toBe('ready\n');
  });
});
