import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { companiesInForce, freshCompanies } from '../product/companies.ts';
import { type Product, startProduct } from '../product/product.ts';
import { until } from '../product/until.ts';
import { leaveAnalysesWaiting, untilQueueHolds } from '../product/waiting-jobs.ts';
import { perSecond, type Row } from '../row.ts';
import { timed } from '../statistics.ts';
import { sampleSources } from './sample-sources.ts';

const ANALYSES = 100;
const LIMIT_MS = 180_000;

/**
 * Analyses per second of two and of four workers compared with one, in an otherwise idle product; each uses new
 * companies.
 */
export async function compareWorkers(): Promise<Row[]> {
  await using product = await startProduct();
  const nextCompany = freshCompanies(await companiesInForce(product.database));
  const one = await throughput(product, 1, nextCompany);
  const rows: Row[] = [];
  for (const workers of [2, 4]) {
    const several = await throughput(product, workers, nextCompany);
    rows.push({
      figure: `${workers} workers against one, nine tenths of ${ANALYSES} news analyses`,
      product: perSecond(several.analysesPerSecond),
      baseline: perSecond(one.analysesPerSecond),
      ratio: several.analysesPerSecond / one.analysesPerSecond,
      note: `all ended after ${several.seconds.toFixed(1)} s, of one worker after ${one.seconds.toFixed(1)} s`,
    });
  }
  return rows;
}

interface Throughput {
  /** Until a tenth of the analyses is left: the last ones may only wait for a retry. */
  analysesPerSecond: number;
  /** Until the last analysis has ended. */
  seconds: number;
}

/** Of waiting analyses, from the moment when all workers consume. */
async function throughput(product: Product, workers: number, nextCompany: () => ListedCompany): Promise<Throughput> {
  await leaveAnalysesWaiting(product, ANALYSES, nextCompany);
  await using started = new AsyncDisposableStack();
  const processes = await Promise.all(Array.from({ length: workers }, () => product.startWorker(sampleSources)));
  for (const worker of processes) started.use(worker);
  const running = () => product.database.collection('news_analyses').countDocuments({ state: 'running' });
  const timeTo = (left: number) => {
    const isReached = async () => ((await running()) <= left ? true : null);
    return timed(() => until('the analyses', isReached, { everyMs: 20, limitMs: LIMIT_MS }));
  };
  const tenth = ANALYSES / 10;
  const atBegin = await running();
  const most = await timeTo(tenth);
  const last = await timeTo(0);
  // The workers are not stopped before their last messages are deleted, since those would be delivered again during the
  // next measurement.
  await untilQueueHolds(product, 0);
  return { analysesPerSecond: (1000 * (atBegin - tenth)) / most, seconds: (most + last) / 1000 };
}
