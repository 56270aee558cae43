import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..');

/** The folders outside of its own that a file may import from. Every feature that is not named here may use the shared ones. */
const allowed: Record<string, readonly string[]> = {
  ui: [],
  shared: [],
  'features/stocks': ['ui', 'shared'],
  'features/analysis': ['ui', 'shared', 'features/stocks'],
  // Approves what members ask for there; changes of somebody's access ask who is there.
  'features/admin': ['ui', 'shared', 'features/plans', 'features/second-step'],
  'features/second-step': ['ui', 'shared'],
  'features/accounts': ['ui', 'shared', 'features/stocks', 'features/analysis', 'features/second-step'],
  // Its bells switch the alerts of a stock.
  'features/watchlist': ['ui', 'shared', 'features/stocks', 'features/analysis', 'features/alerts'],
};
const ofFeature = ['ui', 'shared', 'features/stocks', 'features/analysis'];

/** `ui`, `shared`, `app`, `features/<name>`, or the file itself at the root. */
function areaOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'features' ? `${first}/${second}` : first;
}

function mayImport(from: string, to: string): boolean {
  if (from === to || from === 'app' || from === 'main.tsx') return true;
  return (allowed[from] ?? ofFeature).includes(to);
}

/** The imports of a file that cross a boundary, each as a line that says which. */
function crossings(file: string, text: string): string[] {
  const imports = [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']+)'/g)];
  const targets = imports.map(([, path = '']) => relative(source, resolve(source, dirname(file), path)));
  return targets
    .filter((target) => !mayImport(areaOf(file), areaOf(target)))
    .map((target) => `${file} imports ${target}: ${areaOf(file)} may not import ${areaOf(target)}`);
}

describe('boundaries of the web', () => {
  it('holds for every file', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.spec.'),
    );
    expect(files.flatMap((file) => crossings(file, readFileSync(join(source, file), 'utf8')))).toEqual([]);
  });

  it('names a feature that imports another one', () => {
    expect(crossings('features/news/history-route.tsx', "import { x } from '../admin/admin-route.tsx';")).toEqual([
      'features/news/history-route.tsx imports features/admin/admin-route.tsx: features/news may not import features/admin',
    ]);
    expect(crossings('features/news/history-route.tsx', "import('../stocks/stock-search.tsx')")).toEqual([]);
  });

  it('names an element that imports what fetches, and shared code that imports an element', () => {
    expect(crossings('ui/card/card.tsx', "import { callApi } from '../../shared/api/api-client.ts';")).toHaveLength(1);
    expect(crossings('ui/card/card.tsx', "import { classNames } from '../class-names.ts';")).toEqual([]);
    expect(crossings('shared/seoul-date.ts', "import { Card } from '../ui/card/card.tsx';")).toHaveLength(1);
  });
});
