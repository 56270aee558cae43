import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { modelSettings, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { companiesInForce, freshCompanies } from '../product/companies.ts';
import { type Product, startProduct } from '../product/product.ts';
import { until } from '../product/until.ts';
import { leaveAnalysesWaiting, untilQueueHolds } from '../product/waiting-jobs.ts';
import { perSecond, type Row } from '../row.ts';
import { timed } from '../statistics.ts';
import { sampleSources } from './sample-sources.ts';

const ANALYSES = 100;
const LIMIT_MS = 300_000;
/** Of each worker whose judge sleeps, one after the other. */
const ASLEEP_ANALYSES = 6;
/** Of each answer of the model: an analysis computes a small part of the time that it waits. */
const SLEEP_MS = 4_000;
const LEAST_RATIO_ASLEEP = 3.5;

/**
 * Analyses per second of two and of four workers compared with one, in an otherwise idle product; each uses new
 * companies. Then of four workers whose judge sleeps instead of computing, since two processors are no limit for these:
 * what is left is that of queue and store.
 */
export async function compareWorkers(): Promise<Row[]> {
  await using product = await startProduct();
  const nextCompany = freshCompanies(await companiesInForce(product.database));
  const measure = (workers: number) =>
    throughput(product, { workers, analyses: ANALYSES, left: ANALYSES / 10, settings: sampleSources }, nextCompany);
  const one = await measure(1);
  const rows: Row[] = [];
  for (const workers of [2, 4]) {
    const several = await measure(workers);
    rows.push({
      figure: `${workers} workers against one, nine tenths of ${ANALYSES} news analyses`,
      product: perSecond(several.analysesPerSecond),
      baseline: perSecond(one.analysesPerSecond),
      ratio: several.analysesPerSecond / one.analysesPerSecond,
      note: `all ended after ${several.seconds.toFixed(1)} s, of one worker after ${one.seconds.toFixed(1)} s`,
    });
  }
  rows.push(await compareAsleep(product, nextCompany));
  return rows;
}

async function compareAsleep(product: Product, nextCompany: () => ListedCompany): Promise<Row> {
  await using started = new AsyncDisposableStack();
  const model = started.adopt(await startOpenAiStub(), (stub) => stub.close());
  model.delay(SLEEP_MS);
  const settings = { ...sampleSources, ...modelSettings(model), WORKER_CONCURRENCY: '1', READER_EVERY: '0' };
  const measure = (workers: number) =>
    throughput(product, { workers, analyses: ASLEEP_ANALYSES * workers, left: 0, settings }, nextCompany);
  const one = await measure(1);
  const four = await measure(4);
  const ratio = four.analysesPerSecond / one.analysesPerSecond;
  return {
    figure: `4 workers against one, whose model sleeps ${SLEEP_MS / 1000} s for each answer`,
    product: perSecond(four.analysesPerSecond),
    baseline: perSecond(one.analysesPerSecond),
    ratio,
    bound: { limit: `≥ ${LEAST_RATIO_ASLEEP} ×`, holds: ratio >= LEAST_RATIO_ASLEEP },
  };
}

interface Throughput {
  /** Until only `left` are left: the last ones may only wait for a retry. */
  analysesPerSecond: number;
  /** Until the last analysis has ended. */
  seconds: number;
}

/** Of waiting analyses, from the moment when all workers consume. */
async function throughput(
  product: Product,
  run: { workers: number; analyses: number; left: number; settings: Readonly<Record<string, string>> },
  nextCompany: () => ListedCompany,
): Promise<Throughput> {
  await leaveAnalysesWaiting(product, run.analyses, nextCompany);
  await using started = new AsyncDisposableStack();
  const processes = await Promise.all(Array.from({ length: run.workers }, () => product.startWorker(run.settings)));
  for (const worker of processes) started.use(worker);
  const running = () => product.database.collection('news_analyses').countDocuments({ state: 'running' });
  const timeTo = (left: number) => {
    const isReached = async () => ((await running()) <= left ? true : null);
    return timed(() => until('the analyses', isReached, { everyMs: 20, limitMs: LIMIT_MS }));
  };
  const atBegin = await running();
  const most = await timeTo(run.left);
  const last = await timeTo(0);
  // The workers are not stopped before their last messages are deleted, since those would be delivered again during the
  // next measurement.
  await untilQueueHolds(product, 0);
  return { analysesPerSecond: (1000 * (atBegin - run.left)) / most, seconds: (most + last) / 1000 };
}
