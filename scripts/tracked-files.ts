import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The files of the repository that git knows by patterns ("*.spec.ts"), with their texts. */
export const trackedFiles = (...patterns: string[]): { file: string; text: string }[] =>
  execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '')
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
