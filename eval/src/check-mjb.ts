// Reads the JSON of an accumulation analysis (the answer of GET mjb/{id}) from stdin and computes every letter, ratio and net buyer again from
// its own brokers and days. Differences go to stderr, a line each, and end it with exit code 1; so does an input that is no such record.
import { text } from 'node:stream/consumers';
import { mjbDetail } from '@gaemi/contracts/accumulation';
import { recordDifferences } from '@gaemi/domain/accumulation/record-differences';
import * as z from 'zod';

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
  const parsed = mjbDetail.safeParse(value);
  if (!parsed.success) return [`not a record of an accumulation analysis:\n${z.prettifyError(parsed.error)}`];
  const differences = recordDifferences(parsed.data);
  if (differences.length === 0) {
    const { stock_name, first_mjb_grade, second_mjb_grade, third_mjb_grade, brokers } = parsed.data;
    const letters = [first_mjb_grade, second_mjb_grade, third_mjb_grade].join(' ');
    process.stdout.write(`${stock_name}: ${letters} of ${brokers.length} brokers: as computed again\n`);
  }
  return differences;
}
