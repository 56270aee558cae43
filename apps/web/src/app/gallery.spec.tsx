import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../testing/stub-api.ts';

const src = resolve(import.meta.dirname, '..');
/** Stands in the frame of every screen, the gallery's too. */
const ofTheFrame = 'toast/toasts.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
  api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
});
afterAll(() => api.close());

it('the gallery shows every element of ui/', async () => {
  const folders = readdirSync(resolve(import.meta.dirname, '../ui'), { withFileTypes: true });
  const elements = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  renderApp('/gallery');
  await screen.findByRole('region', { name: 'button' });
  const shown = [...document.querySelectorAll('main > section')].map((section) => section.getAttribute('aria-label'));
  expect(shown).toEqual(elements.toSorted());
});

/** Components of ui/ that files import, as paths below it. */
function listComponents(files: readonly string[]): Set<string> {
  const imports = files.flatMap((file) => [
    ...readFileSync(resolve(src, file), 'utf8').matchAll(/from '(?:\.\.\/)+ui\/([^']+\.tsx)'/g),
  ]);
  return new Set(imports.map(([, path = '']) => path));
}

it('the gallery shows every component of ui/ that a screen uses', () => {
  const screens = globSync('{app,features,shared}/**/*.{ts,tsx}', { cwd: src });
  const shown = listComponents(screens.filter((file) => file.startsWith('app/gallery')));
  const used = listComponents(screens.filter((file) => !/gallery|\.spec\./.test(file)));
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((path) => !shown.has(path) && path !== ofTheFrame)).toEqual([]);
});
