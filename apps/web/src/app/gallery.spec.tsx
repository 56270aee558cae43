// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../testing/stub-api.ts';

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
