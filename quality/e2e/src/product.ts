import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@gaemi/testing/free-port';

const standalone = join(import.meta.dirname, '../../../apps/standalone/src/main.ts');
/** Makes hashes of passwords cheap; a member who signs up and logs in would cost a quarter of a second of computing. */
const cheapPasswords = pathToFileURL(join(import.meta.dirname, '../../../apps/api/test/cheap-passwords.ts')).href;
const START_LIMIT_MS = 100_000;

/** Where a running product is reached. Plain data, so that it can be told to another process. */
export interface Product {
  url: string;
  /** The address of the mailbox that caught the mails it sent. */
  mailboxUrl: string;
  /** What it has printed. */
  logFile: string;
  adminEmail: string;
  adminPassword: string;
}

export interface StartedProduct {
  product: Product;
  /** Stops it and starts it again over the same data, at the same address. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** Runs the whole product as `pnpm start` does after the build, on a free port, with the given settings. */
export async function startProduct(settings: Record<string, string> = {}): Promise<StartedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gaemi-e2e-'));
  const port = await freePort();
  const admin = { adminEmail: 'admin@gaemilens.example', adminPassword: 'lens4lens4lens' };
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.adminEmail,
    ADMIN_PASSWORD: admin.adminPassword,
    // Every test signs up from the same address.
    RATE_LIMIT_SCALE: '0',
    NEWS_SOURCE: 'sample',
    ANALYZER: 'offline',
    STOCK_MASTER_SOURCE: 'bundled',
    CHECK_SOURCES_AT_START: 'false',
    ...settings,
    NODE_OPTIONS: `${settings.NODE_OPTIONS ?? process.env.NODE_OPTIONS ?? ''} --import ${cheapPasswords}`,
  };
  const logFile = join(dataDir, 'printed.log');
  let running = await start(environment, logFile);
  const product = { url: `http://localhost:${port}`, mailboxUrl: running.mailboxUrl, logFile, ...admin };
  return {
    product,
    async restart() {
      await running.stop();
      running = await start(environment, logFile);
      product.mailboxUrl = running.mailboxUrl;
    },
    async dispose() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Running {
  mailboxUrl: string;
  stop(): Promise<void>;
}

/** Starts the product and waits until it says that it runs. */
async function start(env: NodeJS.ProcessEnv, logFile: string): Promise<Running> {
  const child = spawn(process.execPath, [standalone], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  const mailboxUrl = await new Promise<string>((resolve, reject) => {
    const failed = () => {
      child.kill('SIGKILL');
      reject(new Error(`the product did not start:\n${output}`));
    };
    const limit = setTimeout(failed, START_LIMIT_MS);
    child.once('exit', failed);
    const read = (chunk: unknown) => {
      output += String(chunk);
      appendFileSync(logFile, String(chunk));
      // Its last lines, once it answers.
      const mailbox = /Mailbox: +(\S+).*Data directory:/s.exec(output)?.[1];
      if (mailbox === undefined) return;
      clearTimeout(limit);
      child.off('exit', failed);
      resolve(mailbox);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return {
    mailboxUrl,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`the product ended with ${code}:\n${output}`);
    },
  };
}
