import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { startTestProduct, type TestProduct } from '../test/start-product.ts';

const run = promisify(execFile);
const examples = path.join(import.meta.dirname, '../examples');

/** What the document is worth to a Python program: others' generators make a client of it, fetched for the run. */
describe('a Python client', () => {
  let folder: string;
  let product: TestProduct;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gaemi-python-'));
    product = await startTestProduct();
    const { key } = await product.addMemberWithKey('python@example.com');
    const browser = await product.api.logIn('python@example.com');
    await browser
      .post('/api/v1/watchlist/stocks')
      .send({ stocks: { '005930': '삼성전자' } })
      .expect(201);
    env = { ...process.env, GAEMI_URL: product.api.url, GAEMI_API_KEY: key };
    const document = await fetch(`${product.api.url}/api/openapi-keys.json`);
    await writeFile(path.join(folder, 'keys.json'), await document.text());
  });
  afterAll(async () => {
    await product.close();
    await rm(folder, { recursive: true });
  });

  const call = (command: string, ...args: string[]) =>
    run(command, args, { cwd: folder, env: { ...env, PYTHONPATH: folder }, maxBuffer: 50_000_000 });
  const inVenv = (program: string) => path.join(folder, 'venv/bin', program);

  /** Fetches what a test needs. Where that cannot be had the test is skipped and says why; in CI it fails. */
  async function need(context: TestContext, fetching: () => Promise<unknown>): Promise<void> {
    await fetching().catch((error: Error) => {
      if (process.env.CI) throw error;
      context.skip(`NOT RUN, for what it needs cannot be had here: ${error.message.slice(0, 300)}`);
    });
  }
  async function install(...packages: string[]): Promise<void> {
    await call('python3', '-m', 'venv', 'venv');
    await call(inVenv('pip'), 'install', '--quiet', '--disable-pip-version-check', ...packages);
  }

  it('of openapi-python-client analyses a stock, and writes the scores of the watchlist as CSV', async (context) => {
    await need(context, () => install('openapi-python-client>=0.29,<1'));
    const { stdout: said } = await call(
      inVenv('openapi-python-client'),
      ...['generate', '--path', 'keys.json', '--meta', 'none', '--output-path', 'gaemi_lens_api_client'],
    );
    expect(said).not.toContain('WARNING');
    const analysed = await call(inVenv('python'), path.join(examples, 'analyse_a_stock.py'));
    expect(analysed.stdout).toMatch(/^삼성전자 finished \d+ \d+$/m);
    const { stdout: csv } = await call(inVenv('python'), path.join(examples, 'watchlist_scores.py'));
    expect(csv.split(/\r?\n/)).toEqual([
      'code,name,good,bad,reserve,analysed_at',
      expect.stringMatching(/^005930,삼성전자,\d+,\d+,\d+,\d{4}-\d\d-\d\dT/),
      '',
    ]);
    const wrong = call('env', 'GAEMI_API_KEY=wrong', inVenv('python'), path.join(examples, 'watchlist_scores.py'));
    await expect(wrong).rejects.toThrow('API_KEY_INVALID');
    const { key: blind } = await product.addMemberWithKey('blind@example.com', { scopes: ['analyse'] });
    for (const [variable, sentence] of [
      [`GAEMI_API_KEY=${blind}`, 'API_KEY_SCOPE_MISSING'],
      ['GAEMI_URL=http://127.0.0.1:9', 'no answer'],
    ] as const) {
      const refused = call('env', variable, inVenv('python'), path.join(examples, 'analyse_a_stock.py'));
      const { stderr } = await refused.then(
        () => ({ stderr: '' }),
        (error: { stderr: string }) => error,
      );
      expect(stderr).toContain(sentence);
      expect(stderr).not.toContain('Traceback');
    }
  });

  it('of openapi-generator analyses a stock', async (context) => {
    const generator = ['-y', '@openapitools/openapi-generator-cli@2'];
    await need(context, () => call('npx', ...generator, 'version'));
    await call(
      'npx',
      ...generator,
      'generate',
      '-g',
      'python',
      '-i',
      'keys.json',
      '-o',
      'gen',
      '--package-name',
      'gaemi',
    );
    await need(context, () => install('./gen'));
    const program = [
      'import os, gaemi',
      'from gaemi.api.analyses_api import AnalysesApi',
      'way = gaemi.Configuration(host=os.environ["GAEMI_URL"], access_token=os.environ["GAEMI_API_KEY"])',
      'analyses = AnalysesApi(gaemi.ApiClient(way))',
      'order = gaemi.AnalysisPost.from_dict({"stock_code": "005930", "kind": "news"})',
      'found = analyses.analysis(analyses.start_analysis(order).id, wait=60)',
      'print(found.status.value, found.result.actual_instance.good_news_score)',
    ];
    await writeFile(path.join(folder, 'analyse.py'), program.join('\n'));
    expect((await call(inVenv('python'), 'analyse.py')).stdout).toMatch(/^finished \d+$/m);
  });
});
