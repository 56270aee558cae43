import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import configuration, { exceptions, guarded, layers, packages, webAreas } from '../boundaries.config.ts';

const root = join(import.meta.dirname, '..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const run = promisify(execFile);

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'gaemi-boundaries-'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text, { flag: 'a' });
}

const specifier = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/** Plants an import of one file from another, in one of the forms that an import can have. */
function plantImport(from: string, to: string, form: 'type' | 'lazy' | 'plain' = 'plain'): void {
  const path = specifier(from, to);
  plant(to, 'export type X = 1;\nexport const x = 1;\n');
  if (form === 'type') plant(from, `import type { X } from '${path}';\nexport type Y = X;\n`);
  else if (form === 'lazy') plant(from, `export const y = () => import('${path}');\n`);
  else plant(from, `export { x } from '${path}';\n`);
}

/** Names of the rules that the planted tree breaks. */
async function broken(): Promise<string[]> {
  const { stdout } = await run(
    process.execPath,
    [cruiser, '--config', join(root, 'boundaries.config.ts'), '--output-type', 'json', '.'],
    { cwd: tree, maxBuffer: 2 ** 26 },
  ).catch((error: { stdout: string }) => error);
  const report = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(report.summary.violations.map(({ rule }) => rule.name))].sort();
}

it('refuses a planted violation of each row, whatever the form of the import', async () => {
  for (const library of guarded) plant(`node_modules/${library}/index.js`, 'export const x = 1;\n');
  for (const [name, may] of Object.entries(packages)) {
    const other = Object.keys(packages).find((each) => each !== name && !may.some((one) => one.startsWith(each)));
    plantImport(`${name}/src/a.ts`, `${other ?? ''}/src/x.ts`, 'type');
    const library = guarded.find((each) => !may.includes(each)) ?? '';
    plant(`${name}/src/a.ts`, `import { x as library } from '${library}';\nexport const z = library;\n`);
    if (!may.includes('node'))
      plant(`${name}/src/a.ts`, "import { readFileSync } from 'node:fs';\nexport const r = readFileSync;\n");
  }
  for (const [file, may] of Object.entries(exceptions)) {
    const library = guarded.find((each) => !may.includes(each)) ?? '';
    plant(file, `import { x } from '${library}';\nexport const y = x;\n`);
  }
  for (const area of Object.keys(webAreas)) plantImport(`apps/web/src/${area}/a.ts`, 'apps/web/src/app/x.ts', 'lazy');
  plantImport('apps/web/src/features/plans/a.ts', 'apps/web/src/features/admin/x.ts');
  plantImport('apps/api/src/features/news/a.ts', 'apps/api/src/features/admin/x.ts');
  plantImport('apps/api/src/features/news/news.module.ts', 'apps/api/src/features/admin/y.ts');
  for (const [name, order] of Object.entries(layers)) {
    const names = order.split(' ').map((layer) => layer.split('|')[0] ?? layer);
    for (const [index, layer] of names.slice(0, -1).entries())
      plantImport(`${name}/src/${layer}/a.ts`, `${name}/src/${names[index + 1] ?? ''}/x.ts`, 'type');
    plantImport(`${name}/src/a.ts`, `${name}/src/somewhere/x.ts`);
  }
  plantImport('packages/runtime/src/b.ts', 'packages/runtime/src/c.ts');
  plantImport('packages/runtime/src/c.ts', 'packages/runtime/src/b.ts', 'type');
  const rules = (configuration.forbidden ?? []).map(({ name }) => name ?? '');
  expect(rules.length).toBeGreaterThan(100);
  expect(await broken()).toEqual(rules.sort());
});
