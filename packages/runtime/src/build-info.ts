import { execFileSync } from 'node:child_process';
import * as z from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import { parseEnvironment } from './environment.ts';

/** Which program this is. */
export interface BuildInfo {
  version: string;
  /** Of the source, in full; `unknown` outside of a checkout where GAEMI_COMMIT is not set. */
  commit: string;
}

const schema = z.object({ GAEMI_COMMIT: z.string().optional() });
let known: BuildInfo | null = null;

export function buildInfo(): BuildInfo {
  known ??= { version: packageJson.version, commit: parseEnvironment(schema).GAEMI_COMMIT ?? commitOfCheckout() };
  return known;
}

function commitOfCheckout(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
