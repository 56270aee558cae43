import { writeFileSync } from 'node:fs';
import { readArgumentsOrExit } from '@gaemi/runtime/start/answer-help';
import { ProductClock } from './clock/product-clock.ts';
import { ClosedJobs } from './invariants/closed-jobs.ts';
import { assembleCast } from './members/cast.ts';
import { readOptions, USAGE } from './options.ts';
import { startProduct } from './product/product.ts';
import { describeBackground, describeResult, describeRun } from './report.ts';
import { drillsNamed } from './schedule/drills.ts';
import { makeSchedule } from './schedule/make-schedule.ts';
import { runSchedule, type ScheduleResult } from './schedule/run-schedule.ts';
import type { Schedule } from './schedule/schedule.ts';

// `pnpm --filter @gaemi/faults start`: runs schedules of visits and faults from seeds, over the product as separate processes.

const options = readArgumentsOrExit(USAGE, () => readOptions(process.argv.slice(2)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const say = (text: string) => void process.stdout.write(`${text}\n`);
const drills = options.drills.length === 0 ? [] : drillsNamed(options.drills);
say(`${drills.length + options.seeds.length} schedules, ${options.parallel} side by side`);

const results: ScheduleResult[] = [];
// Mornings take days of product time, after which members would have to log in again.
const waiting: (Schedule | number)[] = [...options.seeds, ...drills];
const isBroken = ({ findings }: ScheduleResult) => findings.broken.length > 0;
const startedAt = performance.now();
const elapsed = () => (performance.now() - startedAt) / 1000;

/** Runs schedules on its own stack until none is left. */
async function work(): Promise<void> {
  await using product = await startProduct(new ProductClock());
  const cast = await assembleCast(product);
  const possible = { members: cast.members.length, companies: cast.companies.length, mjb: cast.mjb };
  const closed = new ClosedJobs();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const schedule = typeof next === 'number' ? makeSchedule(next, possible) : next;
    const result = await runSchedule(cast, schedule, closed);
    results.push(result);
    say(describeResult(result));
    if (isBroken(result) && options.verbose) say(describeBackground(result, product));
    const enough = (isBroken(result) && !options.keepGoing) || elapsed() > options.minutes * 60;
    if (enough) waiting.length = 0;
  }
}

await Promise.all(Array.from({ length: options.parallel }, work));
say(describeRun(results, elapsed()));
const failed = results.filter(isBroken).length;
if (options.report !== undefined)
  writeFileSync(options.report, `${JSON.stringify({ passed: results.length - failed, failed })}\n`);
process.exitCode = failed === 0 ? 0 : 1;
