import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readArgumentsOrExit } from '@gaemi/runtime/start/answer-help';
import type { ObjectId } from 'mongodb';
import { ProductClock } from './clock/product-clock.ts';
import { ageTexts, findLastingTexts } from './day/aged-texts.ts';
import { BACKUP_EVERY_HOURS, DayTasks } from './day/day-tasks.ts';
import type { Footprint } from './day/footprint.ts';
import { describeSlopes, findGrowth } from './day/growth.ts';
import { findLeftovers, findRepeatedMails } from './day/leftovers.ts';
import { goToAfternoon, liveThroughDay } from './day/live-through-day.ts';
import { isExplained, LogBook } from './day/log-book.ts';
import { ClosedJobs } from './invariants/closed-jobs.ts';
import { assembleCast } from './members/cast.ts';
import { startProduct } from './product/product.ts';
import { describeBackground, describeResult } from './report.ts';

// `pnpm --filter @gaemi/faults day`: a day of the product under faults, its tasks, its memory, its store and its log.

const { values } = readArgumentsOrExit('usage: pnpm --filter @gaemi/faults day [--seed 1] [--calm]', () =>
  parseArgs({ options: { seed: { type: 'string', default: '1' }, calm: { type: 'boolean', default: false } } }),
);
const { calm } = values;
const say = (text: string) => void process.stdout.write(`${text}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const backups = mkdtempSync(join(tmpdir(), 'gaemi-day-'));
process.once('exit', () => rmSync(backups, { recursive: true, force: true }));

const log = new LogBook();
const tasks = new DayTasks();
const footprints: Footprint[] = [];
const broken: string[] = [];
const ends = { done: 0, refunded: 0 };
/** Analyses whose texts end in the day: of the first hour that has any with texts. */
let aged: ObjectId[] = [];
const startedAt = performance.now();
const clock = new ProductClock();
const day = goToAfternoon(clock);
await using product = await startProduct(clock, {
  onLine: (name, line) => {
    log.add(name, line);
    tasks.add(line);
  },
  workers: { BACKUP_DIR: backups, BACKUP_EVERY: String(BACKUP_EVERY_HOURS), BACKUP_KEEP: '2' },
});
const { database } = product;
const from = clock.now();
const cast = await assembleCast(product);
await liveThroughDay({
  cast,
  closed: new ClosedJobs(),
  seed: Number(values.seed),
  calm,
  onMinute: () => tasks.look(database, clock.now()),
  onHour: async (result, footprint) => {
    footprints.push(footprint);
    const { findings } = result;
    broken.push(...findings.broken);
    ends.done += findings.ends.done;
    ends.refunded += findings.ends.refunded;
    say(describeResult(result));
    if (findings.broken.length > 0) say(describeBackground(result, product));
    say(`  ${describe(footprint)}`);
    if (aged.length === 0) aged = await ageTexts(product);
  },
});
await tasks.look(database, clock.now());
broken.push(...tasks.findWrong({ from, to: clock.now(), day, calm }));
broken.push(...(await findLeftovers(cast)));
broken.push(...(await findLastingTexts(product, aged)));
broken.push(...findGrowth(footprints));
const repeated = findRepeatedMails(await product.mail.messages());
if (calm) broken.push(...repeated);
else say(`${repeated.length} mails came again`);
for (const { text, count, example } of log.list()) {
  const explained = isExplained(text, { calm });
  if (!explained) broken.push(`a line that nobody explains: ${text}`);
  say(`${count} × ${text}${explained ? '' : `\n    ${example}`}`);
}
say([tasks.describe(), ...describeSlopes(footprints)].join('\n'));
const minutes = (performance.now() - startedAt) / 60_000;
say(`${ends.done} jobs done, ${ends.refunded} refunded, ${minutes.toFixed(1)} minutes`);
say(
  broken.length === 0 ? 'the day is over and every invariant held' : broken.map((line) => `BROKEN ${line}`).join('\n'),
);
process.exitCode = broken.length === 0 ? 0 : 1;

function describe({ at, processes, storeBytes, documents }: Footprint): string {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
  const memory = Object.entries(processes).map(
    ([name, { bytes, heapBytes }]) => `${name} ${megabytes(bytes)} (${megabytes(heapBytes)})`,
  );
  const store = `store ${(storeBytes / 1024 ** 2).toFixed(1)} MB, ${documents} documents`;
  return `${at.toISOString()}  resident (heap) in MB: ${memory.join(', ')}; ${store}`;
}
