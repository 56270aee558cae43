import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ROOT, readText } from './compose-file.ts';

/** The built files of an app. */
function readBuilt(app: string): string[] {
  const folder = `apps/${app}/dist`;
  const all = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return all.filter((name) => name.endsWith('.js')).map((file) => readText(`${folder}/${file}`));
}

/** Packages that the built files of an app import when they start, without those of Node itself. */
const imported = (app: string): string[] => [...new Set(readBuilt(app).flatMap(listPackages))].toSorted();

/** Packages that a file imports. */
function listPackages(source: string): string[] {
  const lines = source.matchAll(/^import (?:[^'"]*? from )?["']([^."'][^"']*)["'];$/gm);
  const names = [...lines].map(([, specifier = '']) => specifier).filter((name) => !isBuiltin(name));
  return names.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

// In a checkout everything is installed; an image has the dependencies only, and does not start without one of them.
describe.each([
  { app: 'api', outside: ['@napi-rs/canvas', 'bcrypt'] },
  { app: 'worker', outside: [] },
])('the built $app', ({ app, outside }) => {
  it('imports native code alone, which its package.json counts among its dependencies', () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readText(`apps/${app}/package.json`));
    expect(imported(app)).toEqual(outside);
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(outside));
  });

  it('never imports node:http, with which Node would load its fetch at each start', () => {
    const imports = readBuilt(app).filter((source) => /(?:from |import\()["'](?:node:)?http["']/.test(source));
    expect(imports).toEqual([]);
  });

  it('has source maps of its own code only, which Node reads at each start', () => {
    const folder = join(ROOT, `apps/${app}/dist`);
    const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));
    const sources = maps.flatMap((file): string[] => JSON.parse(readFileSync(join(folder, file), 'utf8')).sources);
    expect(sources.some((source) => source.endsWith('packages/runtime/src/logging/logger.ts'))).toBe(true);
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

describe('the built web', () => {
  const dist = join(ROOT, 'apps/web/dist');
  const page = readText('apps/web/dist/index.html');
  const [, list = '{}'] = /id="early-files">(.*?)<\/script>/.exec(page) ?? [];
  const early: Record<string, { files: string[] }> = JSON.parse(list);
  const [, first = ''] = /src="([^"]*\/first-[^"]*)"/.exec(page) ?? [];
  const inFrame = (file: string) => /\/(?:header-menu|legal-)/.test(file);
  const readScripts = (screen: string, isCounted = (file: string) => !inFrame(file)) =>
    (early[screen]?.files ?? [])
      .filter((file) => file.endsWith('.js') && isCounted(file))
      .map((file) => readFileSync(join(dist, file)));
  const weigh = (scripts: readonly Buffer[]) =>
    scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1000;

  // Beside the first script, which firstScreenBudget holds.
  it.each([
    ['search', 74],
    ['sample', 72],
    ['r', 72],
    ['scorecard', 29],
  ])('opens /%s with at most %d kB of gzipped scripts', (screen, most) => {
    const scripts = readScripts(screen);
    expect(scripts.length).toBeGreaterThan(2);
    expect(weigh(scripts)).toBeLessThan(most);
  });

  it('loads menu and foot of each page with at most 4 kB', () => {
    expect(readScripts('search', inFrame).length).toBeGreaterThan(1);
    expect(weigh(readScripts('search', inFrame))).toBeLessThan(4);
  });

  it('makes no formatter of the language before a result is there', () => {
    const scripts = [
      readFileSync(join(dist, first)),
      ...['search', 'sample', 'r', 'scorecard'].flatMap((screen) => readScripts(screen, () => true)),
    ];
    expect(
      scripts.map(String).flatMap((script) => script.match(/.{0,40}(?:\bIntl\.|toLocaleString\().{0,40}/g) ?? []),
    ).toEqual([]);
  });

  it('draws with one face of the font, and brings few more once the first screen stands', () => {
    const assets = readdirSync(join(dist, 'assets'));
    const styles = assets.filter((name) => name.endsWith('.css'));
    const faces = styles.flatMap((name) => readFileSync(join(dist, 'assets', name), 'utf8').match(/@font-face/g) ?? []);
    // And the measured fallback.
    expect(faces.length).toBeLessThanOrEqual(2);
    const fonts = assets.filter((name) => name.endsWith('.woff2'));
    expect(fonts.filter((name) => name.startsWith('pretendard-first-'))).toHaveLength(1);
    expect(fonts.length).toBeLessThanOrEqual(8);
    const all = Object.values(early).flatMap(({ files }) => files);
    expect(all.filter((file) => file.endsWith('.woff2'))).toEqual([]);
  });
});
