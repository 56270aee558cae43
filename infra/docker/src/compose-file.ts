import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const ROOT = join(import.meta.dirname, '../../..');

/** A file of the repository as text. */
export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** docker-compose.yml as data, anchors and merges resolved. */
export const readCompose = (): unknown => parse(readText('docker-compose.yml'), { merge: true });
