// `pnpm scorecard`: computes the answer of GET /api/v1/scorecard again, to the byte, and prints it without a line end.
import { parseArgs } from 'node:util';
import { answerHelp } from '@gaemi/runtime/start/answer-help';
import { type Period, readFiles, recount } from '../scorecard/recount.ts';

const usage = 'usage: pnpm scorecard [--from DAY] [--to DAY] [rows.csv events.csv]';

answerHelp(usage);
try {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' } },
    allowPositionals: true,
  });
  process.stdout.write(await answerOf(positionals, values));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
  // The connection to a store of another version stays open.
  process.exit(1);
}

/** Reads the downloaded files, or the store where none is named. */
async function answerOf(paths: readonly string[], period: Period): Promise<string> {
  const [rows, events, ...more] = paths;
  // Those of another download would be left out of the figures silently.
  if (more.length > 0) throw new Error('two files are read, and no more');
  if (rows !== undefined && events !== undefined) {
    const { answer, rowsWithoutReturns } = recount(readFiles({ rows, events }), period);
    if (rowsWithoutReturns > 0) {
      const missing = 'the figures that rest on them are left out';
      process.stderr.write(
        `The returns of ${rowsWithoutReturns} rows stay inside for the rights of their source: ${missing}.\n`,
      );
    }
    return answer;
  }
  if (rows !== undefined) throw new Error('both files are needed');
  const { recountStore } = await import('../scorecard/recount-store.ts');
  return recountStore(period);
}
