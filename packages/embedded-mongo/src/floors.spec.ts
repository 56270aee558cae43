import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** The folders of `src` from the lowest layer to the highest. A file imports only from its own folder and those before it. */
const FLOORS = [
  'values',
  'wire',
  'expression/dates',
  'expression/operators',
  'expression',
  'filter',
  'storage/index',
  'storage',
  'session',
  'access',
  'pipeline/stages',
  'pipeline',
  'update',
  'commands',
  'server',
  '.',
];
const SUPPORT_OF_SPECS = 'testing';

interface Source {
  path: string;
  folder: string;
  /** Paths of the files it imports, relative to `src`. */
  imports: string[];
}

function sourcesIn(directory: string): Source[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && dirname(path) !== SUPPORT_OF_SPECS)
    .map((path) => ({ path, folder: dirname(path), imports: importsOf(directory, path) }));
}

function importsOf(directory: string, path: string): string[] {
  const text = readFileSync(join(directory, path), 'utf8');
  const specifiers = text.matchAll(/^(?:import|export)\b[^;]*?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/gm);
  return Array.from(specifiers, ([, named = '', called = '']) =>
    relative(directory, resolve(directory, dirname(path), named || called)),
  );
}

/** One line for every import of a later layer, and for every folder without a layer. */
function violations(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, folder, imports }) => {
    const floor = FLOORS.indexOf(folder);
    if (floor < 0) return [`${path}: the folder ${folder} has no place among the layers`];
    return imports
      .filter((imported) => FLOORS.indexOf(dirname(imported)) > floor || !FLOORS.includes(dirname(imported)))
      .map((imported) => `${path} imports ${imported}, but the layer ${folder} comes before ${dirname(imported)}`);
  });
}

it('imports only from the same layer and from layers before it', () => {
  expect(violations(sourcesIn(import.meta.dirname))).toEqual([]);
});

it('reads static, type and dynamic imports', () => {
  const sources = sourcesIn(import.meta.dirname);
  const importsBy = (path: string) => sources.find((source) => source.path === path)?.imports;
  expect(importsBy('main.ts')).toEqual(['server/command-line.ts']);
  expect(importsBy('storage/history.ts')).toEqual(['storage/row.ts', 'storage/transaction.ts']);
});

it('names an import of a later layer, and a folder that is no layer', () => {
  const upward = { path: 'values/a.ts', folder: 'values', imports: ['values/b.ts', 'server/c.ts'] };
  const unknown = { path: 'helpers/a.ts', folder: 'helpers', imports: [] };
  expect(violations([upward, unknown])).toEqual([
    'values/a.ts imports server/c.ts, but the layer values comes before server',
    'helpers/a.ts: the folder helpers has no place among the layers',
  ]);
});
