import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** The only services that other features may use, by feature. The feature's module exports them. */
const exported: Record<string, readonly string[]> = {
  admin: ['audited-change.ts', 'member-notices.ts'],
  analysis: ['finished-analyses.ts'],
  news: ['outside-results.ts'],
  passkeys: ['second-factor.ts'],
  stocks: ['new-events.ts', 'stored-market.ts'],
  verification: ['email-availability.ts', 'email-proofs.ts'],
};

const root = import.meta.dirname;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'),
);

/** Imports of one feature from another, as `{ importer, feature, file }`. */
const crossings = sources.flatMap((importer) =>
  [...readFileSync(join(root, importer), 'utf8').matchAll(/\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g)].flatMap(
    ([, from, dynamic]) => {
      const target = relative(root, join(root, dirname(importer), from ?? dynamic ?? ''));
      const [feature = '', ...rest] = target.split('/');
      if (feature === '..' || feature === importer.split('/', 1)[0]) return [];
      return [{ importer, feature, file: rest.join('/') }];
    },
  ),
);

it('use of one another only what the other exports', () => {
  const refused = crossings
    .filter(({ importer, feature, file }) => {
      const isModule = importer.endsWith('.module.ts') && file === `${feature}.module.ts`;
      return !isModule && !exported[feature]?.includes(file);
    })
    .map(
      ({ importer, feature, file }) =>
        `features/${importer} imports features/${feature}/${file}, which ${feature}.module.ts does not export: see features.spec.ts`,
    );
  expect(refused).toEqual([]);
});

it('export by their module each service that others use', () => {
  for (const [feature, files] of Object.entries(exported)) {
    const module = readFileSync(join(root, feature, `${feature}.module.ts`), 'utf8');
    const names = /exports: \[([^\]]*)\]/.exec(module)?.[1]?.split(', ') ?? [];
    const given = names.map((name) => new RegExp(`import \\{ ${name} \\} from './([^']+)'`).exec(module)?.[1]);
    expect(given.sort(), `exports of ${feature}.module.ts`).toEqual([...files].sort());
    const used = crossings.filter((one) => one.feature === feature).map(({ file }) => file);
    expect(used, `imports of features/${feature}`).toEqual(expect.arrayContaining([...files]));
  }
});
