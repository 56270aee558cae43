import * as z from 'zod';

/** Thrown when the environment is invalid; `problems` has one clear line for each wrong variable. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[], options: ErrorOptions = {}) {
    super(problems.join('\n'), options);
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Parses the environment with a schema. An empty variable counts as not set. Never prints a value: it may be a secret. */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  variables: Variables = process.env,
): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`);
  throw new EnvironmentError([...new Set(lines)]);
}

/**
 * Returns the result of `read` on the environment at boot, or ends the process with one clear line for each wrong
 * variable.
 */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}

/** Reads the environment at boot, or ends the process with one clear line for each wrong variable. */
export function readEnvironmentOrExit<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
  return orExit(() => parseEnvironment(schema));
}
