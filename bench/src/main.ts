import { availableParallelism, cpus, loadavg } from 'node:os';
import { measureAccumulationTime } from './figures/accumulation-time.ts';
import { measureFirstScreen } from './figures/first-screen.ts';
import { measureHistoryList } from './figures/history-list.ts';
import { measureInitialsSearch } from './figures/initials-search.ts';
import { measureNewsAnalysisTime } from './figures/news-analysis-time.ts';
import { measureStartTime } from './figures/start-time.ts';
import { measureStockSearch } from './figures/stock-search.ts';
import { measureWorkerThroughput } from './figures/worker-throughput.ts';
import { type Product, startProduct } from './product/product.ts';
import { type Row, table } from './row.ts';

// `pnpm bench`: how fast the product is, as ratios to baselines measured in the same run. docs/benchmarks.md explains the
// figures. Exit code 1 when a figure could not be measured or a bound is broken.

const TIME_LIMIT_MS = 240_000;

const processors = availableParallelism();
const load = loadavg()[0] ?? 0;
const rows: Row[] = [];
const failures: string[] = [];

async function measure(name: string, figure: () => Promise<Row[]>): Promise<void> {
  const startedAt = performance.now();
  try {
    rows.push(...(await figure()));
    say(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    fail(`${name} could not be measured`, error);
  }
}

async function measureRunning(figures: Record<string, (product: Product) => Promise<Row[]>>): Promise<void> {
  try {
    await using product = await startProduct();
    for (const [name, figure] of Object.entries(figures)) await measure(name, () => figure(product));
  } catch (error) {
    fail('the product did not run', error);
  }
}

/** Says at once all there is to say, and the first line again at the end. */
function fail(what: string, error: unknown): void {
  const failure = `${what}: ${error instanceof Error ? error.message : error}`;
  say(failure);
  failures.push(failure.split('\n', 1).join(''));
}

/** Says what was measured. Answers the exit code. */
function report(): number {
  const broken = rows.filter(({ bound }) => bound?.holds === false);
  say(`\n${table(rows)}\n`);
  for (const failure of failures) say(failure);
  for (const { figure, bound } of broken) say(`bound broken: ${figure}: ${bound?.limit}`);
  if (failures.length + broken.length === 0) {
    say('All bounds hold.');
    return 0;
  }
  if (load > processors) say('The machine had other work when the run began: bounds of time may break for that alone.');
  return 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

// The processes started from here end with this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    say(`stopped by ${signal}`);
    process.exit(130);
  });
}
setTimeout(() => {
  failures.push(`took more than ${TIME_LIMIT_MS / 1000} s`);
  process.exit(report());
}, TIME_LIMIT_MS).unref();

say(`Node ${process.version}, ${processors} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${load.toFixed(1)}`);
await measure('first screen', measureFirstScreen);
await measure('start', measureStartTime);
await measureRunning({
  'stock search': measureStockSearch,
  'initials search': measureInitialsSearch,
  'news analysis': measureNewsAnalysisTime,
  'accumulation ratio': measureAccumulationTime,
  worker: measureWorkerThroughput,
  'history list': measureHistoryList,
});

process.exit(report());
