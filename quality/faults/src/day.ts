import { parseArgs } from 'node:util';
import { ProductClock } from './clock/product-clock.ts';
import type { Footprint } from './day/footprint.ts';
import { findGrowth } from './day/growth.ts';
import { goToAfternoon, liveThroughDay } from './day/live-through-day.ts';
import { isExplained, LogBook } from './day/log-book.ts';
import { ClosedJobs } from './invariants/closed-jobs.ts';
import { assembleCast } from './members/cast.ts';
import { startProduct } from './product/product.ts';
import { describeBackground, describeResult } from './report.ts';

// `pnpm --filter @gaemi/faults day`: a day of the product under faults, its memory, its store and its log.

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, calm: { type: 'boolean', default: false } },
});
const say = (text: string) => void process.stdout.write(`${text}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const log = new LogBook();
const footprints: Footprint[] = [];
const broken: string[] = [];
await using product = await startProduct(new ProductClock(), { onLine: (name, line) => log.add(name, line) });
goToAfternoon(product);
const cast = await assembleCast(product);
await liveThroughDay({
  cast,
  closed: new ClosedJobs(),
  seed: Number(values.seed),
  calm: values.calm,
  onHour: (result, footprint) => {
    footprints.push(footprint);
    broken.push(...result.findings.broken);
    say(describeResult(result));
    if (result.findings.broken.length > 0) say(describeBackground(result, product));
    say(`  ${describe(footprint)}`);
  },
});
broken.push(...findGrowth(footprints));
for (const { text, count, example } of log.list()) {
  const explained = isExplained(text);
  if (!explained) broken.push(`a line that nobody explains: ${text}`);
  say(`${count} × ${text}${explained ? '' : `\n    ${example}`}`);
}
say(
  broken.length === 0 ? 'the day is over and every invariant held' : broken.map((line) => `BROKEN ${line}`).join('\n'),
);
process.exitCode = broken.length === 0 ? 0 : 1;

function describe({ at, processes, storeBytes, documents }: Footprint): string {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;
  const memory = Object.entries(processes).map(([name, { bytes }]) => `${name} ${megabytes(bytes)}`);
  return `${at.toISOString()}  ${memory.join(', ')}; store ${megabytes(storeBytes)}, ${documents} documents`;
}
