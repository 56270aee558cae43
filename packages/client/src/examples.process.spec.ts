import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@gaemi/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../test/start-product.ts';

const folder = join(import.meta.dirname, '../examples');
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

let product: TestProduct;
let key: string;
beforeAll(async () => {
  product = await startTestProduct();
  ({ key } = await product.addMemberWithKey('examples@example.com'));
});
afterAll(() => product.close());

async function run(name: string, apiKey = key): Promise<string> {
  const env = { PATH: process.env.PATH, GAEMI_URL: product.api.url, GAEMI_API_KEY: apiKey };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, `${name}.ts`)], { env });
  return stdout;
}

describe('the examples', () => {
  it('stand in the README word by word, or are linked there', () => {
    const names = readdirSync(folder);
    expect(names.length).toBe(8);
    for (const name of names) {
      const example = readFileSync(join(folder, name), 'utf8').trim();
      const isShown = readme.includes(example) || readme.includes(`](examples/${name})`);
      expect(isShown, `README.md has not examples/${name}`).toBe(true);
    }
  });

  it('find a stock', async () => {
    expect(await run('find-a-stock')).toMatch(/^005930 삼성전자 KOSPI$/m);
  });

  it('start a news analysis, wait for it, and read the latest one with its reasons and links', async () => {
    const started = await run('start-and-wait');
    expect(started).toContain('20 of 100 credits');
    expect(started).toMatch(/^삼성전자 \d+ \d+$/m);
    const latest = await run('read-the-latest-analysis');
    expect(latest).toMatch(/^삼성전자 \d+ \d+ /m);
    expect(latest).toMatch(/ https:\/\/\S+$/m);
  });

  it('read an accumulation result', async () => {
    expect(await run('read-an-accumulation-result')).toMatch(/^삼성전자 \S+ ~ \S+ [A-F] [A-F]$/m);
  });

  it('walk from a stock to its scores with curl alone, each time by an analysis of its own', async () => {
    const walker = await product.addMemberWithKey('walker@example.com');
    const walk = (apiKey: string) => {
      const env = { PATH: process.env.PATH, GAEMI_URL: product.api.url, GAEMI_API_KEY: apiKey };
      return promisify(execFile)('sh', [join(folder, 'walk.sh')], { env });
    };
    for (let walks = 0; walks < 2; walks += 1) {
      const { stdout } = await walk(walker.key);
      expect(stdout).toContain('"name":"삼성전자"');
      expect(stdout).toMatch(/"good_news_score":\d+$/m);
    }
    const headers = { authorization: `Bearer ${walker.key}` };
    const made = await fetch(`${product.api.url}/api/v1/analyses`, { headers });
    const { items } = (await made.json()) as { items: unknown[] };
    expect(items).toHaveLength(2);
    const reader = await product.addMemberWithKey('reader@example.com', { scopes: ['read'] });
    await expect(walk(reader.key)).rejects.toMatchObject({ stderr: expect.stringContaining('API_KEY_SCOPE_MISSING') });
  });

  it('receive a webhook, check it and read the result', async () => {
    const bot = await product.addMemberWithKey('bot@example.com');
    const port = String(await freePort());
    const browser = await product.api.logIn('bot@example.com');
    const hook = { url: `http://127.0.0.1:${port}/hook`, events: ['analysis.finished'] };
    const { body: made } = await browser.post('/api/v1/webhooks').send(hook).expect(201);
    const env = { PATH: process.env.PATH, GAEMI_URL: product.api.url, GAEMI_API_KEY: bot.key, PORT: port };
    const receiver = spawn(process.execPath, [join(folder, 'receive-a-webhook.ts')], {
      env: { ...env, WEBHOOK_SECRET: made.secret },
    });
    let output = '';
    receiver.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    try {
      await expect.poll(() => output).toContain('listening');
      const forged = await fetch(hook.url, { method: 'POST', body: '{}' });
      expect(forged.status).toBe(401);
      await browser.post('/api/v1/analyses').send({ stock_code: '005930', kind: 'news' }).expect(202);
      await expect.poll(() => output, { timeout: 60_000 }).toMatch(/analysis\.finished 삼성전자\n\d+ \d+/);
    } finally {
      receiver.kill();
    }
  });

  it('receive further webhooks after one that broke off and one whose result could not be read', async () => {
    const secret = Buffer.from('0123456789abcdef01234567');
    const port = await freePort();
    const env = { PATH: process.env.PATH, GAEMI_URL: 'http://127.0.0.1:9', GAEMI_API_KEY: key, PORT: String(port) };
    const file = join(folder, 'receive-a-webhook.ts');
    const receiver = spawn(process.execPath, [file], {
      env: { ...env, WEBHOOK_SECRET: `whsec_${secret.toString('base64')}` },
    });
    let output = '';
    for (const stream of [receiver.stdout, receiver.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
      });
    const send = async (id: string) => {
      const body = JSON.stringify({ type: 'analysis.finished', data: { id: 'a', stock_name: '삼성전자' } });
      const at = String(Math.floor(Date.now() / 1_000));
      const signature = `v1,${createHmac('sha256', secret).update(`${id}.${at}.${body}`).digest('base64')}`;
      const headers = { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature };
      return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status;
    };
    try {
      await expect.poll(() => output).toContain('listening');
      const broken = connect(port, '127.0.0.1');
      broken.write('POST / HTTP/1.1\r\nhost: bot\r\ncontent-length: 9\r\n\r\n{', () => broken.destroy());
      await expect.poll(() => output).toMatch(/aborted|ECONNRESET/);
      expect(await send('one')).toBe(204);
      await expect.poll(() => output).toContain('NO_ANSWER');
      expect(await send('two')).toBe(204);
    } finally {
      receiver.kill();
    }
    // Without a secret anybody could sign.
    await expect(promisify(execFile)(process.execPath, [file], { env, timeout: 5_000 })).rejects.toThrow(
      'WEBHOOK_SECRET is missing',
    );
  });

  it('end with the sentence of the API for a wrong key', async () => {
    await expect(run('find-a-stock', 'wrong')).rejects.toThrow('API 키가 올바르지 않거나 폐기되었어요.');
  });
});
