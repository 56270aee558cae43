import { EnvironmentError } from './environment.ts';

/** Half a pair of keys is a mistake, not a request for samples. */
export function requireWholePair(pair: Record<string, string | undefined>): void {
  if (Object.values(pair).some((value) => value !== undefined)) {
    throw new EnvironmentError([`${Object.keys(pair).join(', ')}: must be set together`]);
  }
}
