import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readText } from './compose-file.ts';

/** Packages that the built files of an app import when they start, without those of Node itself. */
function imported(app: string): string[] {
  const folder = `apps/${app}/dist`;
  const files = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.js'));
  return [...new Set(files.flatMap((file) => listPackages(readText(`${folder}/${file}`))))].toSorted();
}

/** Packages that a file imports. */
function listPackages(source: string): string[] {
  const lines = source.matchAll(/^import (?:[^'"]*? from )?["']([^."'][^"']*)["'];$/gm);
  const names = [...lines].map(([, specifier = '']) => specifier).filter((name) => !isBuiltin(name));
  return names.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

// In a checkout everything is installed; an image has the dependencies only, and does not start without one of them.
describe.each(['api', 'worker'])('the built %s', (app) => {
  it('imports nothing but what its package.json counts among its dependencies', () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readText(`apps/${app}/package.json`));
    const names = imported(app);
    expect(names).toContain('mongoose');
    expect(names.filter((name) => dependencies[name] === undefined)).toEqual([]);
  });

  it('has source maps of its own code only, which Node reads at each start', () => {
    const folder = join(ROOT, `apps/${app}/dist`);
    const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));
    const sources = maps.flatMap((file): string[] => JSON.parse(readFileSync(join(folder, file), 'utf8')).sources);
    expect(sources.some((source) => source.endsWith('packages/runtime/src/logger.ts'))).toBe(true);
    expect(sources.filter((source) => source.includes('node_modules'))).toEqual([]);
  });
});

describe.each(['mcp', 'client'])('the sources of the package %s', (name) => {
  it('import nothing but what its package.json counts among its dependencies', () => {
    const folder = `packages/${name}/src`;
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('testing/'),
    );
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      readText(`packages/${name}/package.json`),
    );
    const names = files.flatMap((file) => listPackages(readText(`${folder}/${file}`)));
    expect(names).not.toEqual([]);
    expect(names.filter((dependency) => dependencies[dependency] === undefined)).toEqual([]);
  });
});
