import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file for this user alone, whole or not at all: it is renamed into place, so neither a crash nor a full disk
 * leaves half of it. What such an end leaves beside it, the next writing replaces.
 */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
