// Reads the JSON export of a news analysis from stdin and computes both scores and the points of every event again. Differences of
// more than 1e-9 points go to stderr, a line each, and end it with exit code 1; so does an input that is no export.
import { text } from 'node:stream/consumers';
import { newsExport } from '@gaemi/contracts/news-history';
import * as z from 'zod';
import { exportDifferences } from './export-differences.ts';

const problems = check(await text(process.stdin));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function check(input: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(input.replace(/^\uFEFF/, ''));
  } catch {
    return ['not JSON'];
  }
  const parsed = newsExport.safeParse(value);
  if (!parsed.success) return [`not an export:\n${z.prettifyError(parsed.error)}`];
  const differences = exportDifferences(parsed.data);
  if (differences.length === 0) {
    const { stock_name, good_news_score, bad_news_score, events } = parsed.data;
    const scores = `good ${good_news_score}, bad ${bad_news_score}`;
    process.stdout.write(`${stock_name}: ${scores}, and the points of ${events.length} events: as computed again\n`);
  }
  return differences;
}
