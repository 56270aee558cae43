import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './guard.ts';

const markerLine = /^ *\/\/ guard: (.*)\n/gm;

/** Returns the files of each marker in the product's source under `root`: one file per occurrence. */
export function findMarkers(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })) {
    for (const [, marker = ''] of readFileSync(join(root, file), 'utf8').matchAll(markerLine)) {
      found.set(marker, [...(found.get(marker) ?? []), file]);
    }
  }
  return found;
}

/** Returns the text with the edit applied. Throws when the marker or the text to cut is not there exactly once. */
export function applyEdit(text: string, { marker, cut, by = '' }: Edit): string {
  const [above = '', below = '', ...further] = text.split(`// guard: ${marker}\n`);
  if (below === '' || further.length > 0) throw new Error(`not exactly one marker ${marker}`);
  const statement = statementAt(below);
  const rest = below.slice(statement.length);
  if (cut === undefined) return `${above}\n${rest}`;
  const [before = '', after, ...others] = statement.split(cut);
  if (after === undefined || others.length > 0) throw new Error(`${marker}: not exactly one ${cut} in ${statement}`);
  return `${above}\n${before}${by}${after}${rest}`;
}

/** The first line of the text, with the lines after it up to the one that closes its brackets. */
function statementAt(text: string): string {
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === '\n' && depth <= 0) return text.slice(0, at + 1);
  }
  return text;
}
