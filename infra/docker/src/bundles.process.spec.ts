import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readText } from './compose-file.ts';

/** Packages that the built files of an app import when they start, without those of Node itself. */
function imported(app: string): string[] {
  const folder = `apps/${app}/dist`;
  const files = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.js'));
  const names = files.flatMap((file) => {
    const lines = readText(`${folder}/${file}`).matchAll(/^import (?:[^'"]*? from )?["']([^."'][^"']*)["'];$/gm);
    return [...lines].map(([, specifier = '']) => specifier);
  });
  const packages = names.filter((name) => !isBuiltin(name)).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(packages)].toSorted();
}

// In a checkout everything is installed; an image has the dependencies only, and does not start without one of them.
describe.each(['api', 'worker'])('the built %s', (app) => {
  it('imports nothing but what its package.json counts among its dependencies', () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readText(`apps/${app}/package.json`));
    const names = imported(app);
    expect(names).toContain('@nestjs/core');
    expect(names.filter((name) => dependencies[name] === undefined)).toEqual([]);
  });
});
