import { setMaxListeners } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANALYSIS_DEADLINE_MINUTES } from '@gaemi/domain/analysis/deadline';
import { companiesInForce, unmistakableCompanies } from '../product/companies.ts';
import { logInMember } from '../product/member.ts';
import { startNode } from '../product/node-process.ts';
import { paths } from '../product/paths.ts';
import { startProduct } from '../product/product.ts';
import { settledDays } from '../product/settled-days.ts';
import { milliseconds, type Row } from '../row.ts';
import { CallLog, together } from './call-log.ts';
import { callRows } from './call-rows.ts';
import { awaitEnds, endRows } from './ends.ts';
import { watchMemory } from './memory.ts';
import type { LoadOptions } from './options.ts';
import { countProcessorTime } from './processor-time.ts';
import { sampleSources } from './sample-sources.ts';
import { openVisitors } from './visitor.ts';
import { type Stage, visit } from './visits.ts';

/** Time after which an analysis without a worker has ended: its deadline, and a margin for the sweep. */
export const SETTLE_LIMIT_MS = (ANALYSIS_DEADLINE_MINUTES + 2) * 60_000;

/** Warm-up before times count: code that runs for the first time is slow. */
const WARM_UP_MS = 20_000;
/** Interval of the delay samples; Node includes this time in the delay. */
const DELAY_STEP_MS = 5;

/**
 * Runs members in the pattern of the web at once, for some minutes, and checks the outcome of all analyses that they
 * started.
 */
export async function runLoad(options: LoadOptions, say: (line: string) => void): Promise<Row[]> {
  await using started = new AsyncDisposableStack();
  const product = started.use(await startProduct());
  const pids = new Map<string, number>(Object.entries(product.pids));
  for (let number = 1; number <= options.workers; number += 1) {
    const worker = started.use(await product.startWorker(sampleSources));
    pids.set(`worker ${number}`, worker.pid);
  }
  const bareRoute = started.use(startNode([paths.bareRoute]));
  const bare = await bareRoute.said('http://');
  pids.set('the bare route', bareRoute.pid);
  pids.set('the bench itself', process.pid);

  const [log, bareLog] = [new CallLog(), new CallLog()];
  const opened = started.use(new AsyncDisposableStack());
  const visitors = await openVisitors({ product, bare, log, bareLog, opened }, options.members);
  say(`${visitors.length} members are logged in`);
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const stage: Stage = {
    companies: unmistakableCompanies(await companiesInForce(product.database)),
    days: await settledDays(await logInMember(product, 'new')),
    accepted: new Set(),
    over: over.signal,
    every: options.every,
  };
  // Connections are opened before any member starts.
  await Promise.all(visitors.map((visitor) => visitor.read('users/me', 'users/me')));

  const delay = monitorEventLoopDelay({ resolution: DELAY_STEP_MS });
  const visits = Promise.all(visitors.map((visitor) => visit(visitor, stage)));
  // A rejection is an error of the bench itself, and ends the run at once.
  await Promise.race([sleep(WARM_UP_MS), visits]);
  for (const each of [log, bareLog]) each.forgetTimes();
  delay.enable();
  const memory = watchMemory(pids);
  const processors = await countProcessorTime(pids);
  const end = setTimeout(() => over.abort(), options.minutes * 60_000);
  await visits.finally(() => clearTimeout(end));
  delay.disable();
  const processorRows = await processors.rows(together(log.kinds.values()).times.length);
  const memoryRows = await memory.stop();
  say(`the load is over; ${stage.accepted.size} analyses were accepted`);

  await awaitEnds(product.database, SETTLE_LIMIT_MS);
  await opened.disposeAsync();
  return [
    ...callRows(log, bareLog),
    ...(await endRows(product.database, stage.accepted)),
    ...processorRows,
    ...memoryRows,
    {
      figure: 'delay of the bench itself, p99',
      product: milliseconds(Math.max(0, delay.percentile(99) / 1e6 - DELAY_STEP_MS)),
      baseline: '',
      note: 'part of every time above, the bare route included',
    },
  ];
}
