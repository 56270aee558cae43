import { EnvironmentError } from './environment.ts';

/** Half a pair of keys is a mistake, not a request for samples. */
export function requireWholePair(pair: Record<string, string | undefined>): void {
  const given = Object.values(pair).filter((value) => value !== undefined);
  if (given.length > 0 && given.length < Object.keys(pair).length) {
    throw new EnvironmentError([`${Object.keys(pair).join(', ')}: must be set together`]);
  }
}
