import type { ListedCompany } from '@gaemi/contracts/stocks';
import { companiesInForce, freshCompanies } from '../product/companies.ts';
import { type Product, startProduct } from '../product/product.ts';
import { until } from '../product/until.ts';
import { JOBS_OF_ONE, leaveAnalysesWaiting } from '../product/waiting-jobs.ts';
import { perSecond, type Row } from '../row.ts';
import { timed } from '../statistics.ts';
import { sampleSources } from './sample-sources.ts';

const ANALYSES = 100;
const LIMIT_MS = 180_000;

/** Jobs per second of two and of four workers against one, in a product that does nothing else; the companies are new to each. */
export async function compareWorkers(): Promise<Row[]> {
  await using product = await startProduct();
  const nextCompany = freshCompanies(await companiesInForce(product.database));
  const one = await jobsPerSecond(product, 1, nextCompany);
  const rows: Row[] = [];
  for (const workers of [2, 4]) {
    const jobs = await jobsPerSecond(product, workers, nextCompany);
    rows.push({
      figure: `${workers} workers against one, jobs of ${ANALYSES} news analyses`,
      product: perSecond(jobs),
      baseline: perSecond(one),
      ratio: jobs / one,
    });
  }
  return rows;
}

/** From the moment when all workers consume to the end of the last analysis. */
async function jobsPerSecond(product: Product, workers: number, nextCompany: () => ListedCompany): Promise<number> {
  await leaveAnalysesWaiting(product, ANALYSES, nextCompany);
  await using started = new AsyncDisposableStack();
  const processes = await Promise.all(Array.from({ length: workers }, () => product.startWorker(sampleSources)));
  for (const worker of processes) started.use(worker);
  const open = () => product.database.collection('news_analyses').countDocuments({ state: 'running' });
  const left = await open();
  const allEnded = async () => ((await open()) === 0 ? true : null);
  const time = await timed(() => until('the analyses', allEnded, { everyMs: 20, limitMs: LIMIT_MS }));
  return (1000 * JOBS_OF_ONE * left) / time;
}
