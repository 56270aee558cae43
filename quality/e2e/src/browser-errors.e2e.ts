import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a screen that cannot be loaded shows the error panel and is reported once, without personal data', async ({
  page,
}) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/browser-errors')) reports.push(request.postDataJSON());
  });
  await page.route(/\/assets\/.*scorecard.*\.js/, (route) => route.abort());
  const answered = page.waitForResponse(/\/api\/v1\/browser-errors$/);
  await page.goto('/scorecard?from=2026-01-01');
  expect((await answered).status()).toBe(204);
  await expect(page.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
  expect(reports).toEqual([
    {
      kind: 'render',
      name: 'TypeError',
      frames: expect.any(Array),
      route: '/scorecard',
      release: expect.stringMatching(/^[\w-]+\.js$/),
    },
  ]);
});
