import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type * as z from 'zod';

/** A line that cannot be used; the message names its number. */
export class BadLineError extends Error {
  override name = 'BadLineError';
}

/** Parses one JSON line against a schema. Throws BadLineError with the line's number (from 1) and the problem. */
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

/**
 * Reads JSON lines from a stream and skips blank lines. A line that cannot be used becomes the error that describes its
 * problem.
 */
export async function* readLines<T>(input: Readable, schema: z.ZodType<T>): AsyncGenerator<T | BadLineError> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const text = number === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() !== '') yield lineOrError(text, number, schema);
  }
}

function lineOrError<T>(text: string, number: number, schema: z.ZodType<T>): T | BadLineError {
  try {
    return parseLine(text, number, schema);
  } catch (error) {
    if (error instanceof BadLineError) return error;
    throw error;
  }
}

/** Answers a bad line in its place. The command continues and ends with exit code 1. */
export function answerBadLine(error: BadLineError): string {
  process.exitCode = 1;
  return JSON.stringify({ error: error.message });
}

/** For the commands of this folder: a reader that closes early (head) ends them without an error. */
export function endWithReader(): void {
  process.stdout.on('error', () => process.exit(0));
}
