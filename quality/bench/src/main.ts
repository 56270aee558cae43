import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { measureAccumulationTime } from './figures/accumulation-time.ts';
import { measureCompanyMatching } from './figures/company-matching.ts';
import { measureFirstScreen } from './figures/first-screen.ts';
import { measureHistoryList } from './figures/history-list.ts';
import { measureInitialsSearch } from './figures/initials-search.ts';
import { measureNewsAnalysisTime, measureSeveralSources } from './figures/news-analysis-time.ts';
import { measureStartTime } from './figures/start-time.ts';
import { measureStockSearch } from './figures/stock-search.ts';
import { measureWorkerThroughput } from './figures/worker-throughput.ts';
import { type Product, startProduct } from './product/product.ts';
import { openReport } from './report.ts';
import type { Row } from './row.ts';

// `pnpm bench`: speed of the product, as ratios to baselines measured in the same run. quality/bench/README.md explains the
// figures. Exit code 1 when a figure could not be measured or a bound is broken.

const TIME_LIMIT_MS = 240_000;

requireNoOptions('bench');
const report = openReport();

async function measureRunning(figures: Record<string, (product: Product) => Promise<Row[]>>): Promise<void> {
  try {
    await using product = await startProduct();
    for (const [name, figure] of Object.entries(figures)) await report.measure(name, () => figure(product));
  } catch (error) {
    report.fail('the product did not run', error);
  }
}

report.endAfter(TIME_LIMIT_MS);
await report.measure('first screen', measureFirstScreen);
await report.measure('start', measureStartTime);
await report.measure('company matching', measureCompanyMatching);
await measureRunning({
  'stock search': measureStockSearch,
  'initials search': measureInitialsSearch,
  'news analysis': measureNewsAnalysisTime,
  'several sources': measureSeveralSources,
  'accumulation ratio': measureAccumulationTime,
  worker: measureWorkerThroughput,
  'history list': measureHistoryList,
});

process.exit(report.close());
