import { EnvironmentError } from './environment.ts';

/** Answers what `check` makes of the outside at boot, or ends the process with one clear line for each problem. */
export async function checkedOrExit<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}
