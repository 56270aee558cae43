import { ProductClock } from './clock/product-clock.ts';
import { ClosedJobs } from './invariants/closed-jobs.ts';
import { assembleCast } from './members/cast.ts';
import { readOptions } from './options.ts';
import { startProduct } from './product/product.ts';
import { describeBackground, describeResult, describeRun } from './report.ts';
import { makeSchedule } from './schedule/make-schedule.ts';
import { runSchedule, type ScheduleResult } from './schedule/run-schedule.ts';

// `pnpm test:faults`: schedules of visits and faults from seeds, over the product as processes of its own.

const options = readOptions(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const say = (text: string) => void process.stdout.write(`${text}\n`);

await using product = await startProduct(new ProductClock(options.pace));
const cast = await assembleCast(product);
const { members, companies, mjb } = cast;
say(`${options.seeds.length} seeds, pace ${options.pace}, ${mjb ? 'with' : 'without'} accumulation analyses`);

const closed = new ClosedJobs();
const results: ScheduleResult[] = [];
const startedAt = performance.now();
const elapsed = () => (performance.now() - startedAt) / 1000;
for (const seed of options.seeds) {
  if (elapsed() > options.minutes * 60) break;
  const possible = { members: members.length, companies: companies.length, mjb };
  const result = await runSchedule(cast, makeSchedule(seed, possible), closed);
  results.push(result);
  say(describeResult(result));
  if (result.findings.broken.length === 0) continue;
  process.exitCode = 1;
  if (options.verbose) say(describeBackground(result, product));
  if (!options.keepGoing) break;
}
say(describeRun(results, elapsed()));
