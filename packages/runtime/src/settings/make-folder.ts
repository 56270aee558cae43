import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it, for this user alone. Node's own way (`recursive`) never ends below /proc, where nothing
 * can be made and the system says of it that the folder above is missing (ENOENT).
 * @throws the error of the system where it cannot be made
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (isFolder(folder)) return;
    const above = dirname(folder);
    const misses = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!misses || isFolder(above)) throw error;
    makeFolder(above);
    makeFolder(folder);
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
