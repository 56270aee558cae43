import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTestProduct, type TestProduct } from '@gaemi/client/test/start-product';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const packer = path.join(import.meta.dirname, '../../../scripts/pack-programs.ts');

describe('client and server, installed by npm into an empty folder', () => {
  let folder: string;
  let product: TestProduct;
  let key: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gaemi-installed-'));
    const { stdout } = await run(process.execPath, [packer, path.join(folder, 'tarballs')]);
    // Nothing is fetched: the tarballs are all there is.
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...stdout.trim().split('\n')], {
      cwd: folder,
    });
    product = await startTestProduct();
    ({ key } = await product.addMemberWithKey('installed@example.com'));
  });
  afterAll(async () => {
    await product.close();
    await rm(folder, { recursive: true });
  });

  it('an example out of the client finds a stock', async () => {
    await cp(path.join(folder, 'node_modules/@gaemi/client/examples/find-a-stock.ts'), path.join(folder, 'find.ts'));
    const env = { ...process.env, GAEMI_URL: product.api.url, GAEMI_API_KEY: key };
    expect((await run('node', ['find.ts'], { cwd: folder, env })).stdout).toMatch(/^005930 삼성전자 KOSPI$/m);
  });

  it('the server is one file that answers an assistant', async () => {
    const installed = path.join(folder, 'node_modules/@gaemi/mcp');
    const { dependencies, bin } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
    expect([dependencies, bin]).toEqual([undefined, { 'gaemi-mcp': './dist/main.js' }]);
    const transport = new StdioClientTransport({
      command: path.join(folder, 'node_modules/.bin/gaemi-mcp'),
      env: { PATH: process.env.PATH ?? '', GAEMI_URL: product.api.url, GAEMI_API_KEY: key },
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('find_stock');
    const found = await client.callTool({ name: 'find_stock', arguments: { query: '삼성전자' } });
    expect(JSON.stringify(found)).toContain('005930');
    await client.close();
  });
});
