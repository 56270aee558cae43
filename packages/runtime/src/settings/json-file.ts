import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Path of a JSON file; parses to its content. An error is one line: what the file must be, and what is wrong with it. */
export const jsonFile = <T>(schema: z.ZodType<T>, what: string) =>
  z.string().transform((path, context): T => {
    try {
      return read(schema, path);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      context.addIssue({ code: 'custom', message: `must be ${what}; ${error.message}` });
      return z.NEVER;
    }
  });

class Problem extends Error {}

function read<T>(schema: z.ZodType<T>, path: string): T {
  const result = schema.safeParse(parse(readText(path)));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  throw new Problem(`${place}${issue?.message}`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Problem(isMissing ? 'the file is not found' : 'the file cannot be read');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('it is no JSON');
  }
}
