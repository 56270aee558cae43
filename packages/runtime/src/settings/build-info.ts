import { execFileSync } from 'node:child_process';
import * as z from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
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

/** Commit of the checkout that a folder is in, also of one that belongs to another user than the program runs as. */
export function commitOfCheckout(folder = import.meta.dirname): string {
  try {
    return execFileSync('git', ['-c', 'safe.directory=*', 'rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
