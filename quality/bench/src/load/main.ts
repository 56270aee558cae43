import { answerHelp } from '@gaemi/runtime/start/answer-help';
import { profileInto } from '../product/node-process.ts';
import { openReport } from '../report.ts';
import { compareWorkers } from './compare-workers.ts';
import { readOptions, USAGE } from './options.ts';
import { runLoad, SETTLE_LIMIT_MS } from './run-load.ts';

// `pnpm --filter @gaemi/bench load`: load of many concurrent members on the product. quality/bench/README.md explains options and figures.
// Exit code 1 when a figure could not be measured or a bound is broken, 2 when the options are wrong.

/** Time for starts, log-ins of a thousand members, and the comparison of workers. */
const REST_LIMIT_MS = 900_000;

answerHelp(USAGE);
let options: ReturnType<typeof readOptions>;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
  process.exit(2);
}

const report = openReport();
const { members, minutes, workers, every, profile } = options;
if (profile !== undefined) profileInto(profile);
report.say(`${members} members, ${minutes} minutes, ${workers} workers, an analysis of each every ${every} s`);
report.endAfter(minutes * 60_000 + SETTLE_LIMIT_MS + REST_LIMIT_MS);
await report.measure('load', () => runLoad(options, report.say));
if (options.compareWorkers) await report.measure('workers', compareWorkers);

process.exit(report.close());
