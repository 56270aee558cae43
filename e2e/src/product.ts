import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestMail, type TestMail } from '@gaemi/testing/embedded/start-mail';

const standalone = join(import.meta.dirname, '../../apps/standalone/src/main.ts');
const START_LIMIT_MS = 100_000;

export interface Product {
  url: string;
  /** The mails it sent, newest first. */
  mail: TestMail;
  adminEmail: string;
  adminPassword: string;
  /** Stops it and starts it again over the same data. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** Runs the whole product as `pnpm start` does after the build, on a free port, with the given settings. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gaemi-e2e-'));
  const mail = await startTestMail();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const admin = { adminEmail: 'admin@gaemilens.example', adminPassword: 'lens4lens4lens' };
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: mail.smtpUrl,
    ADMIN_EMAIL: admin.adminEmail,
    ADMIN_PASSWORD: admin.adminPassword,
    // Every test signs up from the same address.
    RATE_LIMIT_SCALE: '0',
    NEWS_SOURCE: 'sample',
    ANALYZER: 'lexicon',
    STOCK_MASTER_SOURCE: 'bundled',
    ...settings,
  };
  let running = await start(environment, url);
  return {
    url,
    mail,
    ...admin,
    async restart() {
      await running.stop();
      running = await start(environment, url);
    },
    async dispose() {
      await running.stop();
      await mail.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(env: NodeJS.ProcessEnv, url: string): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, [standalone], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(`${url}/api/v1/health`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the product did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`the product ended with ${code}:\n${output}`);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
