import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Libraries that only the packages which name them may import. */
const mongo = ['mongoose', 'mongodb', '@nestjs/mongoose'];
const aws = ['@aws-sdk', 'sqs-consumer'];
const guarded = [...mongo, ...aws, 'openai'];

/**
 * The allowed imports under `src` of each package, or of one file: packages of this repository (`domain` is
 * `@gaemi/domain`, `providers/mail` a folder of one), `node`, and guarded libraries. Other libraries are free, and so
 * are specs. Test support in a folder `testing` may import `@gaemi/testing`, too.
 */
const allowed: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/contracts': ['domain'],
  'packages/runtime': ['domain', 'node'],
  // The check of the store uses the driver that mongoose brings.
  'packages/runtime/src/require-store.ts': ['node', 'mongoose'],
  'packages/database': ['domain', 'runtime', 'node', ...mongo],
  'packages/queue': ['domain', 'runtime', 'node', ...aws],
  'packages/providers': ['domain', 'runtime', 'node', 'openai'],
  // For programs outside: it knows the API by its document only.
  'packages/client': [],
  'packages/mcp': ['client', 'node'],
  'packages/embedded-mongo': ['node'],
  'packages/embedded-mail': ['node'],
  'apps/api': [
    'contracts',
    'domain',
    'database',
    'queue',
    'runtime',
    'providers/mail',
    'providers/push',
    'node',
    ...mongo,
  ],
  'apps/worker': ['contracts', 'domain', 'database', 'queue', 'runtime', 'providers', 'node'],
  'apps/web': ['contracts', 'domain'],
  // Looks at the members of a store before anything of the product touches it, and takes one away after.
  'apps/standalone/src/seed/stored-members.ts': ['mongodb'],
  'apps/standalone': ['contracts', 'runtime', 'embedded-mongo', 'embedded-mail', 'api', 'worker', 'web', 'node'],
};

const root = join(import.meta.dirname, '..');
const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const packageOf = (file: string) => file.split('/', 2).join('/');

function mayImport(file: string, specifier: string): boolean {
  const names = allowed[file] ?? allowed[packageOf(file)] ?? [];
  if (isBuiltin(specifier)) return names.includes('node');
  if (isUnder(specifier, '@gaemi/testing')) return file.includes('/testing/');
  if (specifier.startsWith('@gaemi/')) return names.some((name) => isUnder(specifier, `@gaemi/${name}`));
  const under = (name: string) => isUnder(specifier, name);
  return !guarded.some(under) || names.some(under);
}

/** The forbidden imports of a file, each as a line for the reader. */
function violations(file: string, text: string): string[] {
  const imports = text.matchAll(/\b(?:from|import|require)\b\s*\(?\s*['"`]([^'"`\n]+)['"`]/g);
  return [...imports]
    .filter(([, specifier = '']) => !mayImport(file, specifier))
    .map(([, specifier]) => `${file} may not import ${specifier}: see scripts/boundaries.spec.ts`);
}

it('imports of every package stay within its boundary', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.spec\.tsx?$/.test(file) && packageOf(file) !== 'packages/testing',
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => violations(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('every package has a boundary, and every boundary a package or file', () => {
  const packages = globSync('{apps,packages}/*/package.json', { cwd: root }).map(packageOf);
  expect(Object.keys(allowed).map(packageOf)).toEqual(
    expect.arrayContaining(packages.filter((name) => name !== 'packages/testing')),
  );
  for (const path of Object.keys(allowed)) expect(globSync(path, { cwd: root })).toEqual([path]);
});

it.each([
  "import { x } from '@gaemi/worker/x';",
  "import type { X } from '@gaemi/worker';",
  "export * from '@gaemi/worker/x/y';",
  "import '@gaemi/worker';",
  "const x = await import('@gaemi/worker/x');",
  "import {\n  x,\n} from '@gaemi/worker';",
  "type X = import('@gaemi/worker/x').X;",
  "const x = require('@gaemi/worker');",
])('notices every form of import: %s', (text) => {
  expect(violations('apps/api/src/a.ts', text)).toHaveLength(1);
});

it.each([
  ['packages/domain/src/a.ts', ['@gaemi/contracts/x', '@gaemi/runtime/x', 'zlib', 'node:fs', 'mongoose', 'openai']],
  ['packages/contracts/src/a.ts', ['@gaemi/runtime/x', '@gaemi/database/x/y', 'node:crypto', 'mongodb']],
  ['packages/runtime/src/a.ts', ['@gaemi/contracts/x', '@gaemi/queue/x', 'mongoose', '@aws-sdk/client-sqs']],
  ['packages/runtime/src/require-store.ts', ['@gaemi/domain/x', 'mongodb', '@nestjs/mongoose', 'openai']],
  ['packages/database/src/a.ts', ['@gaemi/contracts/x', '@gaemi/providers/x', 'sqs-consumer', '@gaemi/testing/x/y']],
  ['packages/queue/src/a.ts', ['@gaemi/database/x', 'mongodb', '@nestjs/mongoose', 'openai']],
  ['packages/providers/src/a.ts', ['@gaemi/database/x', '@gaemi/queue/x', 'mongoose', '@aws-sdk/client-sqs']],
  ['packages/client/src/a.ts', ['@gaemi/contracts/x', '@gaemi/domain/x', 'node:fs', 'mongoose', 'openai']],
  ['packages/mcp/src/a.ts', ['@gaemi/contracts/x', '@gaemi/database/x', '@gaemi/api', 'mongoose', 'openai']],
  ['packages/embedded-mongo/src/a.ts', ['@gaemi/domain/x', '@gaemi/embedded-mongo/x', 'mongodb', 'mongoose/x']],
  ['packages/embedded-mail/src/a.ts', ['@gaemi/domain/x', '@gaemi/runtime/x', 'mongodb', 'openai']],
  ['apps/api/src/a.ts', ['@gaemi/worker/x', '@gaemi/web', '@gaemi/providers/news/x', 'openai/x', 'sqs-consumer']],
  ['apps/worker/src/a.ts', ['@gaemi/api/x', '@gaemi/embedded-mail/x', 'mongoose', '@aws-sdk/client-sqs']],
  ['apps/web/src/a.tsx', ['@gaemi/runtime/x', '@gaemi/database/x/y', '@gaemi/api', 'node:fs', 'path', 'mongoose']],
  ['apps/standalone/src/a.ts', ['@gaemi/domain/x', '@gaemi/queue/x', '@gaemi/standalone/x', 'mongodb', 'openai']],
])('refuses wrong imports of %s', (file, specifiers) => {
  const text = specifiers.map((specifier) => `import '${specifier}';`).join('\n');
  expect(violations(file, text)).toHaveLength(specifiers.length);
});
