import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DataDirectoryError } from './data-directory.ts';
import type { StandaloneEnvironment } from './environment.ts';
import { writeWhole } from './write-whole.ts';

const audience = z.object({ webOrigin: z.string(), listenHost: z.string(), nodeEnv: z.string().nullable() });

/** Who was meant to reach a product. */
export type Audience = z.infer<typeof audience>;

type Start = Pick<StandaloneEnvironment, 'webOrigin' | 'listenHost' | 'all'>;

export const chooseAudience = ({ webOrigin, listenHost, all }: Start): Audience => ({
  webOrigin,
  listenHost,
  nodeEnv: all.NODE_ENV ?? null,
});

/** Beside `store-address`, and kept when the start ends: `pnpm seed` refuses a product that was open to others. */
const lastStartFile = (dataDir: string) => join(dataDir, 'last-start.json');

export function recordStart(env: Start & Pick<StandaloneEnvironment, 'dataDir'>): void {
  writeWhole(lastStartFile(env.dataDir), `${JSON.stringify(chooseAudience(env))}\n`);
}

/**
 * Returns the audience of the running or the last start in a data directory; null before the first.
 * @throws DataDirectoryError where the file says none: who may reach the product is not guessed
 */
export function readLastStart(dataDir: string): Audience | null {
  let text: string;
  try {
    text = readFileSync(lastStartFile(dataDir), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const read = audience.safeParse(parseJson(text));
  if (read.success) return read.data;
  throw new DataDirectoryError(
    `DATA_DIR: ${lastStartFile(dataDir)} is damaged: start the product once more with \`pnpm start\`, or remove that file.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
