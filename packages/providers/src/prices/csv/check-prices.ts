// Checks a price file for PRICE_CSV_FILE: `pnpm check-prices FILE`. Writes every wrong line to stderr and exits with
// code 1, or one line about the file to stdout. MARKET_CALENDAR_FILE applies as in the worker.
import { readFile } from 'node:fs/promises';
import { marketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { sourceVariables } from '@gaemi/runtime/settings/environment-fields';
import { answerHelp } from '@gaemi/runtime/start/answer-help';
import * as z from 'zod';
import { decodeText } from '../../http/decode-text.ts';
import { findSizeProblem } from './price-file.ts';
import { readPriceRows } from './read-price-rows.ts';

const USAGE = 'Usage: pnpm check-prices FILE';
answerHelp(USAGE);
const [path] = process.argv.slice(2);
const schema = z.object({ MARKET_CALENDAR_FILE: sourceVariables.MARKET_CALENDAR_FILE });
const calendar = marketCalendar(orExit(() => parseEnvironment(schema)).MARKET_CALENDAR_FILE);

const bytes = path === undefined ? undefined : await readFile(path).catch(() => undefined);
if (bytes === undefined) {
  process.stderr.write(path === undefined ? `${USAGE}\n` : `${path}: cannot be read\n`);
  process.exitCode = 1;
} else if (findSizeProblem(bytes.length) !== null) {
  process.stderr.write(`${path}: ${findSizeProblem(bytes.length)}\n`);
  process.exitCode = 1;
} else {
  const { rows, problems } = await readPriceRows(decodeText(bytes, ''), { today: seoulDay(new Date()), calendar });
  for (const { line, problem } of problems) process.stderr.write(`line ${line}: ${problem}\n`);
  const isEmpty = problems.length === 0 && rows.lastDay === null;
  if (isEmpty) process.stderr.write(`${path}: has no price below its header\n`);
  if (problems.length > 0 || isEmpty) process.exitCode = 1;
  else {
    const days = [...rows.byCode.values()].reduce((sum, { length }) => sum + length, 0);
    process.stdout.write(`${rows.byCode.size} stocks, ${days} prices, the last of ${rows.lastDay}\n`);
  }
}
