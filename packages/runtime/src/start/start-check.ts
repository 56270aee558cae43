import { EnvironmentError } from '../settings/environment.ts';

/** Thrown when the product cannot start; the message is one line for the operator. */
export class StartError extends EnvironmentError {
  constructor(problem: string, options: ErrorOptions = {}) {
    super([problem], options);
    this.name = 'StartError';
  }
}

/** Returns the result of `check` at boot, or ends the process with one clear line for each problem. */
export async function checkedOrExit<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}
