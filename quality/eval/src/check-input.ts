import { text } from 'node:stream/consumers';
import * as z from 'zod';

interface Check<Schema extends z.ZodType> {
  /** Reads the text, without a byte-order mark; JSON if not given. */
  read?: (text: string) => unknown;
  schema: Schema;
  /** Name of the expected input. */
  called: string;
  /** Lists the problems, one line each. */
  differencesOf: (value: z.output<Schema>) => string[];
  /** Message when there is no difference. */
  soundLine: (value: z.output<Schema>) => string;
}

/** Checks the input on stdin. Writes problems to stderr, one line each, and ends the program with exit code 1. */
export async function checkInput<Schema extends z.ZodType>(check: Check<Schema>): Promise<void> {
  const problems = findProblems(await text(process.stdin), check);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function findProblems<Schema extends z.ZodType>(input: string, check: Check<Schema>): string[] {
  const { read = JSON.parse, schema, called, differencesOf, soundLine } = check;
  let value: unknown;
  try {
    value = read(input.replace(/^\uFEFF/, ''));
  } catch {
    return ['not JSON'];
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) return [`not ${called}:\n${z.prettifyError(parsed.error)}`];
  const differences = differencesOf(parsed.data);
  if (differences.length === 0) process.stdout.write(`${soundLine(parsed.data)}\n`);
  return differences;
}
