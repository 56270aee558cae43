import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RequireMember } from './guards.tsx';
import type { AppRoute } from './lazy-screen.tsx';
import { appRoutes } from './router.tsx';

const web = join(import.meta.dirname, '../..');
const file = (name: string) => readFileSync(join(web, 'public', name));

/** Width and height of a PNG, out of its head. */
const readSize = (name: string) => `${file(name).readUInt32BE(16)}x${file(name).readUInt32BE(20)}`;

const leaves = (route: AppRoute): AppRoute[] => [route, ...(route.children ?? []).flatMap(leaves)];

describe('the files beside the page', () => {
  it('the manifest names icons of the size they have', () => {
    const { icons } = JSON.parse(file('manifest.json').toString());
    const pngs = icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(pngs).toHaveLength(3);
    for (const { src, sizes } of pngs) expect(readSize(src)).toBe(sizes);
    expect(pngs.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
    expect(readSize('apple-touch-icon.png')).toBe('180x180');
  });

  it('the page names files that are there, and the picture of shared links by its size', () => {
    const page = readFileSync(join(web, 'index.html'), 'utf8');
    const named = [...page.matchAll(/(?:href|content)="(?:%ORIGIN%)?\/([\w-]+\.\w+)"/g)].map(([, name]) => name);
    expect(readdirSync(join(web, 'public'))).toEqual(expect.arrayContaining(named));
    expect(named).toEqual(expect.arrayContaining(['favicon.ico', 'manifest.json', 'og-card.png']));
    expect(readSize('og-card.png')).toBe('1200x630');
    expect(page).toContain('<meta property="og:image:width" content="1200" />');
  });

  it('robots.txt keeps crawlers off every screen for members and lets them see the log-in', () => {
    const lines = file('robots.txt').toString().split('\n');
    const refused = lines.flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : []));
    const forMembers = appRoutes()
      .flatMap(leaves)
      .filter(({ Component }) => Component === RequireMember)
      .flatMap(leaves)
      .flatMap(({ path }) => (path === undefined ? [] : [`/${path}`]));
    expect(forMembers).toContain('/mypage');
    const open = forMembers.filter((path) => !refused.some((start) => path.startsWith(start)));
    expect(open).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(['Allow: /$', 'Allow: /login', 'Allow: /signup']));
  });
});
