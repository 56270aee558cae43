import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type * as z from 'zod';

/** A line that cannot be used; the message names its number. */
export class BadLineError extends Error {
  override name = 'BadLineError';
}

/** Parses one JSON line against a schema. Throws BadLineError with the line's number (from 1) and what is wrong with it. */
export function parseLine<T>(line: string, number: number, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadLineError(`line ${String(number)}: not JSON`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new BadLineError(`line ${String(number)}: ${where === '' ? '' : `${where}: `}${issue?.message ?? 'invalid'}`);
}

/** Reads JSON lines from a stream; blank lines are skipped. Throws as `parseLine` does. */
export async function* readLines<T>(input: Readable, schema: z.ZodType<T>): AsyncGenerator<T> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const text = number === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() !== '') yield parseLine(text, number, schema);
  }
}

/** Runs a command of this folder: a bad line ends it with its message on stderr and exit code 1. */
export async function runOnLines(command: () => Promise<void>): Promise<void> {
  // A reader that closes early (head) ends the command quietly.
  process.stdout.on('error', () => process.exit(0));
  try {
    await command();
  } catch (error) {
    if (!(error instanceof BadLineError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
